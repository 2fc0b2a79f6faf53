/** Reads a family by the token of its link, and marks the link as opened. Loaded only for guests with such a link. */
import { FAMILIES, INVITATIONS, OPENED, PRIVATE_FUNCTIONS } from '#src/domain/collections.ts';
import type { FamilyPage } from '#src/domain/guests/family.ts';
import { parseFamilyPage } from '#src/domain/guests/family.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { PlacedFunction } from '#src/domain/invitation/private-functions.ts';
import { withOwn } from '#src/domain/invitation/private-functions.ts';
import { parsePrivateFunction } from '#src/domain/invitation/stored-invitation.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { readDocument, writeDocument } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import { changeRecord, guestRecord } from './guest-record.ts';

/** The token of the family whose link this phone has opened. */
export function keptToken(code: string): string | undefined {
  return guestRecord(code).token;
}

/** Makes it this phone's family, and forgets what was kept of another. */
export function keepFamily(code: string, family: FamilyPage): void {
  if (guestRecord(code).token === family.id) return;
  changeRecord(code, { token: family.id, family, own: undefined, openedOn: undefined, reply: undefined });
}

/** The family as it was last read with this token. */
export function keptFamily(code: string, token: string): FamilyPage | undefined {
  const { family } = guestRecord(code);
  return family?.id === token ? family : undefined;
}

/** The family as it is stored; `undefined` if its link has been revoked. This phone keeps its own. Throws offline. */
export async function fetchFamily(code: string, token: string): Promise<FamilyPage | undefined> {
  const path = `${INVITATIONS}/${code}/${FAMILIES}`;
  const found = await readDocument(path, token, await appCheckToken());
  const family = found === 'hidden' ? undefined : parseFamilyPage(token, decodeFields(found.fields));
  if (keptToken(code) === token) {
    changeRecord(code, family ? { family } : { family: undefined, own: undefined, reply: undefined });
  }
  return family;
}

/** Puts a family's private functions into its invitation. */
export type PutIn = (invitation: Invitation) => Invitation;

const puttingIn =
  (own: readonly PlacedFunction[]): PutIn =>
  (invitation) =>
    withOwn(invitation, own);

export function keptFunctions(code: string): PutIn | undefined {
  const { own } = guestRecord(code);
  return own && puttingIn(own);
}

/** The private functions with these ids, also kept on this phone. One that is gone is left out. Throws offline. */
export async function fetchFunctions(code: string, ids: readonly string[]): Promise<PutIn> {
  const path = `${INVITATIONS}/${code}/${PRIVATE_FUNCTIONS}`;
  const appCheck = await appCheckToken();
  const found = await Promise.all(ids.map((id) => readDocument(path, id, appCheck)));
  const own = found.flatMap((one) =>
    one === 'hidden' ? [] : (parsePrivateFunction(decodeFields(one.fields)) ?? []),
  );
  changeRecord(code, { own });
  return puttingIn(own);
}

/** Marks the link as opened, at most once a day. `now` is in milliseconds since 1970. Never rejects. */
export async function markOpened(code: string, token: string, now: number): Promise<void> {
  const openedOn = indiaDay(now);
  if (guestRecord(code).openedOn === openedOn) return;
  changeRecord(code, { openedOn });
  const path = `${INVITATIONS}/${code}/${OPENED}/${token}`;
  const mark = { path, fields: {}, timeField: 'at' };
  await appCheckToken()
    .then((appCheck) => writeDocument(mark, appCheck))
    .catch(() => undefined);
}
