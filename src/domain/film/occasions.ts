import type { Occasion } from '#src/catalogue/e-videos.ts';
import { E_VIDEOS } from '#src/catalogue/e-videos.ts';
import type { FilmId, FilmOccasion } from './film.ts';

const OCCASIONS: readonly (readonly [Occasion, FilmOccasion])[] = [
  ['Birthday Invitation', 'birthday'],
  ['Wedding', 'wedding'],
  ['Anniversary', 'anniversary'],
  ['Sacred thread', 'thread'],
];

/** Throws if the catalogue gives the film no known occasion. */
export function occasionOf(id: FilmId): FilmOccasion {
  const name = E_VIDEOS.find((video) => video.id === id)?.occasion;
  const occasion = OCCASIONS.find(([known]) => known === name)?.[1];
  if (!occasion) throw new Error(`${id} is not for '${name}'`);
  return occasion;
}

export function isOfCouple(occasion: FilmOccasion): boolean {
  return occasion === 'wedding' || occasion === 'anniversary';
}
