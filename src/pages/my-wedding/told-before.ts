import * as v from 'valibot';
import { WEDDING_TOLD_KEY } from '#src/config/late-storage-keys.ts';
import { createWeddingState } from '#src/data/wedding-state.ts';
import { toldVersion, withChange } from '#src/domain/guests/function-change.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';

/** Every version of each function since the last announcement to families, the oldest first. */
const schema = v.object({ code: v.string(), functions: v.pipe(v.array(toldVersion), v.readonly()) });
export type Told = Readonly<v.InferOutput<typeof schema>>;

const told = createWeddingState({ key: WEDDING_TOLD_KEY, schema });

/** The announced versions before changes that families have not been informed of. */
export const useToldBefore = told.useRestored;

/**
 * Stores the versions announced before a save, if it changes them. Returns a function that undoes this if
 * nothing was saved.
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
  // Families may have been informed meanwhile.
  return () => told.change(code, (now) => (now === written ? known : now));
}

/** Families have been informed. */
export function forgetTold(code: string): void {
  told.change(code, () => undefined);
}
