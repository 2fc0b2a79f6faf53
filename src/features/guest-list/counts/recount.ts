import { countFunctions } from '#src/domain/guests/function-count.ts';
import type { DinnerPlan } from '#src/domain/guests/planned-dinner.ts';
import { plannedDinner } from '#src/domain/guests/planned-dinner.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { guestListOf } from '../use-guest-list.ts';

type Planned = Pick<DinnerPlan, 'code' | 'countsOpenLink'> & { readonly key: string };

/** Counts a planned dinner again in the same way; `undefined` if nobody who may count is signed in, or offline. */
export async function recount({ code, key, countsOpenLink }: Planned): Promise<DinnerPlan | undefined> {
  const { openSignIn } = await import('#src/data/account-api.ts');
  const { readInvitation } = await import('#src/data/invitations-api.ts');
  const { account } = await openSignIn();
  if (!account) return undefined;
  const guests = guestListOf(code);
  const [invitation] = await Promise.all([readInvitation(code), guests.sync()]);
  const { status, guestList } = guests.view();
  return status === 'ready' && invitation
    ? dinnerOf(invitation, guestList, { code, key, countsOpenLink })
    : undefined;
}

function dinnerOf(
  invitation: Invitation,
  guestList: Parameters<typeof countFunctions>[1],
  { key, countsOpenLink }: Planned,
): DinnerPlan | undefined {
  const count = countFunctions(invitation, guestList, countsOpenLink).find(
    ({ weddingFunction }) => weddingFunction.key === key,
  );
  return count && plannedDinner(invitation, count, Date.now(), countsOpenLink);
}
