import type { CardDesign } from './card-series.ts';

/** Designs by their ids, in the order in which they are shown. */
/* @__NO_SIDE_EFFECTS__ */
export function cardDesigns(byId: Readonly<Record<string, Omit<CardDesign, 'id'>>>): readonly CardDesign[] {
  return Object.entries(byId).map(([id, design]) => ({ id, ...design }));
}
