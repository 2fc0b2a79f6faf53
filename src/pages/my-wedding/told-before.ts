import * as v from 'valibot';
import { WEDDING_TOLD_KEY } from '#src/config/late-storage-keys.ts';
import { changedFunctions, toldFunction, toldOf } from '#src/domain/guests/function-change.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

const schema = v.object({ code: v.string(), functions: v.array(toldFunction) });
type Told = Readonly<v.InferOutput<typeof schema>> | undefined;

const stored = createStoredState<Told>({
  key: WEDDING_TOLD_KEY,
  empty: undefined,
  parse: (fields) => {
    const read = v.safeParse(v.nullish(schema), fields);
    return { data: read.success ? (read.output ?? undefined) : undefined, dropped: !read.success };
  },
});

/** What families were told before the changes that they have not heard of, for one wedding at a time. */
export const useToldBefore = stored.useRestored;

/** Remembers what families knew before a save, if it has changed. Earlier changes they have not heard of stay. */
export function rememberTold(before: Invitation, after: Invitation): void {
  const functions = toldOf(before.functions);
  if (changedFunctions(functions, after.functions).length === 0) return;
  const { code } = after;
  stored.change((known) => (known?.code === code ? known : { code, functions: [...functions] }));
}

/** Families have been told, or know already. */
export function forgetTold(): void {
  stored.change(() => undefined);
}
