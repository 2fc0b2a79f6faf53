import artwork from '#src/catalogue/artwork/card-blanks.json';
import { CARD_SERIES, designId, findDesign } from '#src/catalogue/card-series.ts';
import { picture } from '#src/catalogue/picture.ts';
import type { PictureSource } from '#src/config/media.ts';
import { loadLettering } from './load-lettering.ts';
import type { LetteringSlot } from './slots.ts';

/** A design that can be lettered: its blank picture, and where the letters go. */
export interface LetterableDesign {
  readonly name: string;
  readonly blank: PictureSource;
  readonly slots: readonly LetteringSlot[];
}

/** The first design that has a blank; empty if there is none. */
export const FIRST_LETTERABLE =
  CARD_SERIES.flatMap((series) => series.designs.map((design) => designId(series, design))).find(
    (id) => `card-blanks/${id}` in artwork,
  ) ?? '';

/** `undefined` for a design without a blank, which keeps its sample picture. */
export async function findLettering(id: string): Promise<LetterableDesign | undefined> {
  const found = findDesign(id);
  if (!found) return undefined;
  const lettering = (await loadLettering(found.series.id))[found.design.id];
  if (!lettering || !(lettering.blank in artwork)) return undefined;
  const blank = picture(artwork, lettering.blank, 'cardBlank', found.design.name);
  return { name: found.design.name, blank, slots: lettering.slots };
}
