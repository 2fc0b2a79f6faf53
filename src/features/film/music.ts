import { film } from '#src/catalogue/film.ts';
import { videoAddress } from '#src/lib/media-address.ts';

/** Address of the tune, which is as long as every film. */
export const MUSIC = videoAddress(film('film-theme.m4a'));
