import type { FilmId } from '#src/domain/film/film.ts';
import { FILMS } from './films.ts';
import { prefetchDesign } from './prepare-film.ts';

/** Fetches what a film's first frame needs before anybody asks for it. Never rejects. */
export async function prefetchFilm(id: FilmId): Promise<void> {
  await prefetchDesign(FILMS[id]);
}
