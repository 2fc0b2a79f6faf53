import { drawFace, gold, goldOnLight } from '#scripts/art/kit/face.ts';
import { folded } from '#scripts/art/kit/folded.ts';
import { card, envelope, shot } from '#scripts/art/kit/shot.ts';
import { smoothCard } from '#scripts/art/kit/stock.ts';
import { circle, cornered, inked, line, mirrored, path, place, rect, turned, type Point, polar, straight } from '#scripts/art/kit/svg.ts';
import { devanagari, names, rule, smallCaps } from '#scripts/art/lettering.ts';
import { elephant, swan } from '#scripts/art/motifs/animals.ts';
import { mughalArch } from '#scripts/art/motifs/arch.ts';
import { houseboat, shikara } from '#scripts/art/motifs/boats.ts';
import { chhatri, mosque, palace } from '#scripts/art/motifs/buildings.ts';
import { frond, palm } from '#scripts/art/motifs/flora.ts';
import { khatam, star } from '#scripts/art/motifs/geometry.ts';
import { colouredLotus } from '#scripts/art/motifs/lotus.ts';
import { petal } from '#scripts/art/motifs/petal.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { marigolds } from '#scripts/art/props/marigold.ts';
import { petals, PINK_PETALS, WHITE_PETALS } from '#scripts/art/props/petals.ts';
import { diya } from '#scripts/art/motifs/sacred.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

import { chinarLeaf, orb, ridge, roundOpening, sky, windowSheets } from './series-5-window.ts';

/** Series 5: a window of five to seven cut sheets, small scenes of the country. */

const wave = (y: number, swell: number, fill: string): string =>
  path(
    `M0 ${y}C120 ${y - swell} 240 ${y + swell} 360 ${y}S600 ${y - swell} 720 ${y}S920 ${y + swell} 1000 ${y - swell}V1400H0Z`,
    `fill="${fill}"`,
  );

