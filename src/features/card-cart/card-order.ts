import type { CardDesign, CardSeries } from '#src/catalogue/card-series.ts';
import { designPicture, findDesign } from '#src/catalogue/card-series.ts';
import type { PriceRange } from '#src/config/price.ts';
import { cardToday } from '#src/domain/board/card-today.ts';
import type { Today } from '#src/domain/board/today.ts';
import type { OfferId } from '#src/domain/order/offers.ts';
import { OFFERS } from '#src/domain/order/offers.ts';
import { pictureLink } from '#src/lib/media-address.ts';
import { groupDigits, rupeeRange, rupeeRangeShort, sumRanges, timesAmount } from '#src/lib/money.ts';
import type { OrderText } from '#src/lib/whatsapp.ts';
import { orderParts } from '#src/lib/whatsapp.ts';
import { CARD_DISCOUNTS } from '#text/card-discounts.ts';
import { CART } from '#text/cart.ts';
import { CARD_ORDER } from '#text/checkout.ts';
import { ORDER_WORDS } from '#text/order-words.ts';
import type { CardCart, CardLine } from './card-cart.ts';
import { countCards } from './card-cart.ts';

export interface PricedLine {
  readonly designId: string;
  readonly amount: number;
  readonly series: CardSeries;
  readonly design: CardDesign;
  /** Of one, today. */
  readonly price: PriceRange;
  readonly estimate: PriceRange;
}

/** So that a line that has not changed is the same object again. */
const pricedLines = new WeakMap<CardLine, PricedLine>();

function priceLine(line: CardLine, items: Today['items']): PricedLine | undefined {
  const { designId, amount } = line;
  const found = findDesign(designId);
  const { price = found?.series.price, isOut } = cardToday(items, designId);
  if (!found || !price || isOut) return undefined;
  const before = pricedLines.get(line);
  if (before?.price === price) return before;
  const priced = { designId, amount, ...found, price, estimate: timesAmount(price, amount) };
  pricedLines.set(line, priced);
  return priced;
}

/**
 * Prices the lines that are sold today, with what the board says of `items`; `discontinued` and `soldOut` list
 * the ids of the others: designs that are no longer sold, and those that are sold out now.
 */
export function priceCart(
  cart: CardCart,
  items: Today['items'] = {},
): {
  lines: PricedLine[];
  discontinued: string[];
  soldOut: string[];
  total: PriceRange;
} {
  const lines = cart.lines.flatMap((line) => priceLine(line, items) ?? []);
  const left = cart.lines.map(({ designId }) => designId);
  const discontinued = left.filter((designId) => !findDesign(designId));
  const soldOut = left.filter((designId) => findDesign(designId) && cardToday(items, designId).isOut);
  return { lines, discontinued, soldOut, total: sumRanges(lines.map(({ estimate }) => estimate)) };
}

export function discountsOf(offers: readonly OfferId[]): readonly { title: string; line: string }[] {
  return CARD_DISCOUNTS.filter((_, place) => offers.some((offer) => offer === OFFERS[place])).map(
    ({ figure, offer, terms }) => ({ title: `${figure} ${offer}`, line: terms }),
  );
}

/** `1 card`, `1,250 cards`. */
export function cardsText(amount: number): string {
  return ORDER_WORDS.cards(groupDigits(amount), amount === 1);
}

/** JPEG, which every phone can show. */
function imageAddress(line: PricedLine): string {
  return pictureLink(designPicture(line.series, line.design));
}

function itemText(line: PricedLine, index: number): string {
  return [
    '',
    `${index + 1}. ${line.design.name} (${line.series.title})`,
    `${cardsText(line.amount)} × ${rupeeRangeShort(line.price)} = ${rupeeRange(line.estimate)}`,
    imageAddress(line),
  ].join('\n');
}

/** An item for each line, the title with the first: long Hindi names may need several messages. */
function printedItems([title, first, ...rest]: readonly string[]): string[] {
  return title === undefined || first === undefined ? [] : [`\n${title}\n${first}`, ...rest];
}

/**
 * WhatsApp texts with `notes`, name, amount, price and image of each item (specification §7), the names to print, a line
 * each, and the discounts.
 */
export function cardOrder(
  lines: readonly PricedLine[],
  total: PriceRange,
  printed: readonly string[] = [],
  offers: readonly OfferId[] = OFFERS,
  notes: readonly string[] = [],
): string[] {
  const order: OrderText = {
    greeting: CARD_ORDER.greeting,
    partTitle: ORDER_WORDS.part,
    items: [...notes, ...lines.map(itemText), ...printedItems(printed)],
    closing: [
      '',
      CARD_ORDER.total(rupeeRange(total), cardsText(countCards(lines))),
      `${CART.discounts(offers.length)}:`,
      ...discountsOf(offers).map(({ title, line }) => `- ${title} ${line}`),
      CARD_ORDER.closing,
    ].join('\n'),
  };
  return orderParts(order);
}
