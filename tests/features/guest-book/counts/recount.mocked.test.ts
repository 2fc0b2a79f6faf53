import { expect, test, vi } from 'vitest';
import { recount } from '#src/features/guest-book/counts/recount.ts';
import { bookOf, familyWith, replyWith } from '#tests/support/guest-book.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const ANSWER = { adults: 1, children: 0, veg: 1, jain: 0, nonVeg: 0 };
const BOOK = bookOf(
  [familyWith({ id: 'sharma' })],
  [
    replyWith({ id: 'sharma', answers: { f1: ANSWER } }),
    replyWith({ id: 'd-asha', name: 'Asha', answers: { f1: ANSWER } }),
  ],
);

vi.mock('#src/data/account-api.ts', () => ({
  openSignIn: async () => ({ account: { uid: 'couple', email: 'aarav@example.com' } }),
}));
vi.mock('#src/data/invitations-api.ts', () => ({ readInvitation: async () => SAMPLE }));
vi.mock('#src/features/guest-book/use-guest-book.ts', () => ({
  guestBookOf: () => ({ sync: async () => undefined, view: () => ({ status: 'ready', book: BOOK }) }),
}));

test.each([
  [true, 2],
  [false, 1],
])('a dinner is counted again as it was planned, with the open link: %s', async (countsOpenLink, plates) => {
  const dinner = await recount({ code: SAMPLE.code, key: 'f1', countsOpenLink });
  expect(dinner?.plates.total).toBe(plates);
  expect(dinner?.countsOpenLink).toBe(countsOpenLink);
});
