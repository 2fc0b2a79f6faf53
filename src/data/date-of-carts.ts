/** The date and place that both carts keep. Stored apart from them, so that carts load nothing for it. */
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { instantInIndia } from '#src/domain/india-time.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { readJson, writeText } from '#src/lib/storage.ts';
import type { ChosenDate } from './chosen-date.ts';

const CARTS = [STORAGE_KEYS.orderDetails, STORAGE_KEYS.cateringParty] as const;

type Cart = (typeof CARTS)[number];

export function dateOfCarts(): Partial<Pick<ChosenDate, 'day' | 'place'>> {
  for (const cart of CARTS) {
    const { date, place } = dataOf(cart);
    if (typeof date !== 'string' || instantInIndia(date, '12:00') === undefined) continue;
    return { day: date, ...(typeof place === 'string' && { place }) };
  }
  return {};
}

/**
 * Carts without a date, or with the date of `before`, get the new date and its place. A dinner of a wedding keeps its own.
 *
 * @param before what was chosen, or suggested from a cart, until now
 */
export function giveDateToCarts({ day, place }: ChosenDate, before: ChosenDate): void {
  for (const cart of CARTS) {
    const data = dataOf(cart);
    if (data.dinner || (data.date && data.date !== before.day)) continue;
    const isOurs = !data.place || data.place === before.place;
    const changed = { ...data, date: day, place: isOurs ? place : data.place };
    writeText(cart, JSON.stringify({ state: { data: changed } }));
    // Carts listen for changes in other tabs; this tab is notified in the same way.
    window.dispatchEvent(new StorageEvent('storage', { key: cart }));
  }
}

function dataOf(cart: Cart): Readonly<Record<string, unknown>> {
  const { state } = fieldsOf(readJson(cart));
  return fieldsOf(fieldsOf(state).data);
}
