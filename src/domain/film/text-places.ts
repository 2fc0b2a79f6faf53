/** Where the texts of a film go. All films share these, so that each is as readable as the others. */
import type { TextPlace } from './fit-words.ts';

export const FILM_WIDTH = 720;
export const FILM_HEIGHT = 1280;

/** Broadcasters keep texts this far from the edges; phones have round corners. */
const ROOM = 616;
const MIDDLE = FILM_WIDTH / 2;

const place = (y: number, height: number, size: number, mostLines = 1, width = ROOM): TextPlace => ({
  x: MIDDLE,
  y,
  width,
  height,
  size,
  mostLines,
});

export const PLACES = {
  /** In the arch, before the camera goes through it. */
  blessing: place(400, 110, 38, 2, 330),
  /** On a paper label at the bottom of the first pictures. */
  family: place(1090, 104, 50, 2, 520),
  opening: place(152, 84, 34, 2),
  first: place(280, 172, 146, 2),
  ampersand: place(389, 60, 66),
  second: place(498, 172, 146, 2),
  only: place(340, 270, 176, 3),
  alsoOfOne: place(520, 62, 48, 2),
  invitationOfOne: place(598, 84, 34, 2),
  also: place(614, 62, 48, 2),
  invitation: place(690, 84, 34, 2),
  day: place(286, 190, 92, 2),
  place: place(440, 120, 52, 2),
  closingNames: place(436, 84, 52, 2, 352),
  closing: place(930, 64, 29, 2, 350),
  typed: place(980, 34, 24, 1, 350),
  sample: place(1244, 34, 24),
} as const satisfies Record<string, TextPlace>;

/** The code with its quiet zone, in the middle of the closing card. */
export const CODE_PLACE = { x: MIDDLE, y: 702, side: 368 } as const;

export const LABEL_PLACE = { x: MIDDLE, y: 1090, width: 592, height: 152 } as const;

export const CARD_PLACE = { x: MIDDLE, y: 698, width: 420, height: 652 } as const;

export interface PlaquePlaces {
  readonly middle: number;
  readonly height: number;
  readonly name: TextPlace;
  readonly when: TextPlace;
  readonly venue: TextPlace;
}

const PLAQUES_FROM = 120;
const PLAQUES_TO = 1150;
const TALLEST = 268;
const GAP = 34;

/** From the top down; places are measured from a plaque's middle. */
export function plaquesOf(count: number): PlaquePlaces[] {
  const height = Math.min(TALLEST, (PLAQUES_TO - PLAQUES_FROM - GAP * (count - 1)) / count);
  const from = (PLAQUES_FROM + PLAQUES_TO - count * height - GAP * (count - 1)) / 2;
  const line = (part: number, tall: number, size: number, mostLines: number): TextPlace => ({
    x: 0,
    y: height * part,
    width: 490,
    height: height * tall,
    size,
    mostLines,
  });
  return Array.from({ length: count }, (_, index) => ({
    middle: from + index * (height + GAP) + height / 2,
    height,
    name: line(-0.21, 0.34, 56, 1),
    when: line(0.1, 0.18, 31, 1),
    venue: line(0.3, 0.19, 29, 2),
  }));
}
