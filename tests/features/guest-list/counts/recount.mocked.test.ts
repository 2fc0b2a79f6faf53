import { expect, test, vi } from 'vitest';
import { recount } from '#src/features/guest-list/counts/recount.ts';
import { familyWith, listOf, replyWith } from '#tests/support/guest-list.ts';
import { SAMPLE } from '#tests/support/sample-invitation.ts';

const ANSWER = { adults: 1, children: 0, veg: 1, jain: 0, nonVeg: 0 };
const BOOK = listOf(
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
vi.mock('#src/features/guest-list/use-guest-list.ts', () => ({
  guestListOf: () => ({ sync: async () => undefined, view: () => ({ status: 'ready', guestList: BOOK }) }),
}));

test.each([
  [true, 2],
  [false, 1],
])('a dinner is counted again as it was planned, with the open link: %s', async (countsOpenLink, plates) => {
  const dinner = await recount({ code: SAMPLE.code, key: 'f1', countsOpenLink });
  expect(dinner?.plates.total).toBe(plates);
  expect(dinner?.countsOpenLink).toBe(countsOpenLink);
});
