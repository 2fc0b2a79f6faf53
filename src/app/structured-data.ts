/** Structured data (schema.org) for search engines, used at build time only. It repeats only what the page shows. */
import { LEGAL } from '#src/config/legal.ts';
import type { PictureSource } from '#src/config/media.ts';
import { PATHS } from '#src/config/paths.ts';
import type { PriceRange } from '#src/config/price.ts';
import { SITE } from '#src/config/site.ts';
import { tierPrice } from '#src/data/board/tier-price.ts';
import { today } from '#src/data/board/today-store.ts';
import type { ItemToday } from '#src/domain/board/today.ts';
import { pictureLink, previewLink } from '#src/lib/media-address.ts';
import { BRAND, CITY } from '#text/brand.ts';
import { CARS } from '#text/catalogue/cars.ts';
import { DJ_PACKAGES, HORSE_PACKAGES } from '#text/catalogue/dj.ts';
import { MAKEUP_SERVICES } from '#text/catalogue/makeup.ts';
import type { SingleEvent } from '#text/catalogue/photography.ts';
import { SINGLE_EVENTS, TIERS } from '#text/catalogue/photography.ts';
import { FAQ } from '#text/faq.ts';
import { PHOTOGRAPHY_TIER } from '#text/photography.ts';
import { STRUCTURED_DATA } from '#text/structured-data.ts';

// A dynamic import, as in card-cart.ts: a static one would pull the module into the first load.
const { CARD_SERIES, designPicture } = await import('#src/catalogue/card-series.ts');

export type Thing = Readonly<Record<string, unknown>>;

const CONTEXT = 'https://schema.org';
const BUSINESS_ID = `${SITE.url}/#business`;

const place: Thing = { '@type': 'PostalAddress', addressLocality: CITY, addressCountry: 'IN' };

const business: Thing = {
  '@context': CONTEXT,
  '@type': 'LocalBusiness',
  '@id': BUSINESS_ID,
  name: BRAND.nameLatin,
  ...(BRAND.nameHindi === BRAND.nameLatin ? {} : { alternateName: BRAND.nameHindi }),
  slogan: BRAND.tagline,
  url: `${SITE.url}${PATHS.root}`,
  image: previewLink('home'),
  telephone: SITE.landline,
  email: SITE.email,
  address: place,
  hasMap: SITE.mapLink,
  currenciesAccepted: 'INR',
  sameAs: [SITE.instagram, SITE.facebook, SITE.youtube].filter(Boolean),
};

/** On the page that shows the registered name and the address. */
const registered: Thing = {
  ...business,
  legalName: LEGAL.name,
  address: { ...place, streetAddress: LEGAL.address },
};

const questions: Thing = {
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: FAQ.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};

/** Firecrackers are left out because they may not be offered online. */
const DATA_BY_PAGE: Readonly<Record<string, () => readonly Thing[]>> = {
  [PATHS.root]: () => [business, questions],
  [PATHS.home]: () => [business, questions],
  [PATHS.contact]: () => [business],
  [PATHS.faq]: () => [questions],
  [PATHS.grievances]: () => [registered],
  [PATHS.weddingCards]: () =>
    CARD_SERIES.map((series) => {
      const [lead] = series.designs;
      return product({
        name: series.title,
        description: series.line,
        category: STRUCTURED_DATA.cards,
        price: series.price,
        item: `cards/${series.id}`,
        ...(lead ? { picture: designPicture(series, lead) } : {}),
      });
    }),
  [PATHS.cars]: () =>
    CARS.map(({ id, name, image, basePrice }) =>
      service({
        name: STRUCTURED_DATA.carForADay(name),
        description: image.alt,
        category: STRUCTURED_DATA.cars,
        price: single(basePrice),
        item: `cars/${id}`,
        picture: image,
      }),
    ),
  [PATHS.makeup]: () =>
    MAKEUP_SERVICES.map(({ id, title, desc, price, picture }) =>
      service({
        name: title,
        description: desc,
        category: STRUCTURED_DATA.makeup,
        price,
        item: `makeup/${id}`,
        picture,
      }),
    ),
  [PATHS.dj]: () =>
    [...DJ_PACKAGES, ...HORSE_PACKAGES].flatMap(({ id, title, highlight, price, picture }) =>
      price === undefined
        ? []
        : [
            service({
              name: title,
              description: highlight,
              category: STRUCTURED_DATA.music,
              price: single(price),
              item: `dj/${id}`,
              picture,
            }),
          ],
    ),
  [PATHS.photography]: () => [
    ...TIERS.map((tier) =>
      service({
        name: PHOTOGRAPHY_TIER.title(tier.name),
        description: tier.line,
        category: STRUCTURED_DATA.photography,
        price: tierPrice(tier, today().items),
        picture: tier.picture,
      }),
    ),
    ...packagesOf(SINGLE_EVENTS, (title) => title),
  ],
  ...Object.fromEntries(
    TIERS.map(({ name, path, packages }) => [
      path,
      () => packagesOf(packages, (title) => `${title} (${name})`),
    ]),
  ),
};

export function structuredData(address: string): readonly Thing[] {
  return DATA_BY_PAGE[address]?.() ?? [];
}

export function structuredDataBlock(address: string): string {
  const things = structuredData(address);
  if (things.length === 0) return '';
  // A `<` could end the script block early.
  const text = JSON.stringify(things).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

interface Sold {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly price: PriceRange;
  /** Path in the catalogue, by which the board is looked up. */
  readonly item?: string;
  readonly picture?: PictureSource;
}

function packagesOf(packages: readonly SingleEvent[], nameOf: (title: string) => string): Thing[] {
  return packages.map(({ id, title, items, price, picture }) =>
    service({
      name: nameOf(title),
      description: items.join(', '),
      category: STRUCTURED_DATA.photography,
      price: single(price),
      item: `photography/${id}`,
      picture,
    }),
  );
}

function product({ name, description, category, picture, ...sold }: Sold): Thing {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    description,
    category,
    brand: { '@type': 'Brand', name: BRAND.nameLatin },
    ...(picture ? { image: pictureLink(picture) } : {}),
    offers: { ...offer(sold), availability: availability(sold), seller: { '@id': BUSINESS_ID } },
  };
}

function service({ name, description, category, picture, ...sold }: Sold): Thing {
  const { isOut } = itemToday(sold);
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name,
    description,
    serviceType: category,
    provider: { '@type': 'LocalBusiness', '@id': BUSINESS_ID, name: BRAND.nameLatin },
    areaServed: CITY,
    ...(picture ? { image: pictureLink(picture) } : {}),
    offers: { ...offer(sold), ...(isOut ? { availability: availability(sold) } : {}) },
  };
}

type Offered = Pick<Sold, 'price' | 'item'>;

function itemToday({ item }: Offered): ItemToday {
  return (item === undefined ? undefined : today().items[item]) ?? {};
}

function availability(sold: Offered): string {
  return `${CONTEXT}/${itemToday(sold).isOut ? 'OutOfStock' : 'InStock'}`;
}

function offer(sold: Offered): Thing {
  const { low, high } = itemToday(sold).price ?? sold.price;
  if (low === high) return { '@type': 'Offer', price: low, priceCurrency: 'INR' };
  return { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, priceCurrency: 'INR' };
}

function single(price: number): PriceRange {
  return { low: price, high: price };
}
