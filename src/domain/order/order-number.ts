import { dayAfter, indiaDay } from '#src/domain/india-time.ts';

/** Without I, L, O and U, which are misread. 32 letters, so that all are equally likely. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The first letter of the shop's name. */
export const ORDER_LETTER = import.meta.env.VITE_ORDER_LETTER;

/** Easy to read out and made on the phone: `S-261122-7Q3M`, with the day in India. */
export function newOrderNumber(now: number): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => LETTERS[byte % 32]);
  return `${ORDER_LETTER}-${indiaDay(now).slice(2).replaceAll('-', '')}-${letters.join('')}`;
}

/** `S-261122-7Q3M` → `2026-11-22`. */
export function dayOfNumber(number: string): string {
  const [, digits = ''] = number.split('-');
  return `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
}

/** How late a phone without a network may send an order. Limited because anybody can write an older day into a number. */
export const LATE_DAYS = 3;

/** The day in India in the order's number, unless that is too long before the order arrived. */
export function dayPlaced({
  number,
  createdAt,
}: {
  readonly number: string;
  readonly createdAt: number;
}): string {
  const came = indiaDay(createdAt);
  const placed = dayOfNumber(number);
  const earliest = dayAfter(came, -LATE_DAYS) ?? came;
  return earliest <= placed && placed <= came ? placed : came;
}
