import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INVITATION_COPY_PREFIX } from '#src/config/storage-keys.ts';
import { fetchInvitation, openCopy } from '#src/data/read-invitation.ts';
import { responds, STORED } from '#tests/support/invitation-responses.ts';

const DAY_MS = 24 * 3_600_000;
const START = Date.UTC(2026, 10, 1);

const CODES = Array.from({ length: 14 }, (_, place) => `WEDD1NG000${place + 10}`);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

/** Opens an invitation on this day, counted from 0. */
async function open(code: string, day: number): Promise<void> {
  vi.setSystemTime(START + day * DAY_MS);
  vi.stubGlobal('fetch', responds(200, STORED));
  expect(await fetchInvitation(code)).toBeDefined();
}

const kept = () => CODES.filter((code) => openCopy(code, Date.now()));

test('a phone keeps the twelve invitations that were opened last', async () => {
  for (const [day, code] of CODES.slice(0, 12).entries()) await open(code, day);
  expect(kept()).toEqual(CODES.slice(0, 12));
  await open(CODES[0] ?? '', 12);
  await open(CODES[12] ?? '', 13);
  expect(kept()).toEqual(CODES.filter((_, place) => place !== 1 && place <= 12));
  await open(CODES[13] ?? '', 14);
  expect(kept()).toEqual(CODES.filter((_, place) => place !== 1 && place !== 2));
});

test('a copy of a version that kept no time is the first to go', async () => {
  for (const [day, code] of CODES.slice(0, 12).entries()) await open(code, day);
  const key = `${INVITATION_COPY_PREFIX}${CODES[5]}`;
  const { openedAt: _, ...old } = JSON.parse(localStorage.getItem(key) ?? '');
  localStorage.setItem(key, JSON.stringify(old));
  await open(CODES[12] ?? '', 13);
  expect(kept()).toEqual(CODES.filter((_, place) => place !== 5 && place <= 12));
});
