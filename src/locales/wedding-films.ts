/** What wedding films say, in every language that a family may read: for the couple's desk, which makes one for each. */
import { WEDDING_FILM as en } from './en/guests/film.ts';
import { WEDDING_FILM as hi } from './hi/guests/film.ts';
import type { Language } from './locales.ts';
import { WEDDING_FILM as mr } from './mr/guests/film.ts';
import type { Translated } from './translated.ts';

export const WEDDING_FILMS: Readonly<Record<Language, Translated<typeof en>>> = { en, hi, mr };
