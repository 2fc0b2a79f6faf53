import type { Draft, DraftFunction } from '#src/domain/draft/draft.ts';
import { faultsInMade } from '#src/domain/draft/draft-check.ts';
import { newFunctionId } from '#src/domain/draft/draft-functions.ts';
import { invitationOf, nameOf } from '#src/domain/draft/draft-invitation.ts';
import { draftOf, isSameDraft, withStored } from '#src/domain/draft/draft-of-invitation.ts';
import { hasEqualFunctions, isEqualDraft, mergeDrafts } from '#src/domain/draft/merge-drafts.ts';
import { keysIn } from '#src/domain/guests/guest-list.ts';
import type { FunctionKey, Invitation } from '#src/domain/invitation/invitation.ts';
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
 * Saves the changes of this phone, merged with others' changes of other parts. Input during the save remains a
 * change. Throws without a response: the changes may have been stored, and are kept here.
 *
 * @param known the newest version on the desk
 */
export async function saveEdits(known: Invitation): Promise<Saving> {
  const { code } = known;
  /** As they were when Save was pressed; what is typed since moves on without them. */
  let pressed = weddingEdits.current(code) ?? noEdits(known);
  const { readInvitation, saveInvitation } = await import('#src/data/invitations-api.ts');
  // Another tab may have saved.
  let stored = pressed.updatedAt > known.updatedAt ? ((await readInvitation(code)) ?? known) : known;
  for (;;) {
    const now = Date.now();
    const merged = mergeWith(stored, pressed);
    if (merged.conflicts.length > 0) return { outcome: 'conflict', theirs: stored };
    if (faultsInMade(merged.draft, now).length > 0) return { outcome: 'correct' };
    const taken = await takenKeys(stored, merged.draft, pressed.sent);
    const waiting = weddingEdits.current(code);
    // A photograph that was saved meanwhile has moved them on.
    const hasMovedOn = waiting !== undefined && waiting.updatedAt > stored.updatedAt;
    const waits = waiting && !hasMovedOn ? mergeWith(stored, waiting) : undefined;
    if (waits && waits.conflicts.length > 0) return { outcome: 'conflict', theirs: stored };

    const edited = withStored(invitationOf(merged.draft, now, taken), stored);
    const keyed = (draft: Draft) => withKeys(draft, merged.draft, edited.functions);
    pressed = sending(edited, keyed(merged.draft), stored, pressed);
    weddingEdits.change(
      code,
      (kept) => kept && { ...(waits ? pressed : kept), draft: keyed(waits?.draft ?? kept.draft) },
    );

    // Before: the response may be lost, and the change is saved all the same.
    const takeBack = rememberTold(stored, edited);
    const other = await saveInvitation(edited);
    if (!other) {
      const found = await readInvitation(code).catch(() => undefined);
      const isOurs = found !== undefined && isSameDraft(found, edited);
      if (isOurs) rememberTold(stored, edited, found.updatedAt);
      settle(pressed, isOurs ? found : edited, found);
      return { outcome: 'saved', stored: found ?? edited };
    }
    takeBack();
    // An earlier save has arrived after all.
    if (pressed.sent.some((sent) => hasEqualFunctions(sent, draftOf(other)))) {
      rememberTold(stored, other, other.updatedAt);
    }
    stored = other;
  }
}

function mergeWith(stored: Invitation, edits: Edits) {
  return mergeDrafts(basesOf(edits, stored), edits.draft, draftOf(stored));
}

/** The changes once `edited` has been sent: a response may be lost. */
function sending(edited: Invitation, draft: Draft, stored: Invitation, before: Edits): Edits {
  const own = draftOf(edited);
  const earlier = before.updatedAt === stored.updatedAt ? before.sent : [];
  return { ...noEdits(stored), draft, sent: [...earlier.filter((one) => !isEqualDraft(one, own)), own] };
}

/** After a save, only what was typed since it was pressed is still a change. */
function settle(pressed: Edits, saved: Invitation, found = saved): void {
  weddingEdits.change(saved.code, (waiting) => {
    const begun = noEdits(saved);
    const { draft } = mergeDrafts([pressed.draft], waiting?.draft ?? pressed.draft, begun.draft);
    // Typed on the older version that the desk showed: its own base is right.
    if (waiting && waiting.updatedAt < pressed.updatedAt) return waiting;
    if (!waiting || [begun.draft, draftOf(found)].some((one) => isEqualDraft(one, draft))) return undefined;
    return { ...(waiting.updatedAt > saved.updatedAt ? waiting : begun), draft };
  });
}

/** Makes the changes apply to `theirs` where both have changed the same. They are still to be saved. */
export function keepMine(theirs: Invitation): void {
  weddingEdits.change(theirs.code, (kept) => {
    if (!kept) return kept;
    const { draft, conflicts } = mergeWith(theirs, kept);
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

/** `draft` with the keys that new functions of `merged` have in what is sent. */
function withKeys(draft: Draft, merged: Draft, functions: Invitation['functions']): Draft {
  const used = new Set(draft.functions.map(({ id }) => id));
  const keys = new Map(merged.functions.map(({ id }, place) => [id, functions[place]?.key ?? id]));
  // One that was put back meanwhile has its old key, which may have been given.
  const keyOf = (id: string) => [keys.get(id) ?? id].find((key) => !used.has(key)) ?? id;
  return { ...draft, functions: draft.functions.map((one) => ({ ...one, id: keyOf(one.id) })) };
}

/** A function that is new here gives up its key to another one that has the same key in `theirs`. */
function withOwnKeys(draft: Draft, { base, sent }: Edits, theirs: Invitation): Draft {
  if (!base) return draft;
  const stored = draftOf(theirs).functions;
  const isOthers = (mine: DraftFunction) => {
    const { id } = mine;
    const other = stored.find((one) => one.id === id);
    if (!other || base.functions.some((one) => one.id === id)) return false;
    // One that was sent may be stored, and somebody else may have changed its name.
    const isSent = sent.some(({ functions }) =>
      functions.some((one) => one.id === id && (isSameName(one, other) || isSameButName(one, other))),
    );
    return !isSameName(mine, other) && !isSent;
  };
  return {
    ...draft,
    functions: draft.functions.map((one) => (isOthers(one) ? { ...one, id: newFunctionId() } : one)),
  };
}

function isSameName(one: DraftFunction, other: DraftFunction): boolean {
  return nameKey(nameOf(one.name)) === nameKey(other.name);
}

function isSameButName(one: DraftFunction, other: DraftFunction): boolean {
  const fields = ['day', 'hour', 'endHour', 'venue', 'map', 'dress', 'side', 'isPrivate'] as const;
  return fields.every((field) => one[field] === other[field]);
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