/** A houseboat between palms before a low sun, in a round window. */
async function backwaterSun(): Promise<Buffer> {
  const opening = (inset: number): string => roundOpening(500, 560, 400 - inset);
  const buds =
    place(turned(10, () => path(petal(16, 56, 9))) + circle(0, 0, 9), 118, 118) +
    [
      [206, 92, 6],
      [92, 206, 6],
      [252, 66, 4],
      [66, 252, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
      .join('');
  const face = await drawFace({
    stock: smoothCard('#f0a25c'),
    print: sky(500, 520, 460, [
      [0, '#fff0c4'],
      [0.4, '#fbc877'],
      [0.7, '#ee9455'],
      [1, '#b95b45'],
    ]),
    layers: [
      orb(500, 486, 150, '#fffbe2', '#ffdf8f'),
      {
        art: path(
          'M60 640C180 560 280 610 380 580C480 552 560 612 660 580C760 552 860 590 960 560V900H60Z',
          'fill="#b5746a"',
        ),
        lift: 5,
      },
      {
        art:
          inked(
            place(palm(250), 250, 640) +
              place(palm(200), 310, 646, { flip: true }) +
              place(palm(230), 760, 640, { flip: true }),
            '#7d5560',
          ) + path('M90 650C200 620 320 632 420 650C560 664 680 622 900 640V900H90Z', 'fill="#7d5560"'),
        lift: 7,
      },
      { art: wave(690, 10, '#4f8f94'), lift: 6 },
      { art: inked(place(houseboat(), 500, 736, { scale: 1.08 }), '#5a2f2a', '#ffd890'), lift: 8 },
      { art: wave(752, 12, '#2f7580'), lift: 8 },
      {
        art:
          inked(
            place(palm(400), 196, 850, { turn: -3 }) + place(palm(330), 824, 850, { flip: true, turn: 3 }),
            '#1d4a54',
          ) + wave(836, 14, '#235f6c'),
        lift: 11,
      },
      {
        art:
          place(colouredLotus(62, '#f3b3a4', '#fde6da'), 420, 872) +
          place(colouredLotus(46, '#ee9f93', '#fbdccf'), 560, 884),
        lift: 7,
      },
      ...windowSheets(opening, ['#456a8c', '#35567a', '#274467'], cornered(buds), 26),
    ],
    foils: [
      gold(
        circle(500, 560, 412, line(5)) +
          circle(500, 560, 424, line(1.6)) +
          rect(34, 34, 932, 1332, line(2.6)) +
          names('Lakshmi', 'Arjun', 500, 1150, { size: 116 }) +
          smallCaps('Kumarakom · 8 January', 500, 1226, { size: 30 }) +
          rule(500, 1284, 80, 40, 2.4),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#dccfb8', seed: 51 },
    items: [
      envelope(
        { colour: '#e39a5b', liner: '#274467', linerInk: '#e3bf6f' },
        { width: 552, x: 396, y: 486, turn: 6 },
      ),
      card(face, {
        x: 352,
        y: 510,
        turn: -3,
        edge: ['#22405f', '#d9c39a', '#22405f', '#d9c39a', '#1c3450', '#162a42'],
      }),
      gobo(6, 0.26, 14),
      petals([
        [62, 946, 1.1, 20],
        [98, 978, 0.9, 100],
        [664, 196, 0.9, -40],
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

/** A shikara on the lake under mountains, chinar leaves falling over the rim. */
async function lakeChinar(): Promise<Buffer> {
  const opening = (inset: number): string => {
    const [w, h] = [386 - inset, 430 - inset];
    return `M500 ${560 - h}C${500 + w * 0.62} ${560 - h} ${500 + w} ${560 - h * 0.6} ${500 + w} 560S${500 + w * 0.62} ${560 + h} 500 ${560 + h}S${500 - w} ${560 + h * 0.6} ${500 - w} 560S${500 - w * 0.62} ${560 - h} 500 ${560 - h}Z`;
  };
  const leaves = (list: readonly (readonly [number, number, number, number, string])[]): string => list.map(([x, y, size, turn, fill]) => place(chinarLeaf(size, fill), x, y, { turn })).join('');
  const face = await drawFace({
    stock: smoothCard('#f4cdb6'),
    print: sky(420, 420, 620, [[0, '#fff3dc'], [0.4, '#fadcbf'], [0.75, '#e9a99a'], [1, '#b77e93']]),
    layers: [
      orb(400, 440, 84, '#fffdf2', '#ffe9bd'),
      { art: ridge([[0, 560], [120, 470], [210, 520], [330, 370], [420, 450], [560, 330], [690, 460], [790, 400], [1000, 540]], '#b7a3bb'), lift: 5 },
      { art: path('M330 370L300 410L322 404L336 424L356 400L376 410ZM560 330L516 372L540 368L556 392L580 366L612 380ZM790 400L766 422L786 418L798 432L822 416Z', 'fill="#fbeee6"'), lift: 2 },
      { art: ridge([[0, 600], [160, 520], [280, 590], [440, 500], [600, 590], [760, 510], [1000, 600]], '#8a86ab'), lift: 7 },
      { art: path('M0 650C120 610 200 640 300 626C420 610 520 646 640 628C760 612 860 640 1000 620V1400H0Z', 'fill="#5c6f88"'), lift: 6 },
      { art: wave(676, 7, '#5f93a6'), lift: 6 },
      { art: inked(place(shikara(), 500, 756, { scale: 1.06 }), '#7a2440', '#f3c987'), lift: 9 },
      { art: wave(778, 10, '#3f7a92'), lift: 9 },
      { art: wave(856, 12, '#2c6079') + place(colouredLotus(56, '#f5b9bd', '#fdeaea'), 640, 884) + place(colouredLotus(42, '#ef9fae', '#fbdde0'), 740, 872), lift: 8 },
      ...windowSheets(opening, ['#d9b9a0', '#b9574a', '#8e2f3a'], '', 26),
      { art: '', foil: path(opening(-13), line(4.6)), lift: 0.5 },
      { art: leaves([[196, 330, 170, 132, '#d9772f'], [300, 190, 150, 166, '#b8452a'], [120, 210, 140, 118, '#e4a03c'], [470, 136, 104, 186, '#d9772f']]), lift: 9 },
      { art: leaves([[90, 340, 124, 84, '#b8452a'], [214, 126, 150, 150, '#e4a03c'], [846, 884, 150, -42, '#d9772f'], [884, 780, 104, -80, '#e4a03c'], [760, 970, 96, -20, '#b8452a']]), lift: 11 },
    ],
    foils: [gold(rect(34, 34, 932, 1332, line(2.6)) + names('Sara', 'Kabir', 500, 1160, { size: 122 }) + smallCaps('Srinagar · 21 October', 500, 1238, { size: 30 }) + rule(500, 1294, 80, 40, 2.4))],
  });
  return shot({
    surface: { kind: 'wood', colour: '#8b6d4f', seed: 55, strength: 0.8 },
    items: [
      envelope({ colour: '#ead2b0', liner: '#2c6079', linerInk: '#e3c98f' }, { width: 552, x: 330, y: 484, turn: -6 }),
      card(face, { x: 368, y: 512, turn: 3, edge: ['#772632', '#d9b9a0', '#772632', '#d9b9a0', '#62202a', '#501a23'] }),
      gobo(3, 0.26, 14),
      petals([[60, 946, 1.1, 20], [104, 978, 0.9, 100], [676, 90, 0.9, -40]]),
    ],
  });
}

/** A mosque under a crescent in an eight-pointed window, for a nikah. */
async function crescentNight(): Promise<Buffer> {
  const opening = (inset: number): string => straight(Array.from({ length: 16 }, (_, index): Point => {
      const [x, y] = polar((430 - inset * 1.1) * (index % 2 === 0 ? 1 : 0.7654), (index * Math.PI) / 8);
      return [500 + x, 540 + y];
    }));
  const stars = [[330, 330, 9], [640, 300, 7], [700, 400, 5], [390, 250, 5], [560, 240, 6], [290, 450, 5], [720, 500, 6], [270, 560, 4]].map(([x = 0, y = 0, r = 0]) => place(path(star(8, r * 2, 0.4)), x, y)).join('');
  const face = await drawFace({
    stock: smoothCard('#24406f'),
    print: sky(440, 420, 520, [[0, '#5b86b8'], [0.4, '#36598f'], [0.75, '#1e3868'], [1, '#142750']]),
    layers: [
      { art: inked(stars, '#fff3c9'), lift: 2.5, glow: true },
      { art: inked(path('M452 290A112 112 0 1 0 556 440A92 92 0 1 1 452 290Z'), '#ffefc0'), lift: 6, glow: true },
      { art: path('M0 700C160 650 300 690 480 664C660 640 820 690 1000 650V1400H0Z', 'fill="#3f6394"'), lift: 6 },
      { art: inked(mosque(500, 800, 560, 330, '#8fa9cc'), '#8fa9cc'), lift: 7 },
      { art: path('M0 786C200 760 320 800 500 790C700 780 820 756 1000 790V1400H0Z', 'fill="#1d3a63"') + mirrored(place(frond(190, '#2a5878'), 250, 830, { turn: 8 }) + place(frond(130, '#346b86', false), 350, 826, { turn: -14 })), lift: 10 },
      { art: path('M0 850C220 826 360 872 500 862C700 852 800 830 1000 862V1400H0Z', 'fill="#10284c"'), lift: 10 },
      ...windowSheets(opening, ['#c9d3df', '#9fb0c6', '#eef0ea'], '', 26),
      { art: names('Zoya', 'Imran', 500, 1160, { size: 132, colour: '#1e3868', and: '#a8761c' }) + smallCaps('Nikah · Bhopal · 14 December', 500, 1238, { size: 30, colour: '#274467' }), lift: 0.5 },
    ],
    foils: [
      goldOnLight(
        path(opening(-14), line(4.6)) + path(opening(-26), line(1.6)) + rect(34, 34, 932, 1332, line(2.6)) +
          cornered(place(path(khatam(62), line(3)) + path(khatam(30)) , 128, 128)) + rule(500, 1292, 80, 40, 2.4),
      ),
    ],
  });
  return shot({
    surface: { kind: 'silk', colour: '#b9c3cf', strength: 0.7, seed: 56 },
    items: [
      envelope({ colour: '#1f3a68', liner: '#eef0ea', linerInk: '#b98a35' }, { width: 552, x: 392, y: 484, turn: 6 }),
      card(face, { x: 352, y: 512, turn: -3, edge: ['#d3d8d4', '#9fb0c6', '#d3d8d4', '#9fb0c6', '#b9c0bd', '#a5adab'] }),
      gobo(5, 0.24, 14),
      petals([[640, 946, 1.2, 20], [676, 974, 0.9, 100], [60, 60, 0.9, -40]], WHITE_PETALS),
    ],
  });
}

/** Opened: the cover with its round cut swings back from two swans on a lotus pond. */
async function swanCover(): Promise<Buffer> {
  const green = '#1f5b4e';
  const hole = roundOpening(500, 520, 300);
  const inside = await drawFace({
    stock: smoothCard('#f6d9c4'),
    print: sky(500, 420, 700, [[0, '#fff6e4'], [0.45, '#fbdcc0'], [0.8, '#efb3a0'], [1, '#d98d86']]),
    layers: [
      orb(610, 420, 150, '#fffdf2', '#ffe3ad'),
      { art: path('M0 640C140 560 260 640 420 590C600 540 760 640 1000 570V1400H0Z', 'fill="#c98f8a"'), lift: 6 },
      { art: path('M0 690C180 650 300 690 480 672C680 650 820 700 1000 660V1400H0Z', 'fill="#8fb3a2"'), lift: 6 },
      { art: wave(740, 8, '#5f9a8f'), lift: 6 },
      { art: inked(place(swan(), 420, 846, { scale: 1.02 }) + place(swan(), 676, 846, { scale: 1.02, flip: true }), '#fffaf0', '#d9b48a'), lift: 9 },
      { art: wave(840, 10, '#35786f'), lift: 8 },
      { art: wave(920, 12, green) + place(colouredLotus(90, '#f3a9ae', '#fdeaea'), 620, 960) + place(colouredLotus(62, '#e98f9c', '#fbdde0'), 780, 976) + place(colouredLotus(54, '#f7c3c0', '#fff0ee'), 460, 980), lift: 9 },
    ],
    foils: [
      gold(rect(34, 34, 932, 1332, line(2.6)) + names('Ananya', 'Rohan', 580, 1150, { size: 104 }) + smallCaps('Udaipur · 16 February', 580, 1224, { size: 27 }) + rule(580, 1284, 80, 40, 2.4)),
    ],
  });
  const cover = await drawFace({
    stock: smoothCard(green),
    foils: [gold(circle(500, 520, 318, line(6)) + circle(500, 520, 334, line(2)) + rect(34, 34, 932, 1332, line(3)) + place(turned(36, () => path(petal(346, 380, 9))), 500, 520) + devanagari('शुभ विवाह', 500, 1110, { size: 150 }) + rule(500, 1210, 120, 60, 3))],
    cut: path(`M0 0H1000V1400H0Z${hole}`, 'fill="currentColor" fill-rule="evenodd"'),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'plaster', colour: '#d9c9b4', strength: 1.3, seed: 57 },
    items: [
      envelope({ colour: '#d98d86', liner: green, linerInk: '#e3bf6f' }, { width: 520, x: 420, y: 470, turn: 7 }),
      folded([{ face: inside, left: 0, width: 1000 }, { face: cover, left: 0, width: 1000, open: 68, hinge: 'left' }], { sheet: { width: 1000, height: 1400 }, width: 530, x: 380, y: 520, turn: 2.4, tilt: 8, edge: '#17463c' }),
      gobo(3, 0.26, 14),
      petals([[640, 950, 1.2, 20], [680, 974, 0.9, 100], [56, 950, 0.9, -40]], PINK_PETALS),
    ],
  });
}

/** Lamps float past the ghats at night; the words above, the scene across the foot. */
async function ghatLamps(): Promise<Buffer> {
  const plum = '#3a1d4a';
  const opening = (inset: number): string => `M${60 + inset} ${1330 - inset}V${640 + inset}C${60 + inset} ${560 + inset} 210 ${600 + inset} 280 ${530 + inset}C330 ${480 + inset} 440 ${500 + inset} 500 ${430 + inset}C560 ${500 + inset} 670 ${480 + inset} 720 ${530 + inset}C790 ${600 + inset} ${940 - inset} ${560 + inset} ${940 - inset} ${640 + inset}V${1330 - inset}Z`;
  const steps = Array.from({ length: 6 }, (_, index) => rect(0, 930 + index * 20, 1000, 12, `fill="${index % 2 === 0 ? '#b9655a' : '#a1524f'}"`)).join('');
  const lamp = (x: number, y: number, size: number): string => place(`<circle r="64" cy="-30" fill="url(#glow)"/>${inked(diya(2.4), '#f7b548', '#7a3a2a')}`, x, y, { scale: size });
  const face = await drawFace({
    stock: smoothCard('#6a3f78'),
    print: sky(650, 640, 620, [[0, '#f9cfa0'], [0.3, '#d98a86'], [0.62, '#8a4f86'], [1, '#4a2a64']]),
    layers: [
      orb(690, 660, 84, '#fffdf0', '#ffe6b4'),
      { art: palace(360, 950, 260, { width: 760, fill: '#b8718a' }), lift: 5 },
      { art: inked(place(chhatri(790, 950, 150, 250), 0, 0) + place(chhatri(920, 956, 120, 190), 0, 0) + place(chhatri(130, 956, 140, 220), 0, 0), '#95506f') + rect(0, 930, 1000, 500, 'fill="#95506f"'), lift: 7 },
      { art: steps + rect(0, 1050, 1000, 400, 'fill="#8a4550"'), lift: 6 },
      { art: wave(1064, 6, '#45407c'), lift: 7 },
      { art: inked(place(shikara(), 610, 1118, { scale: 0.8 }), '#2a1438', '#f3c987'), lift: 8 },
      { art: wave(1132, 9, '#35306a'), lift: 8 },
      { art: `<radialGradient id="glow"><stop offset="0" stop-color="#ffd98a" stop-opacity=".85"/><stop offset="1" stop-color="#ffb04a" stop-opacity="0"/></radialGradient>${lamp(250, 1200, 0.72)}${lamp(440, 1236, 0.9)}${lamp(790, 1214, 0.72)}`, lift: 2 },
      { art: wave(1236, 10, '#272457') + lamp(620, 1290, 1.1) + lamp(180, 1290, 0.86) + lamp(850, 1296, 0.8), lift: 8 },
      ...windowSheets(opening, ['#c9863f', '#5c3370', plum], '', 24),
    ],
    foils: [gold(path(opening(-12), line(4.6)) + rect(30, 30, 940, 1340, line(2.6)) + devanagari('शुभ विवाह', 500, 196, { size: 120 }) + names('Aarav', 'Meera', 500, 318, { size: 108 }) + smallCaps('Varanasi · 15 November', 500, 386, { size: 28 }))],
  });
  return shot({
    surface: { kind: 'linen', colour: '#c3a98c', seed: 58 },
    items: [
      envelope({ colour: '#e0a45a', liner: plum, linerInk: '#e3bf6f' }, { width: 552, x: 394, y: 484, turn: 6 }),
      card(face, { x: 350, y: 512, turn: -3, edge: ['#2f173d', '#c9863f', '#2f173d', '#5c3370', '#25122f', '#1c0d25'] }),
      gobo(5, 0.24, 14),
      marigolds([{ x: 668, y: 944, size: 100, kind: 0, turn: 20 }, { x: 596, y: 990, size: 78, kind: 1, turn: 80 }]),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-5/backwater-sun', shape: 'card', draw: backwaterSun },
  { name: 'cards/series-5/desert-arcade', shape: 'card', draw: desertArcade },
  { name: 'cards/series-5/lake-chinar', shape: 'card', draw: lakeChinar },
  { name: 'cards/series-5/crescent-night', shape: 'card', draw: crescentNight },
  { name: 'cards/series-5/swan-cover', shape: 'card', draw: swanCover },
  { name: 'cards/series-5/ghat-lamps', shape: 'card', draw: ghatLamps },
];
