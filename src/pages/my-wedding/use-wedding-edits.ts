import * as v from 'valibot';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { createWeddingState } from '#src/data/wedding-state.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import { draftSchema } from '#src/domain/draft/draft.ts';
import { draftOf } from '#src/domain/draft/draft-of-invitation.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';

/** Changes that are not saved yet, and the version of the invitation they were made on. */
const schema = v.object({
  code: v.string(),
  updatedAt: v.number(),
  draft: draftSchema,
  /** What saves without a response have sent: each may have been stored. */
  sent: v.optional(v.array(draftSchema), []),
});
type Edits = Readonly<v.InferOutput<typeof schema>>;

const edits = createWeddingState({ key: STORAGE_KEYS.weddingEdits, schema });

/** A draft with the settings that have changed from `before` to `next`; they are switched elsewhere at the desk. */
export function withSettings(draft: Draft, before: Invitation, next: Invitation): Draft {
  const [{ wall, openSeats }, now] = [draftOf(before), draftOf(next)];
  return {
    ...draft,
    ...(now.wall !== wall && { wall: now.wall }),
    ...(now.openSeats !== openSeats && { openSeats: now.openSeats }),
  };
}

/**
 * The couple has changed a setting elsewhere at the desk: changes that wait follow, and conflict with nothing. When somebody else has
 * saved meanwhile, they follow as well, but stay changes of the version they were made on.
 */
export function followSettings(before: Invitation, next: Invitation): void {
  const followed = (draft: Draft) => withSettings(draft, before, next);
  const isAlone = contentOf(before) === contentOf(next);
  edits.change(
    next.code,
    (kept) =>
      kept && {
        ...kept,
        updatedAt: isAlone && kept.updatedAt === before.updatedAt ? next.updatedAt : kept.updatedAt,
        draft: followed(kept.draft),
        sent: kept.sent.map(followed),
      },
  );
}

function contentOf({ settings, updatedAt: _updatedAt, ...content }: Invitation): string {
  return JSON.stringify([content, settings.replyBy]);
}

/** `draft` with the keys that functions which were new when `sent` was sent have in what was saved. */
export function withKeys(draft: Draft, sent: Draft, saved: Invitation['functions']): Draft {
  const isKey = (id: string) => FUNCTION_KEYS.some((key) => key === id);
  const keys = new Map(
    sent.functions.map(({ id }, place) => [id, isKey(id) ? id : (saved[place]?.key ?? id)]),
  );
  return { ...draft, functions: draft.functions.map((one) => ({ ...one, id: keys.get(one.id) ?? one.id })) };
}

function differsFrom(draft: Draft): (other: Draft) => boolean {
  const content = JSON.stringify(draft);
  return (other) => JSON.stringify(other) !== content;
}

type Saved = Pick<Invitation, 'functions' | 'updatedAt'>;

function followed(edited: Edits, sent: Draft, { functions, updatedAt }: Saved): Edits {
  return { ...edited, updatedAt, draft: withKeys(edited.draft, sent, functions), sent: [] };
}

/** The draft of an invitation at the desk. Unsaved changes are kept on this phone. */
export function useWeddingEdits(invitation: Invitation) {
  const { code, updatedAt } = invitation;
  const { data, ready, dropped, unsaved } = edits.useRestored(code);
  return {
    ready,
    dropped,
    unsaved,
    draft: data?.draft ?? draftOf(invitation),
    /** The version that the changes were made on; that of the invitation when there are none. */
    basedOn: data?.updatedAt ?? updatedAt,
    isChanged: data !== undefined,
    /** Whether a save had no response. */
    isUncertain: data !== undefined && data.sent.length > 0,
    change: (next: (draft: Draft) => Draft) =>
      edits.change(code, (before) => {
        const known = before ?? { code, updatedAt, draft: draftOf(invitation), sent: [] };
        return { ...known, draft: next(known.draft) };
      }),
    /** Makes the changes apply to a newer version: only those made on `from`, where it is given. */
    rebase: (newer: Invitation, from?: number) =>
      edits.change(code, (before) =>
        before && (from === undefined || before.updatedAt === from)
          ? { ...before, updatedAt: newer.updatedAt }
          : before,
      ),
    /** Call before sending. Returns what was sent before without a response. */
    send: (sent: Draft): readonly Draft[] => {
      const earlier = edits.current(code)?.sent ?? [];
      edits.change(
        code,
        (before) => before && { ...before, sent: [...earlier.filter(differsFrom(sent)), sent] },
      );
      return earlier;
    },
    /** `sent` was saved as `saved`: the draft is a change of that version. */
    follow: (sent: Draft, saved: Saved) =>
      edits.change(code, (before) => before && followed(before, sent, saved)),
    /** `sent` was saved as `saved`, and only what was typed since is still a change. */
    settle: (sent: Draft, saved: Saved) =>
      edits.change(code, (before) =>
        before && differsFrom(sent)(before.draft) ? followed(before, sent, saved) : undefined,
      ),
    discard: () => edits.change(code, () => undefined),
  };
}
