/** What an order that is being placed takes from the board, and says of its customer. */
import { OFFER_CODES } from '#src/catalogue/gift-offers.ts';
import { today } from '#src/data/board/today-store.ts';
import type { OrderKind, PlacedOrder, PrintedLine } from '#src/domain/order/order.ts';
import { COUPON_CODE_PATTERN } from '#src/domain/text-patterns.ts';
import { boardLines } from '../board-text.ts';
import { factsOf as labelled } from '../order-text.ts';
import { factsOf, orderDetails } from './order-details.ts';

const CODE = new RegExp(COUPON_CODE_PATTERN, 'u');

/** A typed code, normalised; empty if it is not one. */
export function readCode(typed: string): string {
  const code = typed.toUpperCase().replaceAll(/\s/g, '');
  return CODE.test(code) ? code : '';
}

/** Whether a code that was typed is neither one of today's nor of our gift offers; never before the board is known. */
export function isUnknownCode(typed: string): boolean {
  if (typed.trim() === '') return false;
  const { rev, coupons } = today();
  const typedCode = readCode(typed);
  if (rev === 0 || OFFER_CODES.includes(typedCode)) return typedCode === '';
  return coupons.every(({ code }) => code !== typedCode);
}

/** The revision whose prices the cart shows, and the coupon. */
export function boardOfOrder(): Pick<PlacedOrder, 'board' | 'coupon'> {
  const { coupon } = orderDetails.current();
  return { board: today().rev, coupon: isUnknownCode(coupon) ? '' : readCode(coupon) };
}

/** The same and the customer's details as text, for the message that is sent if the order cannot be stored. */
export function orderNotes(kind: OrderKind, printed?: readonly PrintedLine[]): string[] {
  const { name, phone, ...wedding } = factsOf(orderDetails.current(), printed);
  // A menu has the function that it is for.
  const { couple, place, date } = kind === 'cards' ? wedding : { couple: '', place: '', date: '' };
  const facts = { kind, name, phone, couple, place, date, occasion: '', guests: 0, plates: undefined };
  return [...labelled(facts).map(({ label, value }) => `${label}: ${value}`), ...boardLines(boardOfOrder())];
}
