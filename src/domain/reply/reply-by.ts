/**
 * `by` of a reply names the phone and the change: 20 random hexadecimal digits of the phone, and 12 that count its changes.
 * So a phone can tell its own earlier reply from a later one, and both from another phone's.
 */

const PHONE_DIGITS = 20;
const COUNT_DIGITS = 12;

/** For a phone's next change; `last` is that of the change before, `undefined` at first. */
export function nextBy(last: string | undefined): string {
  if (last === undefined) return `${newPhone()}${countText(1)}`;
  return `${phoneOf(last)}${countText(Number.parseInt(last.slice(PHONE_DIGITS), 16) + 1)}`;
}

export function isSamePhone(one: string, other: string): boolean {
  return phoneOf(one) === phoneOf(other);
}

/** Only if both are from the same phone. */
export function isLaterChange(one: string, other: string): boolean {
  return isSamePhone(one, other) && one > other;
}

function phoneOf(by: string): string {
  return by.slice(0, PHONE_DIGITS);
}

function countText(count: number): string {
  return count.toString(16).padStart(COUNT_DIGITS, '0');
}

function newPhone(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(PHONE_DIGITS / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
