/**
 * Private functions: documents under secret ids, which the documents of invited families contain (decision
 * 029).
 */
import * as v from 'valibot';
import type { Invitation, WeddingFunction } from './invitation.ts';
import { FUNCTION_KEYS, NO_FUNCTION_TEXTS } from './invitation.ts';

export interface PlacedFunction {
  readonly place: number;
  readonly one: WeddingFunction;
}

/** Adds all private functions, each in its place. */
export function withPrivate(invitation: Invitation, all: readonly PlacedFunction[]): Invitation {
  return inserted(invitation, all, ({ place }) => place);
}

/**
 * Adds the private functions that a family is invited to. Places count the others too, so each comes before the first function
 * that begins later; its place decides only between those that begin at once.
 */
export function withOwn(invitation: Invitation, own: readonly PlacedFunction[]): Invitation {
  return inserted(invitation, own, ({ place, one }, functions) => {
    const later = functions.findIndex(
      ({ start }, index) => start > one.start || (start === one.start && index >= place),
    );
    return later < 0 ? functions.length : later;
  });
}

function inserted(
  invitation: Invitation,
  found: readonly PlacedFunction[],
  placeOf: (found: PlacedFunction, functions: readonly WeddingFunction[]) => number,
): Invitation {
  const functions = [...invitation.functions];
  const keys = new Set(functions.map(({ key }) => key));
  for (const own of [...found].sort((first, second) => first.place - second.place)) {
    if (!keys.has(own.one.key)) functions.splice(placeOf(own, functions), 0, own.one);
  }
  return { ...invitation, functions };
}

const weddingFunction = v.pipe(
  v.object({
    key: v.picklist(FUNCTION_KEYS),
    name: v.string(),
    start: v.number(),
    end: v.optional(v.number()),
    timeLabel: v.string(),
    venue: v.string(),
    map: v.string(),
    dress: v.string(),
    side: v.picklist(['one', 'two', 'both']),
    asksReply: v.boolean(),
    isPrivate: v.boolean(),
    hindi: v.optional(
      v.object({ name: v.string(), timeLabel: v.string(), venue: v.string(), dress: v.string() }),
      NO_FUNCTION_TEXTS,
    ),
  }),
  // JSON leaves out what is undefined.
  v.transform(({ end, ...one }) => ({ ...one, end })),
);

export const keptFunctions = v.array(v.object({ place: v.number(), one: weddingFunction }));

/** The private functions of an invitation that has all, for {@link withPrivate}. */
export function privateOf({ functions }: Pick<Invitation, 'functions'>): readonly PlacedFunction[] {
  return functions.flatMap((one, place) => (one.isPrivate ? [{ place, one }] : []));
}

/** Functions that everybody may know of: for what is shared, forwarded or printed. */
export function publicOnly({ functions }: Pick<Invitation, 'functions'>): readonly WeddingFunction[] {
  return functions.filter(({ isPrivate }) => !isPrivate);
}
