/**
 * Functions that only families invited to them are shown. Each is a document under an id that nobody can guess, and the document
 * of a family names the ids of its own functions (docs/decisions/029-private-functions.md).
 */
import { randomToken } from '#src/lib/random-token.ts';
import type { FunctionKey, Invitation, WeddingFunction } from './invitation.ts';

/** A private function, with its place among all functions of the wedding. */
export interface PlacedFunction {
  readonly place: number;
  readonly one: WeddingFunction;
}

/** Under which id each function is stored while it is private. They stay the same for as long as the wedding is stored. */
export type FunctionIds = Readonly<Record<FunctionKey, string>>;

/** The invitation with private functions put in at their places. */
export function withPrivate(invitation: Invitation, found: readonly PlacedFunction[]): Invitation {
  const functions = [...invitation.functions];
  const keys = new Set(functions.map(({ key }) => key));
  for (const { place, one } of found.toSorted((first, second) => first.place - second.place)) {
    if (!keys.has(one.key)) functions.splice(place, 0, one);
  }
  return { ...invitation, functions };
}

/** Ids for all functions that a wedding may have. */
export function newFunctionIds(): FunctionIds {
  const id = () => randomToken('p');
  return {
    f1: id(),
    f2: id(),
    f3: id(),
    f4: id(),
    f5: id(),
    f6: id(),
    f7: id(),
    f8: id(),
    f9: id(),
    f10: id(),
  };
}

/** What a family that is invited to these functions may open, in their order. */
export function opensOf(functions: readonly FunctionKey[], ids: FunctionIds): string[] {
  return functions.map((key) => ids[key]);
}

/** Ids of the functions that a family is invited to and that `shown` does not have. */
export function missingIds(
  { functions, opens }: { readonly functions: readonly FunctionKey[]; readonly opens: readonly string[] },
  shown: readonly Pick<WeddingFunction, 'key'>[],
): readonly string[] {
  const keys = new Set(shown.map(({ key }) => key));
  return functions.flatMap((key, place) => (keys.has(key) ? [] : (opens[place] ?? [])));
}
