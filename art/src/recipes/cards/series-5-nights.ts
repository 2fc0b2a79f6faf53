import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { smoothCard } from '#art/card/stock.ts';
import { type Point, polar, straight } from '#art/drawing/curves.ts';
import { inked, line, mirrored, path, place, rect } from '#art/drawing/svg.ts';
import { frond } from '#art/flora/ink.ts';
import { petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { devanagari, names, rule, smallCaps } from '#art/lettering.ts';
import { shikara } from '#art/motifs/boats.ts';
import { chhatri, mosque, palace } from '#art/motifs/buildings.ts';
import { khatam, star } from '#art/motifs/geometry.ts';
import { diya } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';
import { wave } from './series-5-parts.ts';
import { orb, sky, windowSheets } from './series-5-window.ts';

/** Series 5, scenes at night. */

/** A mosque under a crescent in an eight-pointed window, for a nikah. */
async function crescentNight(): Promise<Buffer> {
  const opening = (inset: number): string =>
    straight(
      Array.from({ length: 16 }, (_, index): Point => {
        const [x, y] = polar((430 - inset * 1.1) * (index % 2 === 0 ? 1 : 0.7654), (index * Math.PI) / 8);
        return [500 + x, 540 + y];
      }),
    );
  const stars = [
    [330, 330, 9],
    [640, 300, 7],
    [700, 400, 5],
    [390, 250, 5],
    [560, 240, 6],
    [290, 450, 5],
    [720, 500, 6],
    [270, 560, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) => place(path(star(8, r * 2, 0.4)), x, y))
    .join('');
  const face = await drawFace({
    stock: smoothCard('#24406f'),
    print: sky(440, 420, 520, [
      [0, '#5b86b8'],
      [0.4, '#36598f'],
      [0.75, '#1e3868'],
      [1, '#142750'],
    ]),
    layers: [
      { art: inked(stars, '#fff3c9'), lift: 2.5, glow: true },
      {
        art: inked(path('M452 290A112 112 0 1 0 556 440A92 92 0 1 1 452 290Z'), '#ffefc0'),
        lift: 6,
        glow: true,
      },
      {
        art: path('M0 700C160 650 300 690 480 664C660 640 820 690 1000 650V1400H0Z', 'fill="#3f6394"'),
        lift: 6,
      },
      { art: inked(mosque(500, 800, 560, 330, '#8fa9cc'), '#8fa9cc'), lift: 7 },
      {
        art:
          path('M0 786C200 760 320 800 500 790C700 780 820 756 1000 790V1400H0Z', 'fill="#1d3a63"') +
          mirrored(
            place(frond(190, '#2a5878'), 250, 830, { turn: 8 }) +
              place(frond(130, '#346b86', false), 350, 826, { turn: -14 }),
          ),
        lift: 10,
      },
      {
        art: path('M0 850C220 826 360 872 500 862C700 852 800 830 1000 862V1400H0Z', 'fill="#10284c"'),
        lift: 10,
      },
      ...windowSheets(opening, ['#c9d3df', '#9fb0c6', '#eef0ea'], '', 26),
      {
        art:
          names('Zoya', 'Imran', 500, 1160, { size: 132, colour: '#1e3868', and: '#a8761c' }) +
          smallCaps('Nikah · Bhopal · 14 December', 500, 1238, { size: 30, colour: '#274467' }),
        lift: 0.5,
      },
    ],
    foils: [
      goldOnLight(
        path(opening(-14), line(4.6)) +
          path(opening(-26), line(1.6)) +
          rect(34, 34, 932, 1332, line(2.6)) +
          mirrored(place(path(khatam(62), line(3)) + path(khatam(30)), 128, 128)) +
          rule(500, 1292, 80, 40, 2.4),
      ),
    ],
  });
  return shot({
    surface: { kind: 'silk', colour: '#b9c3cf', strength: 0.7, seed: 56 },
    items: [
      envelope(
        { colour: '#1f3a68', liner: '#eef0ea', linerInk: '#b98a35' },
        { width: 552, x: 392, y: 484, turn: 6 },
      ),
      card(face, {
        x: 352,
        y: 512,
        turn: -3,
        edge: ['#d3d8d4', '#9fb0c6', '#d3d8d4', '#9fb0c6', '#b9c0bd', '#a5adab'],
      }),
      gobo(5, 0.24, 14),
      petals(
        [
          [640, 946, 1.2, 20],
          [676, 974, 0.9, 100],
          [60, 60, 0.9, -40],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** Lamps float past the ghats at night; the words above, the scene across the foot. */
async function ghatLamps(): Promise<Buffer> {
  const plum = '#3a1d4a';
  const opening = (inset: number): string =>
    `M${60 + inset} ${1330 - inset}V${640 + inset}C${60 + inset} ${560 + inset} 210 ${600 + inset} 280 ${530 + inset}C330 ${480 + inset} 440 ${500 + inset} 500 ${430 + inset}C560 ${500 + inset} 670 ${480 + inset} 720 ${530 + inset}C790 ${600 + inset} ${940 - inset} ${560 + inset} ${940 - inset} ${640 + inset}V${1330 - inset}Z`;
  const steps = Array.from({ length: 6 }, (_, index) =>
    rect(0, 930 + index * 20, 1000, 12, `fill="${index % 2 === 0 ? '#b9655a' : '#a1524f'}"`),
  ).join('');
  const lamp = (x: number, y: number, size: number): string =>
    place(`<circle r="64" cy="-30" fill="url(#glow)"/>${inked(diya(2.4), '#f7b548', '#7a3a2a')}`, x, y, {
      scale: size,
    });
  const face = await drawFace({
    stock: smoothCard('#6a3f78'),
    print: sky(650, 640, 620, [
      [0, '#f9cfa0'],
      [0.3, '#d98a86'],
      [0.62, '#8a4f86'],
      [1, '#4a2a64'],
    ]),
    layers: [
      orb(690, 660, 84, '#fffdf0', '#ffe6b4'),
      { art: palace(360, 950, 260, { width: 760, fill: '#b8718a' }), lift: 5 },
      {
        art:
          inked(
            place(chhatri(790, 950, 150, 250), 0, 0) +
              place(chhatri(920, 956, 120, 190), 0, 0) +
              place(chhatri(130, 956, 140, 220), 0, 0),
            '#95506f',
          ) + rect(0, 930, 1000, 500, 'fill="#95506f"'),
        lift: 7,
      },
      { art: steps + rect(0, 1050, 1000, 400, 'fill="#8a4550"'), lift: 6 },
      { art: wave(1064, 6, '#45407c'), lift: 7 },
      { art: inked(place(shikara(), 610, 1118, { scale: 0.8 }), '#2a1438', '#f3c987'), lift: 8 },
      { art: wave(1132, 9, '#35306a'), lift: 8 },
      {
        art: `<radialGradient id="glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".85"/><stop offset="1" stop-color="#ffb04a" stop-opacity="0"/></radialGradient>${lamp(250, 1200, 0.72)}${lamp(440, 1236, 0.9)}${lamp(790, 1214, 0.72)}`,
        lift: 2,
      },
      {
        art: wave(1236, 10, '#272457') + lamp(620, 1290, 1.1) + lamp(180, 1290, 0.86) + lamp(850, 1296, 0.8),
        lift: 8,
      },
      ...windowSheets(opening, ['#c9863f', '#5c3370', plum], '', 24),
    ],
    foils: [
      gold(
        path(opening(-12), line(4.6)) +
          rect(30, 30, 940, 1340, line(2.6)) +
          devanagari('शुभ विवाह', 500, 196, { size: 120 }) +
          names('Aarav', 'Meera', 500, 318, { size: 108 }) +
          smallCaps('Varanasi · 15 November', 500, 386, { size: 28 }),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#c3a98c', seed: 58 },
    items: [
      envelope(
        { colour: '#e0a45a', liner: plum, linerInk: '#e3bf6f' },
        { width: 552, x: 394, y: 484, turn: 6 },
      ),
      card(face, {
        x: 350,
        y: 512,
        turn: -3,
        edge: ['#2f173d', '#c9863f', '#2f173d', '#5c3370', '#25122f', '#1c0d25'],
      }),
      gobo(5, 0.24, 14),
      marigolds([
        { x: 668, y: 944, size: 100, kind: 0, turn: 20 },
        { x: 596, y: 990, size: 78, kind: 1, turn: 80 },
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-5/crescent-night', shape: 'card', draw: crescentNight },
  { name: 'cards/series-5/ghat-lamps', shape: 'card', draw: ghatLamps },
];
