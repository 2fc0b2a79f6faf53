/** Sets a film's texts into their places, once for all its frames. */
import type { FilmTexts } from '#src/domain/film/film.ts';
import type { FittedText, LineSize, TextPlace } from '#src/domain/film/fit-words.ts';
import { fitWords } from '#src/domain/film/fit-words.ts';
import type { PlaquePlaces } from '#src/domain/film/text-places.ts';
import { PLACES, plaquesOf } from '#src/domain/film/text-places.ts';
import type { Timeline } from '#src/domain/film/timeline.ts';
import { makeCanvas } from '#src/lib/pictures/canvas.ts';
import { contextOf } from '../canvas.ts';
import type { FilmFace } from '../film-fonts.ts';
import { familiesOf, loadFonts } from '../film-fonts.ts';

export interface SetText extends FittedText {
  readonly place: TextPlace;
  readonly face: FilmFace;
  readonly isRightToLeft: boolean;
}

export interface SetPlaque {
  readonly places: PlaquePlaces;
  readonly name: SetText;
  readonly when: SetText;
  readonly venue: SetText;
}

type Placed = keyof typeof PLACES;

export interface SetTexts {
  readonly texts: Readonly<Record<Placed, SetText>>;
  readonly plaques: readonly (readonly SetPlaque[])[];
}

const FACE_OF: Readonly<Record<Placed, FilmFace>> = {
  blessing: 'display',
  family: 'display',
  opening: 'text',
  first: 'display',
  ampersand: 'italic',
  second: 'display',
  only: 'display',
  also: 'display',
  alsoOfOne: 'display',
  invitation: 'text',
  invitationOfOne: 'text',
  day: 'display',
  place: 'names',
  closingNames: 'display',
  closing: 'text',
  typed: 'text',
  sample: 'text',
};

const NAMES: readonly Placed[] = ['first', 'second', 'only', 'closingNames'];

function faceOf(name: Placed, ofNames: FilmFace): FilmFace {
  return NAMES.includes(name) ? ofNames : FACE_OF[name];
}

const PLACED = Object.keys(PLACES) as Placed[];

function textsIn(texts: FilmTexts): Readonly<Record<Placed, string>> {
  const isCouple = texts.second !== '';
  return {
    ...texts,
    first: isCouple ? texts.first : '',
    only: isCouple ? '' : texts.first,
    also: isCouple ? texts.also : '',
    alsoOfOne: isCouple ? '' : texts.also,
    invitation: isCouple ? texts.invitation : '',
    invitationOfOne: isCouple ? '' : texts.invitation,
    ampersand: isCouple ? '&' : '',
    closingNames: isCouple ? `${texts.first} & ${texts.second}` : texts.first,
  };
}

/** Resolves with whether all fonts are there. */
export async function prepareFonts(texts: FilmTexts, ofNames: FilmFace): Promise<boolean> {
  const placed = textsIn(texts);
  const faces = PLACED.map((name) => [faceOf(name, ofNames), placed[name]] as const);
  const functions = texts.functions.flatMap(({ name, when, venue }) => [
    ['display', name] as const,
    ['text', when + venue] as const,
  ]);
  const loaded = await Promise.all([...faces, ...functions].map(([face, text]) => loadFonts(face, text)));
  return loaded.every(Boolean);
}

/** Call {@link prepareFonts} before. */
export function setTexts(texts: FilmTexts, timeline: Timeline, ofNames: FilmFace): SetTexts {
  const placed = textsIn(texts);
  const set = (name: Placed, place: TextPlace = PLACES[name]) =>
    setText(placed[name], place, faceOf(name, ofNames));
  const both = Math.min(set('first').size || Infinity, set('second').size || Infinity);
  const alike = (name: 'first' | 'second') => set(name, { ...PLACES[name], size: both });
  return {
    texts: {
      blessing: set('blessing'),
      family: set('family'),
      opening: set('opening'),
      // Two names are equally large.
      first: placed.first === '' ? set('first') : alike('first'),
      ampersand: set('ampersand'),
      second: placed.second === '' ? set('second') : alike('second'),
      only: set('only'),
      also: set('also'),
      alsoOfOne: set('alsoOfOne'),
      invitation: set('invitation'),
      invitationOfOne: set('invitationOfOne'),
      day: set('day'),
      place: set('place'),
      closingNames: set('closingNames'),
      closing: set('closing'),
      typed: set('typed'),
      sample: set('sample'),
    },
    plaques: timeline.pages.map(({ functions }) => {
      const places = plaquesOf(functions.length);
      return functions.flatMap((one, index) => {
        const at = places[index];
        if (!at) return [];
        return {
          places: at,
          name: setText(one.name, at.name, 'display'),
          when: setText(one.when, at.when, 'text'),
          venue: setText(one.venue, at.venue, 'text'),
        };
      });
    }),
  };
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u;

export function setText(text: string, place: TextPlace, face: FilmFace): SetText {
  return {
    ...fitWords(text, place, (line) => measure(line, face)),
    place,
    face,
    isRightToLeft: RIGHT_TO_LEFT.test(text),
  };
}

/** Large, so that hinting does not matter. */
const MEASURED = 200;

let scratch: ReturnType<typeof contextOf> | undefined;

function measure(line: string, face: FilmFace): LineSize {
  scratch ??= contextOf(makeCanvas(1, 1));
  scratch.font = `${MEASURED}px ${familiesOf(face)}`;
  scratch.textAlign = 'center';
  scratch.textRendering = 'geometricPrecision';
  const ink = scratch.measureText(line);
  // Ink that overhangs needs space on both sides, as lines are centred.
  const half = Math.max(ink.width / 2, ink.actualBoundingBoxLeft, ink.actualBoundingBoxRight);
  return {
    width: (2 * half) / MEASURED,
    up: ink.actualBoundingBoxAscent / MEASURED,
    down: Math.max(0, ink.actualBoundingBoxDescent) / MEASURED,
  };
}
