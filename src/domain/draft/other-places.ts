import type { DraftFunction } from './draft.ts';

/** The places of the other functions, each once, with the last function there: most weddings have a place for some of them. */
export function otherPlaces(functions: readonly DraftFunction[], one: DraftFunction): DraftFunction[] {
  const others = functions.filter(({ id, venue }) => id !== one.id && venue.trim() !== '');
  return [...new Map(others.map((other) => [other.venue.trim(), other])).values()];
}
