import { drawFace, gold } from '#art/card/face.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { smoothCard } from '#art/card/stock.ts';
import { circle, inked, line, mirrored, path, place, rect, turned } from '#art/drawing/svg.ts';
import { palm } from '#art/flora/ink.ts';
import { petals } from '#art/flora/loose-petals.ts';
import { colouredLotus } from '#art/flora/lotus.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, names, smallCaps } from '#art/lettering.ts';
import { elephant } from '#art/motifs/animals.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { houseboat } from '#art/motifs/boats.ts';
import { chhatri, palace } from '#art/motifs/buildings.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';
import { wave } from './series-5-parts.ts';
import { orb, sky, windowSheet, windowSheets } from './series-5-window.ts';

/** Series 5: a window of five to seven cut sheets, small scenes of the country. */

/** A houseboat before a low sun, in a wide window with round ends across a lying card. */
async function backwaterSun(): Promise<Buffer> {
  const lying = { width: 1400, height: 1000 };
  const opening = (inset: number): string => {
    const [left, right] = [116 + inset, 1284 - inset];
    const [top, foot] = [104 + inset, 628 - inset];
    const turn = (foot - top) / 2;
    return `M${left + turn} ${top}H${right - turn}A${turn} ${turn} 0 0 1 ${right - turn} ${foot}H${left + turn}A${turn} ${turn} 0 0 1 ${left + turn} ${top}Z`;
  };
  /** The scene is drawn 1000 wide with its water line at 690. */
  const scene = (art: string): string => place(art, 50, -500, { scale: 1.3 });
  const sheets = ['#456a8c', '#35567a', '#274467'].map((fill, index) => ({
    art: windowSheet(opening((2 - index) * 26), fill, '', 1400, 1000),
    lift: index === 2 ? 17 : 13,
  }));
  const sun = orb(500, 590, 118, '#fffbe2', '#ffdf8f');
  const face = await drawFace({
    sheet: lying,
    stock: smoothCard('#f0a25c'),
    print: sky(700, 260, 620, [
      [0, '#fff0c4'],
      [0.4, '#fbc877'],
      [0.7, '#ee9455'],
      [1, '#b95b45'],
    ]),
    layers: [
      { ...sun, art: scene(sun.art) },
      {
        art: scene(
          path(
            'M0 640C180 560 280 610 380 580C480 552 560 612 660 580C760 552 860 590 1000 560V900H0Z',
            'fill="#b5746a"',
          ),
        ),
        lift: 5,
      },
      {
        art: scene(
          inked(
            place(palm(200), 250, 640) +
              place(palm(160), 312, 646, { flip: true }) +
              place(palm(180), 770, 640, { flip: true }),
            '#7d5560',
          ) + path('M0 650C200 620 320 632 420 650C560 664 680 622 1000 640V900H0Z', 'fill="#7d5560"'),
        ),
        lift: 7,
      },
      { art: scene(wave(690, 10, '#4f8f94')), lift: 6 },
      { art: scene(inked(place(houseboat(), 470, 736, { scale: 0.96 }), '#5a2f2a', '#ffd890')), lift: 8 },
      { art: scene(wave(752, 12, '#2f7580')), lift: 8 },
      {
        art: scene(
          inked(
            place(palm(330), 170, 840, { turn: -3 }) + place(palm(300), 850, 840, { flip: true, turn: 3 }),
            '#1d4a54',
          ) + wave(812, 14, '#235f6c'),
        ),
        lift: 11,
      },
      {
        art: scene(
          place(colouredLotus(52, '#f3b3a4', '#fde6da'), 640, 826) +
            place(colouredLotus(38, '#ee9f93', '#fbdccf'), 740, 836),
        ),
        lift: 7,
      },
      ...sheets,
    ],
    foils: [
      gold(
        path(opening(-14), line(5)) +
          path(opening(-26), line(1.8)) +
          rect(34, 34, 1332, 932, line(3)) +
          smallCaps('Kalyanam', 700, 722, { size: 34 }) +
          names('Lakshmi', 'Arjun', 700, 846, { size: 136 }) +
          smallCaps('Kumarakom · 8 January', 700, 916, { size: 32 }),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#dccfb8', seed: 51 },
    items: [
      envelope(
        { colour: '#e39a5b', liner: '#274467', linerInk: '#e3bf6f' },
        { width: 500, x: 330, y: 400, turn: -9 },
      ),
      card(face, {
        width: 676,
        x: 362,
        y: 610,
        turn: 4,
        edge: ['#22405f', '#d9c39a', '#22405f', '#d9c39a', '#1c3450', '#162a42'],
      }),
      gobo(6, 0.26, 14),
      marigolds([
        { x: 70, y: 926, size: 100, kind: 1, turn: 20 },
        { x: 148, y: 968, size: 80, kind: 3, turn: 80 },
      ]),
      petals([
        [640, 950, 1.1, 20],
        [676, 912, 0.9, 100],
        [664, 96, 0.9, -40],
      ]),
    ],
  });
}

/** Elephants pass a desert palace behind an arcade of three arches. */
async function desertArcade(): Promise<Buffer> {
  const opening = (inset: number): string =>
    mughalArch({
      x: 500,
      apex: 150 + inset,
      width: 470 - inset * 1.2,
      spring: 470 + inset * 0.4,
      bottom: 1000 - inset * 0.6,
      foils: 4,
    }) +
    [150, 850]
      .map((x) =>
        mughalArch({
          x,
          apex: 360 + inset,
          width: 168 - inset * 1.1,
          spring: 520 + inset * 0.4,
          bottom: 1000 - inset * 0.6,
          foils: 3,
        }),
      )
      .join('');
  const herd = place(elephant({ howdah: true }), 500, 936, { scale: 1.06 });
  const face = await drawFace({
    stock: smoothCard('#f6c26b'),
    print: sky(560, 470, 620, [
      [0, '#fff1cd'],
      [0.36, '#fbd58c'],
      [0.66, '#f2a65e'],
      [1, '#cf6f4a'],
    ]),
    layers: [
      orb(590, 400, 108, '#fffdf0', '#ffe6a4'),
      { art: palace(500, 720, 240, { width: 900, fill: '#e0925d' }), lift: 5 },
      {
        art: path('M0 700C160 640 300 700 460 690C640 680 760 620 1000 690V1400H0Z', 'fill="#cf7748"'),
        lift: 7,
      },
      {
        art:
          inked(
            place(chhatri(150, 800, 130, 210), 0, 0) + place(chhatri(850, 790, 130, 210), 0, 0),
            '#a94e37',
          ) + path('M0 800C220 750 340 810 520 800C700 790 820 740 1000 790V1400H0Z', 'fill="#b85a3c"'),
        lift: 8,
      },
      { art: inked(herd, '#5c1f2a', '#f0b765'), lift: 9 },
      {
        art: path('M0 930C180 890 300 950 500 926C700 906 820 950 1000 910V1400H0Z', 'fill="#8c3b35"'),
        lift: 8,
      },
      ...windowSheets(
        opening,
        ['#f0cfae', '#dc8d68', '#b9523e'],
        mirrored(
          place(turned(12, () => path(petal(14, 46, 7))) + circle(0, 0, 8), 214, 214) +
            [
              [120, 150, 7],
              [150, 256, 6],
              [288, 140, 5],
              [96, 92, 5],
              [330, 84, 6],
            ]
              .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
              .join(''),
        ),
        24,
      ),
    ],
    foils: [
      gold(
        `<g ${line(4.6)}>${path(opening(-12), line(4.6))}</g>` +
          rect(32, 32, 936, 1336, line(2.6)) +
          rect(44, 44, 912, 1312, line(1.2)) +
          devanagari('शुभ विवाह', 500, 1120, { size: 92 }) +
          names('Aarav', 'Meera', 500, 1228, { size: 96 }) +
          smallCaps('Jaisalmer · 9 December', 500, 1292, { size: 28 }),
      ),
    ],
  });
  return shot({
    surface: { kind: 'plaster', colour: '#cfb9a0', strength: 1.3, seed: 52 },
    items: [
      envelope(
        { colour: '#f0d7a8', liner: '#b9523e', linerInk: '#f3d08c' },
        { width: 552, x: 330, y: 482, turn: -6 },
      ),
      card(face, {
        x: 366,
        y: 512,
        turn: 3,
        edge: ['#a3452f', '#f0cfae', '#a3452f', '#f0cfae', '#8c3b28', '#742f20'],
      }),
      gobo(4, 0.26, 14),
      marigolds([
        { x: 60, y: 940, size: 104, kind: 1, turn: 20 },
        { x: 138, y: 984, size: 84, kind: 0, turn: 80 },
      ]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-5/backwater-sun', shape: 'card', draw: backwaterSun },
  { name: 'cards/series-5/desert-arcade', shape: 'card', draw: desertArcade },
];
