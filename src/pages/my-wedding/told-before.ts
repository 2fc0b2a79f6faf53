import * as v from 'valibot';
import { WEDDING_TOLD_KEY } from '#src/config/late-storage-keys.ts';
import { createWeddingState } from '#src/data/wedding-state.ts';
import { toldVersion, withChange } from '#src/domain/guests/function-change.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';

/** Of each function every version since families were last told, the oldest first. */
const schema = v.object({ code: v.string(), functions: v.pipe(v.array(toldVersion), v.readonly()) });
export type Told = Readonly<v.InferOutput<typeof schema>>;

const told = createWeddingState({ key: WEDDING_TOLD_KEY, schema });

/** What families were told before the changes that they have not heard of. */
export const useToldBefore = told.useRestored;

/**
 * Remembers what families knew before a save, if it changes that. Returns what takes it back when nothing was saved.
 *
 * @param at when it was saved, in milliseconds since 1970
 */
export function rememberTold(
  before: Invitation,
  { code, functions }: Invitation,
  at = Date.now(),
): () => void {
  const known = told.current(code);
  const versions = withChange(known?.functions ?? [], before.functions, functions, at);
  if (versions.length === 0) return () => undefined;
  const written = { code, functions: versions };
  told.change(code, () => written);
  // Families may have been told meanwhile.
  return () => told.change(code, (now) => (now === written ? known : now));
}

/** Families have been told, or know already. */
export function forgetTold(code: string): void {
  told.change(code, () => undefined);
}
