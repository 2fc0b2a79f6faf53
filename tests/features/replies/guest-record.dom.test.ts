import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GUEST_PREFIX } from '#src/config/storage-keys.ts';
import { changeRecord, guestRecord } from '#src/features/replies/guest-record.ts';
import { FAMILY_ID } from '#tests/support/reply-database.ts';

const DAY_MS = 24 * 3_600_000;

const CODES = Array.from({ length: 14 }, (_, place) => `WEDD1NG000${place + 10}`);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

/** Opens a family's link on this day, counted from 0. */
function open(code: string, day: number): void {
  vi.setSystemTime(Date.UTC(2026, 10, 1) + day * DAY_MS);
  changeRecord(code, { token: FAMILY_ID });
}

const known = () => CODES.filter((code) => guestRecord(code).token === FAMILY_ID);

test('a phone keeps its links to the twelve weddings that were opened last', () => {
  for (const [day, code] of CODES.slice(0, 12).entries()) open(code, day);
  expect(known()).toEqual(CODES.slice(0, 12));
  open(CODES[0] ?? '', 12);
  open(CODES[12] ?? '', 13);
  expect(known()).toEqual(CODES.filter((_, place) => place !== 1 && place <= 12));
  open(CODES[13] ?? '', 14);
  expect(known()).toEqual(CODES.filter((_, place) => place !== 1 && place !== 2));
});

test('a record of a version that kept no time is the first to go', () => {
  for (const [day, code] of CODES.slice(0, 12).entries()) open(code, day);
  localStorage.setItem(`${GUEST_PREFIX}${CODES[5]}`, JSON.stringify({ token: FAMILY_ID }));
  open(CODES[12] ?? '', 13);
  expect(known()).toEqual(CODES.filter((_, place) => place !== 5 && place <= 12));
});
