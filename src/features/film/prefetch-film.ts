import type { FilmId } from '#src/domain/film/film.ts';
import { FILMS } from './films.ts';
import { warmFilm as warm } from './prepare-film.ts';

/** Fetches what a film's first frame needs when somebody is about to ask for it. Never rejects. */
export async function warmFilm(id: FilmId): Promise<void> {
  await warm(FILMS[id]);
}
