import * as v from 'valibot';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { FUNCTION_KEYS } from '#src/domain/invitation/invitation.ts';
import type { Family } from './family.ts';

export const toldFunction = v.object({
  key: v.picklist(FUNCTION_KEYS),
  start: v.number(),
  venue: v.string(),
});

export type ToldFunction = Readonly<v.InferOutput<typeof toldFunction>>;

export function toldOf(functions: readonly WeddingFunction[]): readonly ToldFunction[] {
  return functions.map(({ key, start, venue }) => ({ key, start, venue }));
}

/** The functions whose day, hour or place differs from anything that was told. */
export function changedFunctions<One extends ToldFunction>(
  told: readonly ToldFunction[],
  functions: readonly One[],
): readonly One[] {
  return functions.filter(({ key, start, venue }) =>
    told.some((one) => one.key === key && (one.start !== start || one.venue !== venue)),
  );
}

/** The families that were last sent to before the change, at `at` in milliseconds since 1970. */
export function familiesToTell(
  families: readonly Family[],
  changed: readonly ToldFunction[],
  at: number,
): readonly Family[] {
  const keys = new Set(changed.map(({ key }) => key));
  return families.filter(
    ({ sentAt, functions }) => sentAt !== undefined && sentAt < at && functions.some((key) => keys.has(key)),
  );
}
