/** Invitations and their teams, for the owner and for couples who are let in. All throw Firebase errors. */

import { doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { DRAFTS, INVITATIONS, PORTRAITS } from '#src/domain/collections.ts';
import { parseSavedDraft } from '#src/domain/draft/account-draft.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import { invitationOf } from '#src/domain/draft/draft-invitation.ts';
import { isSameDraft } from '#src/domain/draft/draft-of-invitation.ts';
import { newFunctionIds } from '#src/domain/invitation/function-ids.ts';
import type { Invitation, Wall } from '#src/domain/invitation/invitation.ts';
import { codeOfAccount, newInvitationCode } from '#src/domain/invitation/new-invitation-code.ts';
import { withPrivate } from '#src/domain/invitation/private-functions.ts';
import { parseInvitation, storedFields } from '#src/domain/invitation/stored-invitation.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { CALL_TIMEOUT_MS } from '#src/lib/call-timeout.ts';
import { doneOrUnsure } from '#src/lib/done-or-unsure.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { readFields, readPage } from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';
import { runTransaction } from '#src/lib/transaction-api.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import type { Account } from './account.ts';
import { privatePlace } from './below-invitation-api.ts';
import { portraitDocument, readDraftPortraits, UPLOAD_TIMEOUT_MS } from './draft-portraits-api.ts';
import { eraseAlbum } from './erase-album-api.ts';
import { eraseGuests } from './erase-guests-api.ts';
import { erasePortraits } from './portraits-api.ts';
import {
  functionIds,
  giveFunctionIds,
  readPrivateFunctions,
  writePrivateFunctions,
} from './private-functions-api.ts';
import type { WaitingDraft } from './waiting-drafts-api.ts';
import { eraseDraftsOf } from './waiting-drafts-api.ts';

/** `invitation` is missing if the document is damaged. */
export interface OwnedInvitation {
  readonly id: string;
  readonly invitation: Invitation | undefined;
}

const teamDocument = v.object({ editors: v.array(v.string()) });

async function placeOf(code: string) {
  return doc(await openDatabase(), INVITATIONS, code);
}

/** The last changed first. */
export function listInvitations(after?: PageCursor): Promise<Page<OwnedInvitation>> {
  return readPage({ collection: INVITATIONS, dateField: 'updatedAt' }, ownedInvitation, after);
}

function ownedInvitation(id: string, fields: unknown): OwnedInvitation {
  return { id, invitation: parseInvitation(id, fields) };
}

/** The couple has saved another draft since, or an invitation has been made of it already. */
export class DraftChangedError extends Error {
  override readonly name = 'DraftChangedError';
}

/**
 * Turns a saved draft into an unpublished invitation that its couple may edit, and deletes the draft. Rejects with
 * `DraftChangedError` if it is not the `draft` that the owner has seen.
 */
export async function makeInvitation(
  { id, email }: WaitingDraft,
  draft: Draft,
  now: number,
): Promise<Invitation> {
  const stored = parseSavedDraft(await readFields(doc(await openDatabase(), DRAFTS, id)));
  if (JSON.stringify(stored?.draft) !== JSON.stringify(draft))
    throw new DraftChangedError('the draft has changed');
  const portraits = draft.portraits.length > 0 ? await readDraftPortraits(id) : [];
  // Without those that were never sent.
  const made = { ...draft, portraits: portraits.map(({ portrait }) => portrait) };
  const invitation = { ...invitationOf(made, now), code: await freeCode(id) };
  const [database, place, team, idsPlace] = await Promise.all([
    openDatabase(),
    placeOf(invitation.code),
    privatePlace(invitation.code, 'team'),
    privatePlace(invitation.code, 'functionIds'),
  ]);
  const ids = invitation.functions.some(({ isPrivate }) => isPrivate) ? newFunctionIds() : undefined;
  const documents = await Promise.all(portraits.map(portraitDocument));
  const make = async () => {
    const batch = writeBatch(database);
    batch.set(place, {
      ...storedFields(invitation),
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    batch.set(team, { editors: [email] });
    if (ids) {
      batch.set(idsPlace, ids);
      await writePrivateFunctions(batch, invitation, ids);
    }
    for (const [index, { portrait }] of portraits.entries()) {
      batch.set(doc(place, PORTRAITS, portrait.place), documents[index]);
      batch.delete(doc(database, DRAFTS, id, PORTRAITS, portrait.place));
    }
    batch.delete(doc(database, DRAFTS, id));
    return batch.commit();
  };
  await doneOrUnsure(
    () => retryConflicts(make, UPLOAD_TIMEOUT_MS),
    // The code was free.
    async () => (await readFields(place)) !== undefined,
  );
  return invitation;
}

/** The code derived from the account, or a random one if it already has a wedding. */
async function freeCode(uid: string): Promise<string> {
  const own = await codeOfAccount(uid);
  return (await readFields(await placeOf(own))) ? newInvitationCode() : own;
}

/** The wedding made of what an account had saved; `undefined` before. */
export async function findWedding({ uid, email }: Account): Promise<string | undefined> {
  const code = await codeOfAccount(uid);
  try {
    return (await readTeam(code)).includes(email) ? code : undefined;
  } catch (error) {
    if (backendFailure(error) === 'refused') return undefined;
    throw error;
  }
}

/** With all its functions; `undefined` if there is none with this code or it cannot be read. */
export async function readInvitation(code: string): Promise<Invitation | undefined> {
  const invitation = parseInvitation(code, await readFields(await placeOf(code)));
  // After the page: a function that was made public in between is then missing from an old version, which nobody saves over.
  return invitation && withPrivate(invitation, await readPrivateFunctions(code));
}

/** Owner only; `publishPage` is the way back. */
export async function unpublish(code: string): Promise<void> {
  await change(code, { published: false });
}

/** Guests read the page until `closesAt` (milliseconds since 1970). */
export async function setClosing(code: string, closesAt: number): Promise<void> {
  await change(code, { 'settings.closesAt': new Date(closesAt) });
}

/** Owner only. Whether the couple's films are made without the word 'Sample'. */
export async function setFilmReleased(code: string, filmReleased: boolean): Promise<void> {
  await change(code, { filmReleased });
}

export async function closeOpenLink(code: string): Promise<void> {
  await change(code, { 'settings.openSeats': 0 });
}

export async function setWall(code: string, wall: Wall): Promise<void> {
  await change(code, { 'settings.wall': wall });
}

async function change(code: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const place = await placeOf(code);
  await retryConflicts(() => updateDoc(place, { ...fields, updatedAt: serverTimestamp() }));
}

/**
 * Saves over the version of `edited.updatedAt`. If a newer one says something else, nothing is written and that one is returned.
 * Rejects if what is stored cannot be read, such as by an old version of the shop. `published` and `filmReleased`, which the
 * owner decides, stay as they are, and so do the photographs, which are saved by themselves.
 */
export async function saveInvitation(edited: Invitation): Promise<Invitation | undefined> {
  const { code, functions } = edited;
  const place = await placeOf(code);
  const { published: _published, filmReleased: _filmReleased, ...fields } = storedFields(edited);
  const database = await openDatabase();
  const before = await readPrivateFunctions(code);
  const hidden = functions.filter(({ isPrivate }) => isPrivate);
  const ids = before.length + hidden.length > 0 ? await functionIds(code) : undefined;
  // Before a function leaves the public page, so that no invited family misses it.
  const wasPrivate = new Set(before.map(({ one }) => one.key));
  if (ids && hidden.some(({ key }) => !wasPrivate.has(key))) await giveFunctionIds(code, ids);
  const isNewer = await retryConflicts(() =>
    runTransaction(database, async (transaction) => {
      const found = await transaction.get(place);
      const stored = parseInvitation(code, found.data());
      if (!stored) throw new Error('the page cannot be read');
      if (stored.updatedAt !== edited.updatedAt) return true;
      const { order } = storedFields({ ...edited, portraits: stored.portraits ?? [] });
      transaction.update(place, { ...fields, order, updatedAt: serverTimestamp() });
      if (ids) await writePrivateFunctions(transaction, edited, ids, before);
      return false;
    }),
  );
  if (!isNewer) return undefined;
  const other = await readInvitation(code);
  if (!other) throw new Error('the page cannot be read');
  // It may be this save, retried by the SDK or the couple after a lost response.
  return isSameDraft(other, edited) ? undefined : other;
}

/** In small letters. */
export async function readTeam(code: string): Promise<readonly string[]> {
  const team = v.safeParse(teamDocument, await readFields(await privatePlace(code, 'team')));
  return team.success ? team.output.editors : [];
}

/** Owner only. At most `LIMITS.editors.max` addresses, in small letters. */
export async function writeTeam(code: string, editors: readonly string[]): Promise<void> {
  await withTimeout(setDoc(await privatePlace(code, 'team'), { editors }), CALL_TIMEOUT_MS);
}

/** Also everything stored under it, the invitation last. Safe to repeat, and to continue later. */
export async function eraseWedding(code: string): Promise<void> {
  // Stops replies while guests are being erased. A damaged invitation cannot be changed, but it can be erased.
  await unpublish(code).catch(() => undefined);
  await eraseAlbum(code);
  await eraseGuests(code);
  await erasePortraits(code);
  await eraseDraftsOf(await readTeam(code));
  const [database, place, team, ids, approved] = await Promise.all([
    openDatabase(),
    placeOf(code),
    privatePlace(code, 'team'),
    privatePlace(code, 'functionIds'),
    privatePlace(code, 'approved'),
  ]);
  await retryConflicts(() => {
    const batch = writeBatch(database);
    batch.delete(approved);
    batch.delete(ids);
    batch.delete(team);
    batch.delete(place);
    return batch.commit();
  });
}
