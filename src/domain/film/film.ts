/** What a couple's film says. Pictures and motion are in src/features/film. */

/** The ids of the catalogue's e-videos. */
export const FILM_IDS = [
  'e-video-1',
  'e-video-2',
  'e-video-3',
  'e-video-4',
  'e-video-5',
  'e-video-6',
  'e-video-7',
  'e-video-8',
  'e-video-9',
  'e-video-10',
  'e-video-11',
  'e-video-12',
] as const;

export type FilmId = (typeof FILM_IDS)[number];

export function isFilmId(id: string): id is FilmId {
  return FILM_IDS.some((known) => known === id);
}

export type FilmOccasion = 'birthday' | 'wedding' | 'anniversary' | 'thread';

export interface FilmFunction {
  readonly name: string;
  readonly when: string;
  readonly venue: string;
}

/** Every text is as it is shown; an empty one is left out of the film. */
export interface FilmTexts {
  /** On a label from the first frame on: 'For the Verma family'. Empty for everybody. */
  readonly family: string;
  readonly blessing: string;
  /** Before the names: 'Together with our families'. */
  readonly opening: string;
  readonly first: string;
  /** Empty for a film about one person. */
  readonly second: string;
  readonly also: string;
  /** After the names: 'invite you to our wedding'. */
  readonly invitation: string;
  readonly functions: readonly FilmFunction[];
  readonly day: string;
  readonly place: string;
  readonly closing: string;
  /** Address in the QR code; empty for no code. */
  readonly address: string;
  readonly typed: string;
  /** Written across the film until it is released; empty then. */
  readonly sample: string;
}

/** In the order they appear, for those who read instead of watching. */
export function linesOf({ first, second, functions, ...texts }: FilmTexts): string[] {
  return [
    texts.family,
    texts.blessing,
    texts.opening,
    second === '' ? first : `${first} & ${second}`,
    texts.also,
    texts.invitation,
    ...functions.map(({ name, when, venue }) => [name, when, venue].filter(Boolean).join(', ')),
    texts.day,
    texts.place,
    texts.closing,
    texts.typed,
  ].filter((line) => line !== '');
}
