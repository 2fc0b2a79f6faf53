import * as v from 'valibot';
import { WEDDING_TOLD_KEY } from '#src/config/late-storage-keys.ts';
import { changedFunctions, toldFunction, toldOf } from '#src/domain/guests/function-change.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

const schema = v.object({
  code: v.string(),
  functions: v.array(toldFunction),
  /** When the latest change was saved, in milliseconds since 1970. */
  at: v.optional(v.number(), Number.MAX_SAFE_INTEGER),
});
export type Told = Readonly<v.InferOutput<typeof schema>>;

const stored = createStoredState<Told | undefined>({
  key: WEDDING_TOLD_KEY,
  empty: undefined,
  parse: (fields) => {
    const read = v.safeParse(v.nullish(schema), fields);
    return { data: read.success ? (read.output ?? undefined) : undefined, dropped: !read.success };
  },
});

/** What families were told before the changes that they have not heard of, for one wedding at a time. */
export const useToldBefore = stored.useRestored;

/**
 * Remembers what families knew before a save, if it changes that. Earlier changes they have not heard of stay. Returns what takes it
 * back when nothing was saved.
 */
export function rememberTold(before: Invitation, after: Invitation): () => void {
  const functions = toldOf(before.functions);
  if (changedFunctions(functions, after.functions).length === 0) return () => undefined;
  const { code } = after;
  const known = stored.current();
  const earlier = known?.code === code ? known.functions : [];
  const added = functions.filter(({ key }) => earlier.every((one) => one.key !== key));
  stored.change(() => ({ code, functions: [...earlier, ...added], at: Date.now() }));
  return () => stored.change(() => known);
}

/** Families have been told, or know already. */
export function forgetTold(): void {
  stored.change(() => undefined);
}
