import { guestBookOf } from '../guests/use-guest-book.ts';
import type { Invitation } from '../invitation.ts';
import { countFunctions } from './function-count.ts';
import type { DinnerPlan } from './planned-dinner.ts';
import { plannedDinner } from './planned-dinner.ts';

/** A planned dinner counted again; `undefined` if nobody who may count is signed in, or without a network. */
export async function recount({
  code,
  key,
}: {
  readonly code: string;
  readonly key: string;
}): Promise<DinnerPlan | undefined> {
  const { openSignIn } = await import('../account/account-api.ts');
  const { readInvitation } = await import('../invitations-api.ts');
  const { account } = await openSignIn();
  if (!account) return undefined;
  const guests = guestBookOf(code);
  const [invitation] = await Promise.all([readInvitation(code), guests.sync()]);
  const { status, book } = guests.view();
  return status === 'ready' && invitation ? dinnerOf(invitation, book, key) : undefined;
}

function dinnerOf(
  invitation: Invitation,
  book: Parameters<typeof countFunctions>[1],
  key: string,
): DinnerPlan | undefined {
  const count = countFunctions(invitation, book).find(({ one }) => one.key === key);
  return count && plannedDinner(invitation, count, Date.now());
}
