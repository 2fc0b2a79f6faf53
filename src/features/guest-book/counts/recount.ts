import { countFunctions } from '#src/domain/guests/function-count.ts';
import type { DinnerPlan } from '#src/domain/guests/planned-dinner.ts';
import { plannedDinner } from '#src/domain/guests/planned-dinner.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { guestBookOf } from '../use-guest-book.ts';

type Planned = Pick<DinnerPlan, 'code' | 'countsOpenLink'> & { readonly key: string };

/** A planned dinner counted again in the same way; `undefined` if nobody who may count is signed in, or without a network. */
export async function recount({ code, key, countsOpenLink }: Planned): Promise<DinnerPlan | undefined> {
  const { openSignIn } = await import('#src/data/account-api.ts');
  const { readInvitation } = await import('#src/data/invitations-api.ts');
  const { account } = await openSignIn();
  if (!account) return undefined;
  const guests = guestBookOf(code);
  const [invitation] = await Promise.all([readInvitation(code), guests.sync()]);
  const { status, book } = guests.view();
  return status === 'ready' && invitation
    ? dinnerOf(invitation, book, { code, key, countsOpenLink })
    : undefined;
}

function dinnerOf(
  invitation: Invitation,
  book: Parameters<typeof countFunctions>[1],
  { key, countsOpenLink }: Planned,
): DinnerPlan | undefined {
  const count = countFunctions(invitation, book, countsOpenLink).find(({ one }) => one.key === key);
  return count && plannedDinner(invitation, count, Date.now(), countsOpenLink);
}
