import type { DraftFunction } from './draft.ts';

/** Each place of another function once, as the last function there: most weddings use a place several times. */
export function otherPlaces(functions: readonly DraftFunction[], one: DraftFunction): DraftFunction[] {
  const others = functions.filter(({ id, venue }) => id !== one.id && venue.trim() !== '');
  return [...new Map(others.map((other) => [other.venue.trim(), other])).values()];
}
