import { drawFace } from '#art/card/face.ts';
import { card, shot } from '#art/card/shot.ts';
import { cotton } from '#art/card/stock.ts';
import { circle, inked, line, mirrored, path, place } from '#art/drawing/svg.ts';
import { PINK_PETALS, petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { engravedBud, engravedLotus, lilyPad } from '#art/flora/lotus.ts';
import { names, plainDevanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { swan } from '#art/motifs/animals.ts';
import { eyeFeather } from '#art/motifs/peacock.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 2, cards laid out with their companions. */

const MIST = '#dfe3e4';

const PEACOCK_INK = '#1d4a5c';

/** The whole suite laid out: card, reply card and tag, an engraved feather sweeping across. */
async function featherSuite(): Promise<Buffer> {
  const main = await drawFace({
    stock: cotton(MIST),
    deboss: circle(690, 440, 262),
    ink: inked(
      place(eyeFeather(900, 3.4), 420, 1190, { turn: 20 }) +
        place(eyeFeather(560, 3), 400, 1180, { turn: -14 }) +
        stackedNames('Ananya', 'Rohan', 290, 240, { size: 118, weight: 500 }) +
        smallCaps('Bengaluru', 230, 1262, { size: 29 }) +
        smallCaps('16 February', 230, 1310, { size: 29 }) +
        rule(230, 1208, 60, 36, 2.4),
      PEACOCK_INK,
      MIST,
    ),
  });
  const reply = await drawFace({
    sheet: { width: 1000, height: 700 },
    stock: cotton('#f4efe4'),
    ink: inked(
      smallCaps('Kindly reply', 500, 190, { size: 46 }) +
        rule(500, 250, 90, 44, 2.8) +
        plainDevanagari('विवाह उत्सव', 500, 380, { size: 72 }) +
        [480, 560].map((y) => path(`M180 ${y}H820`, `${line(3)} stroke-dasharray="3 12"`)).join('') +
        place(eyeFeather(220, 2.4), 900, 640, { turn: -40 }) +
        place(eyeFeather(220, 2.4), 100, 640, { turn: 40 }),
      PEACOCK_INK,
      '#f4efe4',
    ),
  });
  const label = await drawFace({
    sheet: { width: 500, height: 500 },
    stock: cotton('#9fb4b6'),
    ink: inked(
      circle(250, 250, 214, line(5)) +
        circle(250, 250, 200, line(2)) +
        plainDevanagari('शुभ विवाह', 250, 276, { size: 82, weight: 600 }),
      '#163743',
      '#9fb4b6',
    ),
    cut: circle(250, 250, 246),
    edge: 0.3,
  });
  return shot({
    surface: { kind: 'plaster', colour: '#b9b4a6', strength: 1.4, seed: 28 },
    vignette: 0.24,
    items: [
      card(main, { width: 520, x: 296, y: 412, turn: -4, tilt: 7, edge: ['#c6ccce', '#b2babd', '#9da6a9'] }),
      card(reply, {
        width: 400,
        x: 472,
        y: 818,
        turn: 5,
        tilt: 7,
        edge: ['#dcd5c5', '#c9c1ae', '#b5ac97'],
        lift: 1.2,
      }),
      card(label, {
        width: 172,
        x: 122,
        y: 872,
        turn: -10,
        tilt: 7,
        edge: ['#83999b', '#728889'],
        lift: 1.2,
      }),
      gobo(4, 0.26, 12),
      petals(
        [
          [650, 90, 1.2, 30],
          [616, 130, 0.9, 110],
          [676, 600, 0.9, -30],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** A card lying broad: two swans meet on pressed water. */
async function swanLake(): Promise<Buffer> {
  const butter = '#f1e3c6';
  const clay = '#9a4a34';
  const oval = '<ellipse cx="700" cy="430" rx="470" ry="300" fill="currentColor"/>';
  const ripples = [0, 1, 2, 3, 4]
    .map((row) =>
      path(
        `M${330 + row * 34} ${592 + row * 22}C${470 + row * 20} ${582 + row * 22} ${560 + row * 10} ${602 + row * 22} 700 ${592 + row * 22}S${930 - row * 20} ${582 + row * 22} ${1070 - row * 34} ${592 + row * 22}`,
        line(3),
      ),
    )
    .join('');
  const face = await drawFace({
    sheet: { width: 1400, height: 1000 },
    stock: cotton(butter),
    print: inked(oval, '#ecd2b4'),
    deboss: oval,
    ink: inked(
      '<ellipse cx="700" cy="430" rx="494" ry="324" fill="none" stroke="currentColor" stroke-width="3"/>' +
        ripples +
        place(swan(), 560, 588, { scale: 1.16 }) +
        place(swan(), 840, 588, { scale: 1.16, flip: true }) +
        mirrored(
          place(engravedBud(120, 2.6), 300, 560, { turn: -8 }) + place(lilyPad(92, 20), 330, 640),
          700,
        ) +
        names('Ananya', 'Rohan', 700, 868, { size: 112, weight: 500 }) +
        smallCaps('Udaipur · 16 February', 700, 936, { size: 28 }),
      clay,
      butter,
    ),
  });
  const under = await drawFace({
    sheet: { width: 1400, height: 1000 },
    stock: cotton('#c58f74'),
    ink: inked(place(engravedLotus(420, 3.4), 700, 720), '#8a4a34', '#c58f74'),
  });
  return shot({
    surface: { kind: 'plaster', colour: '#d3cfc0', strength: 1.4, seed: 32 },
    vignette: 0.24,
    items: [
      card(under, { width: 640, x: 372, y: 392, turn: 10, tilt: 8, edge: ['#a8745b', '#93634c'] }),
      card(face, {
        width: 662,
        x: 356,
        y: 580,
        turn: -5,
        tilt: 8,
        edge: ['#dac9a6', '#c7b48e', '#b19e78'],
        lift: 1.2,
      }),
      gobo(5, 0.26, 12),
      petals(
        [
          [70, 900, 1.2, 30],
          [112, 940, 1, 110],
          [640, 900, 0.9, 60],
          [600, 100, 1, -30],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-2/feather-suite', shape: 'card', draw: featherSuite },
  { name: 'cards/series-2/swan-lake', shape: 'card', draw: swanLake },
];
