import type { Draft } from '#src/domain/draft/draft.ts';
import { faultsInMade } from '#src/domain/draft/draft-check.ts';
import { invitationOf } from '#src/domain/draft/draft-invitation.ts';
import { draftOf, isSameDraft, withStored } from '#src/domain/draft/draft-of-invitation.ts';
import { hasEqualFunctions, isEqualDraft, mergeDrafts } from '#src/domain/draft/merge-drafts.ts';
import { keysIn } from '#src/domain/guests/guest-list.ts';
import type { FunctionKey, Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import { nameKey } from '#src/domain/invitation/name-key.ts';
import { guestListOf } from '#src/features/guest-list/use-guest-list.ts';
import { rememberTold } from './told-before.ts';
import type { Edits } from './wedding-edits.ts';
import { basesOf, noEdits, weddingEdits } from './wedding-edits.ts';

export type Saving =
  | { readonly outcome: 'saved'; readonly stored: Invitation }
  /** Something typed is missing or wrong, and nothing was saved: saving may drop nothing. */
  | { readonly outcome: 'correct' }
  /** Somebody else has changed the same, and nothing was saved. */
  | { readonly outcome: 'conflict'; readonly theirs: Invitation };

/**
 * Saves the changes of this phone, together with what somebody else has changed meanwhile elsewhere on the page. What is typed
 * while it saves stays a change. Throws without a response: the changes may have been stored, and stay here.
 *
 * @param known the newest version that the desk knows
 */
export async function saveEdits(known: Invitation): Promise<Saving> {
  const { code } = known;
  const begun = weddingEdits.current(code) ?? noEdits(known);
  let typed = begun.draft;
  /** Of what was typed when it was pressed; the changes themselves may move on meanwhile. */
  let typedOn = begun;
  const { readInvitation, saveInvitation } = await import('#src/data/invitations-api.ts');
  // Another tab may have saved.
  let stored = begun.updatedAt > known.updatedAt ? ((await readInvitation(code)) ?? known) : known;
  for (;;) {
    const kept = weddingEdits.current(code) ?? { ...begun, draft: typed };
    const theirs = draftOf(stored);
    const ours = mergeDrafts(basesOf(typedOn, stored), typed, theirs);
    const waits = mergeDrafts(basesOf(kept, stored), kept.draft, theirs);
    if (ours.conflicts.length + waits.conflicts.length > 0) return { outcome: 'conflict', theirs: stored };
    const merged = ours.draft;
    const now = Date.now();
    if (faultsInMade(merged, now).length > 0) return { outcome: 'correct' };

    const taken = await takenKeys(stored, merged, kept.sent);
    const edited = withStored(invitationOf(merged, now, taken), stored);
    const sending = draftOf(edited);
    const keyed = (draft: Draft) => withKeys(draft, merged, edited.functions);
    typed = keyed(merged);
    const { updatedAt } = stored;
    const earlier = kept.updatedAt === updatedAt ? kept.sent : [];
    const sent = [...earlier.filter((one) => !isEqualDraft(one, sending)), sending];
    typedOn = { code, updatedAt, base: theirs, draft: typed, sent };
    weddingEdits.change(code, (waiting) => {
      // A photograph that was saved meanwhile has moved them on.
      if (!waiting || waiting.updatedAt > updatedAt)
        return waiting && { ...waiting, draft: keyed(waiting.draft) };
      const { draft } = mergeDrafts(basesOf(waiting, stored), waiting.draft, theirs);
      return { ...typedOn, draft: keyed(draft) };
    });

    const before = stored;
    // Before: the response may be lost, and the change is saved all the same.
    const takeBack = rememberTold(before, edited);
    const other = await saveInvitation(edited);
    if (!other) {
      const found = await readInvitation(code).catch(() => undefined);
      const isOurs = found !== undefined && isSameDraft(found, edited);
      if (isOurs) {
        takeBack();
        rememberTold(before, edited, found.updatedAt);
      }
      weddingEdits.change(code, (waiting) =>
        waiting && !isEqualDraft(waiting.draft, typed)
          ? { ...waiting, updatedAt: isOurs ? found.updatedAt : updatedAt, base: sending, sent: [] }
          : undefined,
      );
      return { outcome: 'saved', stored: found ?? edited };
    }
    takeBack();
    // An earlier save has arrived after all.
    if (kept.sent.some((sent) => hasEqualFunctions(sent, draftOf(other)))) {
      rememberTold(before, other, other.updatedAt);
    }
    stored = other;
  }
}

/** Makes the changes apply to `theirs` where both have changed the same. They are still to be saved. */
export function keepMine(theirs: Invitation): void {
  weddingEdits.change(theirs.code, (kept) => {
    if (!kept) return kept;
    const { draft, conflicts } = mergeDrafts(basesOf(kept, theirs), kept.draft, draftOf(theirs));
    if (kept.base && conflicts.includes('functions')) {
      const before = invitationOf(kept.base, theirs.updatedAt);
      rememberTold(before, theirs, theirs.updatedAt);
    }
    return { ...noEdits(theirs), draft: withOwnKeys(draft, kept, theirs) };
  });
}

export function discardEdits(code: string): void {
  weddingEdits.change(code, () => undefined);
}

/**
 * Takes the changes back. Returns what is stored, after a save whose response was lost; `undefined` without a network: the next
 * saving finds out.
 *
 * @param known what the desk shows without the changes
 */
export async function undoEdits(known: Invitation): Promise<Invitation | undefined> {
  const { code } = known;
  if ((weddingEdits.current(code)?.sent ?? []).length === 0) {
    discardEdits(code);
    return known;
  }
  const draft = weddingEdits.current(code)?.base ?? draftOf(known);
  weddingEdits.change(code, (kept) => kept && { ...kept, draft });
  const stored = await import('#src/data/invitations-api.ts')
    .then(({ readInvitation }) => readInvitation(code))
    .catch(() => undefined);
  if (stored) {
    weddingEdits.change(code, (kept) => (kept && isEqualDraft(kept.draft, draft) ? undefined : kept));
  }
  return stored;
}

function isKey(id: string): boolean {
  return FUNCTION_KEYS.some((key) => key === id);
}

/** `draft` with the keys that new functions of `merged` have in what is sent. */
function withKeys(draft: Draft, merged: Draft, functions: Invitation['functions']): Draft {
  const keys = new Map(
    merged.functions.map(({ id }, place) => [id, isKey(id) ? id : (functions[place]?.key ?? id)]),
  );
  return { ...draft, functions: draft.functions.map((one) => ({ ...one, id: keys.get(one.id) ?? one.id })) };
}

/** A function that is new here gives up its key to another one that has the same key in `theirs`. */
function withOwnKeys(draft: Draft, { base, sent }: Edits, theirs: Invitation): Draft {
  const mine = new Map(invitationOf(draft, theirs.updatedAt).functions.map((one) => [one.key, one]));
  const isSent = (key: FunctionKey) => sent.some(({ functions }) => functions.some(({ id }) => id === key));
  const isOther = (one: WeddingFunction) => {
    const own = mine.get(one.key);
    if (!own || base?.functions.some(({ id }) => id === one.key)) return false;
    const isRenamed = nameKey(own.name) !== nameKey(one.name);
    // One that was sent may be stored, and somebody else may have changed its name.
    return isRenamed && (!isSent(one.key) || own.start !== one.start);
  };
  const others = base ? theirs.functions.filter(isOther).map(({ key }) => `${key}`) : [];
  return {
    ...draft,
    functions: draft.functions.map((one) =>
      others.includes(one.id) ? { ...one, id: `own-${one.id}` } : one,
    ),
  };
}

/**
 * Keys that a new function gets only when no other is left: families of a removed one would be invited to it, and their replies
 * would count for it. Throws if there is a new function and the guest list cannot be read.
 */
async function takenKeys(
  { code, functions }: Invitation,
  draft: Draft,
  sent: readonly Draft[],
): Promise<readonly FunctionKey[]> {
  const stored = functions.map(({ key }) => key);
  if (draft.functions.every(({ id }) => stored.some((key) => key === id))) return stored;
  const guests = guestListOf(code);
  await guests.sync();
  const { status, guestList } = guests.view();
  if (status !== 'ready') throw new Error('the guest list could not be read');
  const given = sent.flatMap((one) => one.functions.map(({ id }) => id));
  return [...stored, ...FUNCTION_KEYS.filter((key) => given.includes(key)), ...keysIn(guestList)];
}
