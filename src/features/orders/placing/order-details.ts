/** What customers may tell us about themselves and the wedding, saved on the phone for every order. */
import { create } from 'zustand';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { instantInIndia } from '#src/domain/india-time.ts';
import { ORDER_TEXTS } from '#src/domain/order/limits.ts';
import type { OrderFacts, PrintedLine } from '#src/domain/order/order.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { parsePhone } from '#src/lib/phone.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import { shortLine } from '#src/lib/text.ts';
import { publishOrderDate } from './order-date.ts';

/** As typed. */
export type OrderDetails = Readonly<
  Record<'name' | 'phone' | 'couple' | 'place' | 'date' | 'coupon', string>
>;

const NO_DETAILS: OrderDetails = { name: '', phone: '', couple: '', place: '', date: '', coupon: '' };

export const orderDetails = createStoredState({
  key: STORAGE_KEYS.orderDetails,
  empty: NO_DETAILS,
  parse: (stored) => ({ data: parseDetails(stored), dropped: false }),
});

orderDetails.useStore.subscribe(({ data }) => publishOrderDate(data.date));

/** Reads stored data of any shape and keeps the texts. */
function parseDetails(stored: unknown): OrderDetails {
  const fields = fieldsOf(stored);
  const text = (name: keyof OrderDetails) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    phone: text('phone'),
    couple: text('couple'),
    place: text('place'),
    date: text('date'),
    coupon: text('coupon'),
  };
}

/**
 * Cleaned for an order. Without names and place if they were typed for another couple than the one of the cards, as with
 * an earlier order from the same phone. The date stays: the offers that the cart shows depend on it.
 *
 * @param printed what the cards of the order say
 */
export function factsOf(
  { name, phone, couple, place, date }: OrderDetails,
  printed: readonly PrintedLine[] = [],
): Omit<OrderFacts, 'guests' | 'occasion'> {
  const isOfOthers = areOthers(couple, printed);
  return {
    name: shortLine(name, ORDER_TEXTS.name),
    phone: parsePhone(phone) ?? '',
    couple: isOfOthers ? '' : shortLine(couple, ORDER_TEXTS.couple),
    place: isOfOthers ? '' : shortLine(place, ORDER_TEXTS.place),
    date: instantInIndia(date, '00:00') === undefined ? '' : date,
  };
}

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

const TITLES: readonly string[] = 'dr mr mrs ms ca er adv chi sau shri smt km डॉ चि सौ श्री श्रीमती कु'.split(
  ' ',
);

/** Without titles and initials: `Dr S. Rohan Rao` → `rohan`, `rao`. */
function wordsOf(names: string): string[] {
  return names
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1 && !TITLES.includes(word));
}

/**
 * Whether a couple has neither of the first names that are printed. False where the two cannot be compared, being in
 * different letters.
 */
function areOthers(couple: string, printed: readonly PrintedLine[]): boolean {
  const firstNames = printed
    .filter(
      ({ field, text }) => (field === 'first' || field === 'second') && isLatin(text) === isLatin(couple),
    )
    .flatMap(({ text }) => wordsOf(text).slice(0, 1));
  const told = wordsOf(couple);
  return told.length > 0 && firstNames.length > 0 && !firstNames.some((name) => told.includes(name));
}

/** Whether the customer has been asked who they are, since this page was loaded; `isNew` until the question is in sight. */
export const asking = create<{ readonly asked: boolean; readonly isNew: boolean }>()(() => ({
  asked: false,
  isNew: false,
}));

/**
 * Requests a name or a number if the customer gave neither; once, because both are optional. True if it does so
 * now.
 */
export function askWho(): boolean {
  const { name, phone } = orderDetails.current();
  if (name.trim() !== '' || phone.trim() !== '' || asking.getState().asked) return false;
  asking.setState({ asked: true, isNew: true });
  return true;
}
