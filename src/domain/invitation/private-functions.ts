/** Functions that only invited families see: documents under secret ids, which those families' documents name (decision 029). */
import type { Invitation, WeddingFunction } from './invitation.ts';

/** A private function, with its place among all functions of the wedding. */
export interface PlacedFunction {
  readonly place: number;
  readonly one: WeddingFunction;
}

export function withPrivate(invitation: Invitation, found: readonly PlacedFunction[]): Invitation {
  const functions = [...invitation.functions];
  const keys = new Set(functions.map(({ key }) => key));
  for (const { place, one } of found.toSorted((first, second) => first.place - second.place)) {
    if (!keys.has(one.key)) functions.splice(place, 0, one);
  }
  return { ...invitation, functions };
}
