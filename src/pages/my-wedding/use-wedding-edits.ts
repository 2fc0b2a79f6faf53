import * as v from 'valibot';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { Draft } from '#src/domain/draft/draft.ts';
import { draftSchema } from '#src/domain/draft/draft.ts';
import { draftOf } from '#src/domain/draft/draft-of-invitation.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

/** Changes that are not saved yet, and the version of the invitation they were made on. */
const schema = v.object({
  code: v.string(),
  updatedAt: v.number(),
  draft: draftSchema,
  /** What was sent without a response: each may have been stored. */
  sent: v.optional(v.array(draftSchema), []),
});
type Edits = Readonly<v.InferOutput<typeof schema>> | undefined;

const edits = createStoredState<Edits>({
  key: STORAGE_KEYS.weddingEdits,
  empty: undefined,
  parse: (stored) => {
    // Discarded changes were once kept as an empty object.
    if (stored === undefined || stored === null || JSON.stringify(stored) === '{}') {
      return { data: undefined, dropped: false };
    }
    const read = v.safeParse(schema, stored);
    return { data: read.success ? read.output : undefined, dropped: !read.success };
  },
});

/** The couple has changed a setting elsewhere at the desk: changes that wait follow, and conflict with nothing. */
export function followSettings(before: Invitation, next: Invitation): void {
  if (contentOf(before) !== contentOf(next)) return;
  const [{ wall, openSeats }, now] = [draftOf(before), draftOf(next)];
  edits.change((kept) =>
    kept?.code === next.code && kept.updatedAt === before.updatedAt
      ? {
          ...kept,
          updatedAt: next.updatedAt,
          draft: {
            ...kept.draft,
            ...(now.wall !== wall && { wall: now.wall }),
            ...(now.openSeats !== openSeats && { openSeats: now.openSeats }),
          },
        }
      : kept,
  );
}

function contentOf({ settings, updatedAt: _updatedAt, ...content }: Invitation): string {
  return JSON.stringify([content, settings.replyBy]);
}

/** A function that was new has got its key, which families are invited by. */
function withKeys(draft: Draft, sent: Draft, saved: Invitation['functions']): Draft {
  const keys = new Map(sent.functions.map(({ id }, place) => [id, saved[place]?.key ?? id]));
  return { ...draft, functions: draft.functions.map((one) => ({ ...one, id: keys.get(one.id) ?? one.id })) };
}

function differsFrom(draft: Draft): (other: Draft) => boolean {
  const content = JSON.stringify(draft);
  return (other) => JSON.stringify(other) !== content;
}

/** The draft of an invitation at the desk. Unsaved changes are kept on this phone, for one wedding at a time. */
export function useWeddingEdits(invitation: Invitation) {
  const { data, ready, dropped, unsaved } = edits.useRestored();
  const { code, updatedAt } = invitation;
  const own = data?.code === code ? data : undefined;
  return {
    ready,
    dropped,
    unsaved,
    draft: own?.draft ?? draftOf(invitation),
    /** The version that the changes were made on; that of the invitation when there are none. */
    basedOn: own?.updatedAt ?? updatedAt,
    isChanged: own !== undefined,
    change: (next: (draft: Draft) => Draft) =>
      edits.change((before) => {
        const known =
          before?.code === code ? before : { code, updatedAt, draft: draftOf(invitation), sent: [] };
        return { ...known, draft: next(known.draft) };
      }),
    /** Makes the changes apply to a newer version: only those made on `from`, where it is given. */
    rebase: (newer: Invitation, from?: number) =>
      edits.change((before) =>
        before && (from === undefined || before.updatedAt === from)
          ? { ...before, updatedAt: newer.updatedAt }
          : before,
      ),
    /** Call before sending. Returns what was sent before without a response. */
    send: (sent: Draft): readonly Draft[] => {
      const kept = edits.current();
      if (kept?.code !== code) return [];
      edits.change(() => ({ ...kept, sent: [...kept.sent.filter(differsFrom(sent)), sent] }));
      return kept.sent;
    },
    /** After `sent` was saved as `saved`: what was typed since stays, as a change of that version. Returns the draft as it is then. */
    settle: (sent: Draft, saved: Pick<Invitation, 'functions' | 'updatedAt'>): Draft => {
      edits.change((before) =>
        before?.code === code && differsFrom(sent)(before.draft)
          ? {
              ...before,
              updatedAt: saved.updatedAt,
              draft: withKeys(before.draft, sent, saved.functions),
              sent: [],
            }
          : undefined,
      );
      return edits.current()?.draft ?? sent;
    },
    discard: () => edits.change(() => undefined),
  };
}
