import * as v from 'valibot';
import { WEDDING_TOLD_KEY } from '#src/config/late-storage-keys.ts';
import { toldVersion, withChange } from '#src/domain/guests/function-change.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

/** Of each function every version that was told, the oldest first. */
const schema = v.object({ code: v.string(), functions: v.pipe(v.array(toldVersion), v.readonly()) });
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

/** Remembers what families knew before a save, if it changes that. Returns what takes it back when nothing was saved. */
export function rememberTold(before: Invitation, { code, functions }: Invitation): () => void {
  const known = stored.current();
  const earlier = known?.code === code ? known.functions : [];
  const told = withChange(earlier, before.functions, functions, Date.now());
  if (told.length > 0) stored.change(() => ({ code, functions: told }));
  return () => stored.change(() => known);
}

/** Families have been told, or know already. */
export function forgetTold(): void {
  stored.change(() => undefined);
}
