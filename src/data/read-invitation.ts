/** Reads an invitation from its copy on this phone or from Firestore. Loaded only where a page shows no sample. */
import { INVITATIONS } from '#src/domain/collections.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { parseInvitation } from '#src/domain/invitation/stored-invitation.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { readDocument } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import { dropCopy, keepCopy, storedCopy } from './invitation-copy.ts';

/** The copy of the last visit, unless the page has closed since. `now` is in milliseconds since 1970. */
export function openCopy(code: string, now: number): Invitation | undefined {
  const copy = storedCopy(code);
  return copy && copy.settings.closesAt > now ? copy : undefined;
}

/** The invitation as it is stored now, also kept on this phone; `undefined` if guests may not read it. */
export async function fetchInvitation(code: string): Promise<Invitation | undefined> {
  const found = await readDocument(INVITATIONS, code, await appCheckToken());
  const invitation = found === 'hidden' ? undefined : parseInvitation(code, decodeFields(found.fields));
  if (invitation) keepCopy(invitation);
  else dropCopy(code);
  return invitation;
}

/** `fetch` rejects with a TypeError without a network, and with a DOMException when it took too long. */
export function failureOf(error: unknown): 'offline' | 'busy' {
  return error instanceof TypeError || error instanceof DOMException ? 'offline' : 'busy';
}
