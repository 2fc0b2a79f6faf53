/** All items that the board can change, as one searchable list. */
import { CARD_SERIES } from '#src/catalogue/card-series.ts';
import { DISH_CATEGORIES } from '#src/catalogue/dishes.ts';
import type { PriceRange } from '#src/config/price.ts';
import { CARS } from '#text/catalogue/cars.ts';
import { ADD_ONS_PACKAGE, DJ_PACKAGES, HORSE_PACKAGES } from '#text/catalogue/dj.ts';
import { E_VIDEOS } from '#text/catalogue/e-videos.ts';
import { CRACKER_PACKAGES } from '#text/catalogue/firecrackers.ts';
import { GIFTS } from '#text/catalogue/gifts.ts';
import { MAKEUP_SERVICES } from '#text/catalogue/makeup.ts';
import { ADD_ONS, SINGLE_EVENTS, TIERS } from '#text/catalogue/photography.ts';
import { QR_TEMPLATES } from '#text/catalogue/qr-templates.ts';
import { MANAGE_SHOP } from '#text/manage-shop.ts';

export interface ShopItem {
  /** `cars/innova-crysta`. */
  readonly key: string;
  readonly name: string;
  readonly group: string;
  /** By the catalogue; `undefined` where prices are agreed in the chat, or are those of a series. */
  readonly price: PriceRange | undefined;
}

const { groups } = MANAGE_SHOP.items;

const single = (price: number | undefined) => (price === undefined ? undefined : { low: price, high: price });

const itemOf = (key: string, name: string, group: string, price?: PriceRange): ShopItem => ({
  key,
  name,
  group,
  price,
});

const packaged = (
  part: string,
  group: string,
  all: readonly { id: string; title: string; price?: number }[],
) => all.map(({ id, title, price }) => itemOf(`${part}/${id}`, title, group, single(price)));

const CARDS = 'cards/';

export const SHOP_ITEMS: readonly ShopItem[] = [
  ...CARD_SERIES.flatMap(({ id, title, price, designs }) => [
    itemOf(`${CARDS}${id}`, title, groups.cards, price),
    ...designs.map((design) => itemOf(`${CARDS}${id}/${design.id}`, design.name, title)),
  ]),
  ...CARS.map(({ id, name, basePrice }) => itemOf(`cars/${id}`, name, groups.cars, single(basePrice))),
  ...packaged(
    'dj',
    groups.music,
    [...DJ_PACKAGES, ...HORSE_PACKAGES].filter((one) => one !== ADD_ONS_PACKAGE),
  ),
  ...MAKEUP_SERVICES.map(({ id, title, price }) => itemOf(`makeup/${id}`, title, groups.makeup, price)),
  ...TIERS.flatMap(({ packages }) => packaged('photography', groups.photography, packages)),
  ...packaged('photography', groups.photography, [...SINGLE_EVENTS, ...ADD_ONS]),
  ...packaged('firecrackers', groups.firecrackers, CRACKER_PACKAGES),
  ...GIFTS.map(({ id, title }) => itemOf(`gifts/${id}`, title, groups.gifts)),
  ...E_VIDEOS.map(({ id, title }) => itemOf(`e-videos/${id}`, title, groups.eVideos)),
  ...DISH_CATEGORIES.flatMap(({ name: category, dishes }) =>
    dishes.map(({ id, name }) => itemOf(`dishes/${id}`, name, `${groups.dishes}: ${category}`)),
  ),
  ...QR_TEMPLATES.map(({ id, name }) => itemOf(`qr-templates/${id}`, name, groups.qrTemplates)),
];

const byKey = new Map(SHOP_ITEMS.map((item) => [item.key, item]));

/** An item by its key, or one with the key as its name if it is no longer in the catalogue. */
export function shopItem(key: string): ShopItem {
  return byKey.get(key) ?? { key, name: key, group: groups.gone, price: undefined };
}

/** `series-1` of a series of cards, `series-1/lotus` of a design; `undefined` for everything else. */
export function cardOf(key: string): string | undefined {
  return key.startsWith(CARDS) ? key.slice(CARDS.length) : undefined;
}

/** Whether it is a series of cards, whose designs are sold out with it. */
export function isSeries(key: string): boolean {
  return cardOf(key)?.includes('/') === false;
}

/** Whether it is a design of cards, also of a series that is no longer in the catalogue. */
export function isDesign(key: string): boolean {
  return cardOf(key)?.includes('/') === true;
}

/** The series of a design, by both their keys; `undefined` for everything else. */
export function seriesOf(key: string): ShopItem | undefined {
  return isDesign(key) ? byKey.get(key.slice(0, key.lastIndexOf('/'))) : undefined;
}

/** The series of a design that is sold out with it. */
export function outSeries(out: readonly string[], key: string): ShopItem | undefined {
  const series = seriesOf(key);
  return series && out.includes(series.key) ? series : undefined;
}

/** The designs of a series that are sold out by themselves, by name. */
export function outInSeries(out: readonly string[], series: string): string {
  return out
    .filter((key) => seriesOf(key)?.key === series)
    .map((key) => shopItem(key).name)
    .join(', ');
}

/** Items whose name and group together contain every word of the search; none for an empty search. */
export function findItems(typed: string): ShopItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return SHOP_ITEMS.filter(({ name, group }) => {
    const text = `${name} ${group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
