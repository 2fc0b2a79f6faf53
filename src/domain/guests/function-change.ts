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

export const toldVersion = v.object({
  ...toldFunction.entries,
  /** When it was changed, in milliseconds since 1970: families that were sent to before have heard of this version. */
  until: v.optional(v.number(), Number.MAX_SAFE_INTEGER),
});

export type ToldVersion = Readonly<v.InferOutput<typeof toldVersion>>;

function differs(one: ToldFunction, other: ToldFunction): boolean {
  return one.start !== other.start || one.venue !== other.venue;
}

/** Functions whose day, hour or place differs from anything that families were told. */
export function changedFunctions<One extends ToldFunction>(
  told: readonly ToldFunction[],
  functions: readonly One[],
): readonly One[] {
  return functions.filter((one) => told.some((other) => other.key === one.key && differs(other, one)));
}

/**
 * Adds the versions announced before a change, at `now` in milliseconds since 1970.
 *
 * @param told versions replaced earlier, the oldest first
 */
export function withChange(
  told: readonly ToldVersion[],
  before: readonly WeddingFunction[],
  after: readonly WeddingFunction[],
  now: number,
): readonly ToldVersion[] {
  const added = before
    .filter((one) => changedFunctions([one], after).length > 0)
    .map(({ key, start, venue }) => ({ key, start, venue, until: now }));
  // A save that is repeated because its response was lost is one change.
  const isRepeated = (one: ToldVersion) => {
    const next = added.find(({ key }) => key === one.key);
    return next && !differs(one, next) && told.findLast(({ key }) => key === one.key) === one;
  };
  return [...told.filter((one) => !isRepeated(one)), ...added];
}

/** What a family last heard about functions it is invited to, where that is different now. */
export function outdatedFor(
  { sentAt, functions: invited }: Family,
  told: readonly ToldVersion[],
  functions: readonly WeddingFunction[],
): readonly ToldVersion[] {
  if (sentAt === undefined) return [];
  return functions.flatMap((one) => {
    const heard = told.find(({ key, until }) => key === one.key && sentAt < until);
    return invited.includes(one.key) && heard && differs(heard, one) ? [heard] : [];
  });
}
