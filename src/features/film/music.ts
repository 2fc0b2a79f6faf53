import { film } from '#src/catalogue/film.ts';
import { MEDIA_ROOT } from '#src/config/media.ts';

/** Our own tunes, each as long as every film. */
const FILES = {
  santoor: 'film-theme.m4a',
  shehnai: 'film-procession.m4a',
  flute: 'film-evening.m4a',
} as const;

type Tune = keyof typeof FILES;

export type Music = Tune | 'none';

export const MUSIC: readonly Music[] = ['santoor', 'shehnai', 'flute', 'none'];

/** On our own host, because a script reads it. */
export function musicAddress(music: Music): string {
  return music === 'none' ? '' : `${MEDIA_ROOT}/${film(FILES[music])}`;
}
