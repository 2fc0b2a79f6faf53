import * as v from 'valibot';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { createWeddingState } from '#src/data/wedding-state.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import { draftSchema } from '#src/domain/draft/draft.ts';
import { draftOf } from '#src/domain/draft/draft-of-invitation.ts';
import { hasArrived, isEqualDraft, mergeDrafts } from '#src/domain/draft/merge-drafts.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';

/** Changes that are not saved yet. */
const schema = v.object({
  code: v.string(),
  /** The version of the invitation they were made on, and what it said. Earlier versions of the shop did not keep that. */
  updatedAt: v.number(),
  base: v.optional(draftSchema),
  draft: draftSchema,
  /** What saves without a response have sent: each may have been stored. */
  sent: v.optional(v.array(draftSchema), []),
});
export type Edits = Readonly<v.InferOutput<typeof schema>>;

export const weddingEdits = createWeddingState({ key: STORAGE_KEYS.weddingEdits, schema });

/** Changes to `invitation`, none so far. */
export function noEdits(invitation: Invitation): Edits {
  const draft = draftOf(invitation);
  return { code: invitation.code, updatedAt: invitation.updatedAt, base: draft, draft, sent: [] };
}

/** The base of the changes, and which of them are stored already; empty if unknown. */
export function basesOf({ base, updatedAt, sent }: Edits, stored: Invitation): readonly Draft[] {
  const now = draftOf(stored);
  const known = base ?? (updatedAt === stored.updatedAt ? now : undefined);
  return known ? [known, ...sent.filter((one) => hasArrived(known, one, now))] : [];
}

/** Makes the changes that wait apply to a newer version, unless that has changed the same. */
export function rebaseEdits(newer: Invitation): void {
  weddingEdits.change(newer.code, (kept) => kept && rebased(kept, newer));
}

/** The couple has switched a setting elsewhere at the desk, which is stored as in `next`: the changes that wait follow. */
export function followSetting(setting: 'wall' | 'openSeats', next: Invitation): void {
  const switched = { [setting]: draftOf(next)[setting] };
  weddingEdits.change(
    next.code,
    (kept) =>
      kept &&
      rebased(
        {
          ...kept,
          base: kept.base && { ...kept.base, ...switched },
          draft: { ...kept.draft, ...switched },
          sent: kept.sent.map((one) => ({ ...one, ...switched })),
        },
        next,
      ),
  );
}

/** `undefined` if nothing is left to save. */
function rebased(edits: Edits, newer: Invitation): Edits | undefined {
  if (newer.updatedAt <= edits.updatedAt) return edits;
  const { draft, conflicts } = mergeDrafts(basesOf(edits, newer), edits.draft, draftOf(newer));
  if (conflicts.length > 0) return edits;
  return isEqualDraft(draft, draftOf(newer)) ? undefined : { ...noEdits(newer), draft };
}

/** The draft of an invitation at the desk. Unsaved changes are kept on this phone. */
export function useWeddingEdits(invitation: Invitation) {
  const { code } = invitation;
  const { data, ready, dropped, unsaved } = weddingEdits.useRestored(code);
  return {
    ready,
    dropped,
    unsaved,
    draft: data?.draft ?? draftOf(invitation),
    isChanged: data !== undefined,
    change: (next: (draft: Draft) => Draft) =>
      weddingEdits.change(code, (kept = noEdits(invitation)) => ({ ...kept, draft: next(kept.draft) })),
  };
}
