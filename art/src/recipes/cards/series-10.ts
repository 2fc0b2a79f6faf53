import { drawFace, foil, gold, goldOnLight } from '#art/card/face.ts';
import { ROSE_GOLD } from '#art/card/ramp.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { cotton, smoothCard } from '#art/card/stock.ts';
import { circle, inked, line, path, place, rect } from '#art/drawing/svg.ts';
import { wreath } from '#art/flora/ink.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { names, roman, smallCaps, stackedNames } from '#art/lettering.ts';
import { cross, oliveBranch } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import { waxSeal } from '#art/props/metal.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 10: modern and minimal. Mostly type on good paper; one thing drawn, and room round it. */

const WHITE = '#fbf9f3';
const INK = '#2f2a28';
const OLIVE = '#5d6847';

/** One tall olive branch up the side, the names ranged right, a gold cross over them: for a church wedding. */
async function oliveCross(): Promise<Buffer> {
  const face = await drawFace({
    stock: cotton(WHITE),
    press: 0.34,
    ink:
      inked(place(oliveBranch(1060), 104, 1330, { turn: -62 }), OLIVE, WHITE) +
      inked(
        roman('Esther', 900, 640, { size: 152, anchor: 'end' }) +
          roman('and Paul', 900, 790, { size: 152, anchor: 'end' }) +
          smallCaps('request the joy', 900, 1120, { size: 28, anchor: 'end' }) +
          smallCaps('of your company', 900, 1166, { size: 28, anchor: 'end' }) +
          smallCaps('Kottayam · 27 December', 900, 1260, { size: 28, anchor: 'end' }),
        INK,
        WHITE,
      ),
    foils: [goldOnLight(place(cross(), 826, 300, { scale: 1.5 }) + rect(700, 880, 200, 4))],
  });
  return shot({
    surface: { kind: 'slate', colour: '#777d70', seed: 52 },
    vignette: 0.3,
    items: [
      card(face, {
        width: 560,
        x: 364,
        y: 500,
        turn: 3.5,
        edge: ['#e3ddd0', '#d2cabb', '#bdb4a2'],
        lift: 1.1,
      }),
      gobo(4, 0.26, 13),
      petals(
        [
          [60, 950, 1.2, 30],
          [96, 976, 1, 110],
          [676, 66, 1, -40],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** One ampersand as large as the card in rose gold, the names in the corners it leaves free. */
async function greatAmpersand(): Promise<Buffer> {
  const blush = '#f0ddd2';
  const face = await drawFace({
    stock: cotton(blush),
    foils: [foil(ROSE_GOLD, roman('&amp;', 500, 1000, { size: 980, italic: true, weight: 600 }), 0.2)],
    press: 0.34,
    ink: inked(
      smallCaps('Isha', 96, 220, { size: 118, anchor: 'start', spacing: 18 }) +
        smallCaps('Kabir', 922, 1256, { size: 118, anchor: 'end', spacing: 18 }) +
        smallCaps('Mumbai · 6 February', 96, 1320, { size: 30, anchor: 'start' }),
      '#6d2f38',
      blush,
    ),
  });
  return shot({
    surface: { kind: 'linen', colour: '#cdc3b4', seed: 83 },
    vignette: 0.24,
    items: [
      card(face, { width: 590, x: 350, y: 500, turn: 3, edge: ['#dcc2b4', '#c9ac9c'] }),
      gobo(6, 0.3, 12),
      petals(
        [
          [640, 80, 1, 30],
          [668, 132, 0.8, -50],
          [66, 940, 1, 70],
          [112, 968, 0.8, 140],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** A half sun going down into five lines of sea. */
async function evenSea(): Promise<Buffer> {
  const sea = [0, 1, 2, 3, 4].map((row) => rect(120 + row * 60, 760 + row * 34, 760 - row * 120, 4)).join('');
  const face = await drawFace({
    stock: smoothCard('#f7f1e4'),
    ink: inked(
      smallCaps('Anaya', 120, 1080, { size: 62, anchor: 'start', spacing: 14 }) +
        smallCaps('and Rohan', 120, 1160, { size: 62, anchor: 'start', spacing: 14 }) +
        smallCaps('Kovalam · 14 January', 120, 1260, { size: 25, anchor: 'start' }),
      '#23414a',
      '#f7f1e4',
    ),
    foils: [foil(ROSE_GOLD, path('M250 730A250 250 0 0 1 750 730Z') + sea)],
    emboss: circle(500, 730, 330, line(2.4)),
  });
  return shot({
    surface: { kind: 'slate', colour: '#5a6a6c', seed: 27 },
    items: [
      envelope({ colour: '#23414a', liner: '#f0d9c8', linerInk: '#b77b62' }, { turn: -6, x: 340, y: 480 }),
      card(face, { turn: 3.4, x: 372, edge: ['#e3d8c2', '#d0c3a8'] }),
      gobo(8, 0.3, 13),
    ],
  });
}

/** Two initials in a fine ring under a wax seal's flower. */
async function ringInitials(): Promise<Buffer> {
  const sage = '#4d5f4f';
  const face = await drawFace({
    stock: smoothCard(sage),
    foils: [
      gold(
        circle(500, 560, 300, line(7)) +
          circle(500, 560, 284, line(2.6)) +
          roman('R', 420, 640, { size: 290, weight: 600 }) +
          roman('N', 600, 640, { size: 290, weight: 600 }) +
          rect(497, 424, 6, 274),
      ),
    ],
    ink: inked(
      smallCaps('Ria and Neil', 500, 1010, { size: 56, spacing: 14 }) +
        smallCaps('are getting married', 500, 1074, { size: 32, weight: 700 }) +
        smallCaps('Panjim · 9 January', 500, 1250, { size: 32, weight: 700 }),
      '#f3efdf',
      sage,
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#d8d2c4', strength: 1.1, seed: 71 },
    vignette: 0.22,
    items: [
      card(face, { width: 560, x: 396, y: 486, turn: 4, edge: ['#3d4c3f', '#334036', '#29342c'] }),
      jasmine(
        [
          [40, 1000],
          [90, 900],
          [150, 838],
          [222, 812],
        ],
        12,
      ),
      gobo(9, 0.26, 12),
    ],
  });
}

/** Names within a blind wreath, under a wax seal with a cross. */
async function blindWreath(): Promise<Buffer> {
  const cream = '#fdf8ec';
  const face = await drawFace({
    stock: cotton(cream),
    press: 0.3,
    ink: inked(
      stackedNames('Maria', 'Thomas', 500, 420, { size: 150 }) +
        smallCaps('Holy matrimony', 500, 830, { size: 34, spacing: 10 }) +
        smallCaps('St Francis Church · Kochi', 500, 900, { size: 25 }) +
        smallCaps('Saturday · 17 January', 500, 946, { size: 25 }),
      '#4a3327',
      cream,
    ),
    emboss: place(wreath(400, 56, 70, 4, 60), 500, 500),
    foils: [goldOnLight(rect(60, 60, 880, 1280, line(2.4)))],
  });
  const seal = await waxSeal(place(cross(), 0, 0, { scale: 0.5 }), 500, 1180, 200, '#7b1b28');
  return shot({
    surface: { kind: 'wood', colour: '#8a6a4c', seed: 15 },
    items: [
      envelope({ colour: '#efe4cf', liner: '#7b1b28', linerInk: '#d6a94c' }, { turn: 5, y: 470 }),
      card(face, { turn: -4, edge: ['#e7dcc4', '#d6c9ad'], over: [seal] }),
      gobo(3, 0.28, 13),
    ],
  });
}

/** A flat view: the card, its reply card and the envelope side by side. */
async function suite(): Promise<Buffer> {
  const ivory = '#fbf5e8';
  const main = await drawFace({
    stock: cotton(ivory),
    press: 0.32,
    ink: inked(
      place(wreath(120, 26, 44, 2.6, 30), 500, 330) +
        roman('&', 500, 376, { size: 150, italic: true }) +
        names('Leela', 'Jacob', 500, 720, { size: 122 }) +
        smallCaps('invite you to their wedding', 500, 800, { size: 26 }) +
        smallCaps('Bengaluru · 30 January', 500, 1130, { size: 26 }),
      '#36506b',
      ivory,
    ),
  });
  const reply = await drawFace({
    sheet: { width: 1000, height: 700 },
    stock: cotton('#d9e1e6'),
    ink: inked(
      roman('Will you come?', 500, 300, { size: 110, italic: true }) +
        rect(180, 420, 640, 2.4) +
        rect(180, 500, 640, 2.4),
      '#36506b',
      '#d9e1e6',
    ),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#f0ece2', strength: 0.8, seed: 37 },
    vignette: 0.2,
    items: [
      envelope(
        { colour: '#9fb0bb', liner: '#fbf5e8', linerInk: '#9fb0bb' },
        { width: 430, x: 470, y: 420, turn: 8 },
      ),
      card(main, { width: 430, x: 290, y: 430, turn: -5, edge: ['#e6dcc6', '#d5c9b0'] }),
      card(reply, { width: 400, x: 440, y: 822, turn: 4, edge: ['#bfcbd2', '#aab8c0'] }),
      gobo(7, 0.24, 13),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-10/olive-cross', shape: 'card', draw: oliveCross },
  { name: 'cards/series-10/great-ampersand', shape: 'card', draw: greatAmpersand },
  { name: 'cards/series-10/even-sea', shape: 'card', draw: evenSea },
  { name: 'cards/series-10/ring-initials', shape: 'card', draw: ringInitials },
  { name: 'cards/series-10/blind-wreath', shape: 'card', draw: blindWreath },
  { name: 'cards/series-10/suite', shape: 'card', draw: suite },
];
