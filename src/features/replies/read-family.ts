/** Reads a family by the token of its link, and marks the link as opened. Loaded only for guests with such a link. */
import { GUEST_PREFIX } from '#src/config/storage-keys.ts';
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
import { isStored } from '#src/lib/storage.ts';
import { changeRecord, closeRecord, guestRecord } from './guest-record.ts';

/** `open`: for nobody in particular. `failed`: a family's that could not be read. */
export type FamilyReading =
  | { readonly state: 'open' | 'loading' | 'failed' }
  | { readonly state: 'known'; readonly family: FamilyPage };

/** For this token, or the link opened before; shows what is known at each step. Rejects only if `show` does. */
export async function openFamily(
  code: string,
  inAddress: string | undefined,
  show: (reading: FamilyReading) => Promise<void>,
  closed: boolean | undefined,
): Promise<void> {
  if (closed) {
    closeRecord(code);
    return show({ state: 'open' });
  }
  const { token: before, family: last } = guestRecord(code);
  const token = inAddress ?? before;
  if (!token) return show({ state: 'open' });
  const kept = last?.id === token ? last : undefined;
  await show(kept ? { state: 'known', family: kept } : { state: 'loading' });
  try {
    // A link that no longer works does not replace one that does.
    const other = before !== token ? before : undefined;
    const family = (await fetchFamily(code, token)) ?? (other && (await fetchFamily(code, other)));
    if (!family) return await show({ state: 'open' });
    keepFamily(code, family);
    await show({ state: 'known', family });
    if (inAddress) hideToken(code);
    void markOpened(code, family.id, Date.now());
  } catch {
    await show(kept ? { state: 'known', family: kept } : { state: 'failed' });
  }
}

function keepFamily(code: string, family: FamilyPage): void {
  if (guestRecord(code).token === family.id) return;
  changeRecord(code, { token: family.id, family, own: undefined, openedOn: undefined, reply: undefined });
}

/**
 * Removes the token from the address bar, so that a copied address does not include the right to reply. Only
 * once this phone has stored it, for a reload. The router is not notified, because it would read again.
 */
function hideToken(code: string): void {
  if (!isStored(`${GUEST_PREFIX}${code}`)) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/** `undefined` if the link has been revoked. Also keeps the family on this phone. Throws offline. */
export async function fetchFamily(code: string, token: string): Promise<FamilyPage | undefined> {
  const path = `${INVITATIONS}/${code}/${FAMILIES}`;
  const found = await readDocument(path, token, await appCheckToken());
  const family = found === 'hidden' ? undefined : parseFamilyPage(token, decodeFields(found.fields));
  if (guestRecord(code).token === token) {
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

/** Also keeps them on this phone. A missing one is left out. Throws offline. */
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

/** At most once a day. `now` in milliseconds since 1970. Never rejects. */
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
