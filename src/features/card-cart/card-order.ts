import type { CardDesign, CardSeries } from '#src/catalogue/card-series.ts';
import { designPicture, findDesign } from '#src/catalogue/card-series.ts';
import type { PriceRange } from '#src/config/price.ts';
import type { OfferId } from '#src/domain/order/offers.ts';
import { OFFERS } from '#src/domain/order/offers.ts';
import { pictureLink } from '#src/lib/media-address.ts';
import { groupDigits, rupeeRange, rupeeRangeShort, sumRanges, timesAmount } from '#src/lib/money.ts';
import type { OrderText } from '#src/lib/whatsapp.ts';
import { orderParts } from '#src/lib/whatsapp.ts';
import { discountsOf } from '#text/card-offers.ts';
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
  readonly estimate: PriceRange;
}

/** So that a line that has not changed is the same object again. */
const pricedLines = new WeakMap<CardLine, PricedLine>();

function priceLine({ designId, amount }: CardLine): PricedLine | undefined {
  const found = findDesign(designId);
  return found && { designId, amount, ...found, estimate: timesAmount(found.series.price, amount) };
}

/** Prices the lines that are still sold; `discontinued` lists the ids of the others. */
export function priceCart(cart: CardCart): {
  lines: PricedLine[];
  discontinued: string[];
  total: PriceRange;
} {
  const discontinued: string[] = [];
  const lines = cart.lines.flatMap((line) => {
    const priced = pricedLines.get(line) ?? priceLine(line);
    if (priced) pricedLines.set(line, priced);
    else discontinued.push(line.designId);
    return priced ?? [];
  });
  return { lines, discontinued, total: sumRanges(lines.map(({ estimate }) => estimate)) };
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
    `${cardsText(line.amount)} × ${rupeeRangeShort(line.series.price)} = ${rupeeRange(line.estimate)}`,
    imageAddress(line),
  ].join('\n');
}

/** An item for each line, the title with the first: long Hindi names may need several messages. */
function printedItems([title, first, ...rest]: readonly string[]): string[] {
  return title === undefined || first === undefined ? [] : [`\n${title}\n${first}`, ...rest];
}

/**
 * WhatsApp texts with name, amount, price and image of each item (specification §7), the names to print, a line each, and
 * the discounts.
 */
export function cardOrder(
  lines: readonly PricedLine[],
  total: PriceRange,
  printed: readonly string[] = [],
  offers: readonly OfferId[] = OFFERS,
): string[] {
  const order: OrderText = {
    greeting: CARD_ORDER.greeting,
    partTitle: ORDER_WORDS.part,
    items: [...lines.map(itemText), ...printedItems(printed)],
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
