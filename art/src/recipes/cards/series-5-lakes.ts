import { drawFace, gold } from '#art/card/face.ts';
import { folded } from '#art/card/folded.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { smoothCard } from '#art/card/stock.ts';
import { circle, inked, line, path, place, rect, turned } from '#art/drawing/svg.ts';
import { PINK_PETALS, petals } from '#art/flora/loose-petals.ts';
import { colouredLotus } from '#art/flora/lotus.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, names, rule, smallCaps } from '#art/lettering.ts';
import { swan } from '#art/motifs/animals.ts';
import { shikara } from '#art/motifs/boats.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';
import { wave } from './series-5-parts.ts';
import { chinarLeaf, orb, ridge, roundOpening, sky, windowSheets } from './series-5-window.ts';

/** Series 5, scenes of lakes. */

/** A shikara on the lake under mountains, chinar leaves falling over the rim. */
async function lakeChinar(): Promise<Buffer> {
  const opening = (inset: number): string => {
    const [w, h] = [386 - inset, 430 - inset];
    return `M500 ${560 - h}C${500 + w * 0.62} ${560 - h} ${500 + w} ${560 - h * 0.6} ${500 + w} 560S${500 + w * 0.62} ${560 + h} 500 ${560 + h}S${500 - w} ${560 + h * 0.6} ${500 - w} 560S${500 - w * 0.62} ${560 - h} 500 ${560 - h}Z`;
  };
  const leaves = (list: readonly (readonly [number, number, number, number, string])[]): string =>
    list.map(([x, y, size, turn, fill]) => place(chinarLeaf(size, fill), x, y, { turn })).join('');
  const face = await drawFace({
    stock: smoothCard('#f4cdb6'),
    print: sky(420, 420, 620, [
      [0, '#fff3dc'],
      [0.4, '#fadcbf'],
      [0.75, '#e9a99a'],
      [1, '#b77e93'],
    ]),
    layers: [
      orb(400, 440, 84, '#fffdf2', '#ffe9bd'),
      {
        art: ridge(
          [
            [0, 560],
            [120, 470],
            [210, 520],
            [330, 370],
            [420, 450],
            [560, 330],
            [690, 460],
            [790, 400],
            [1000, 540],
          ],
          '#b7a3bb',
        ),
        lift: 5,
      },
      {
        art: path(
          'M330 370L300 410L322 404L336 424L356 400L376 410ZM560 330L516 372L540 368L556 392L580 366L612 380ZM790 400L766 422L786 418L798 432L822 416Z',
          'fill="#fbeee6"',
        ),
        lift: 2,
      },
      {
        art: ridge(
          [
            [0, 600],
            [160, 520],
            [280, 590],
            [440, 500],
            [600, 590],
            [760, 510],
            [1000, 600],
          ],
          '#8a86ab',
        ),
        lift: 7,
      },
      {
        art: path(
          'M0 650C120 610 200 640 300 626C420 610 520 646 640 628C760 612 860 640 1000 620V1400H0Z',
          'fill="#5c6f88"',
        ),
        lift: 6,
      },
      { art: wave(676, 7, '#5f93a6'), lift: 6 },
      { art: inked(place(shikara(), 500, 756, { scale: 1.06 }), '#7a2440', '#f3c987'), lift: 9 },
      { art: wave(778, 10, '#3f7a92'), lift: 9 },
      {
        art:
          wave(856, 12, '#2c6079') +
          place(colouredLotus(56, '#f5b9bd', '#fdeaea'), 640, 884) +
          place(colouredLotus(42, '#ef9fae', '#fbdde0'), 740, 872),
        lift: 8,
      },
      ...windowSheets(opening, ['#d9b9a0', '#b9574a', '#8e2f3a'], '', 26),
      { art: '', foil: path(opening(-13), line(4.6)), lift: 0.5 },
      {
        art: leaves([
          [196, 330, 170, 132, '#d9772f'],
          [300, 190, 150, 166, '#b8452a'],
          [120, 210, 140, 118, '#e4a03c'],
          [470, 136, 104, 186, '#d9772f'],
        ]),
        lift: 9,
      },
      {
        art: leaves([
          [90, 340, 124, 84, '#b8452a'],
          [214, 126, 150, 150, '#e4a03c'],
          [846, 884, 150, -42, '#d9772f'],
          [884, 780, 104, -80, '#e4a03c'],
          [760, 970, 96, -20, '#b8452a'],
        ]),
        lift: 11,
      },
    ],
    foils: [
      gold(
        rect(34, 34, 932, 1332, line(2.6)) +
          names('Sara', 'Kabir', 500, 1160, { size: 122 }) +
          smallCaps('Srinagar · 21 October', 500, 1238, { size: 30 }) +
          rule(500, 1294, 80, 40, 2.4),
      ),
    ],
  });
  return shot({
    surface: { kind: 'wood', colour: '#8b6d4f', seed: 55, strength: 0.8 },
    items: [
      envelope(
        { colour: '#ead2b0', liner: '#2c6079', linerInk: '#e3c98f' },
        { width: 552, x: 330, y: 484, turn: -6 },
      ),
      card(face, {
        x: 368,
        y: 512,
        turn: 3,
        edge: ['#772632', '#d9b9a0', '#772632', '#d9b9a0', '#62202a', '#501a23'],
      }),
      gobo(3, 0.26, 14),
      petals([
        [60, 946, 1.1, 20],
        [104, 978, 0.9, 100],
        [676, 90, 0.9, -40],
      ]),
    ],
  });
}

/** Opened: the cover with its round cut swings back from two swans on a lotus pond. */
async function swanCover(): Promise<Buffer> {
  const green = '#1f5b4e';
  const hole = roundOpening(500, 520, 300);
  const inside = await drawFace({
    stock: smoothCard('#f6d9c4'),
    print: sky(500, 420, 700, [
      [0, '#fff6e4'],
      [0.45, '#fbdcc0'],
      [0.8, '#efb3a0'],
      [1, '#d98d86'],
    ]),
    layers: [
      orb(610, 420, 150, '#fffdf2', '#ffe3ad'),
      {
        art: path('M0 640C140 560 260 640 420 590C600 540 760 640 1000 570V1400H0Z', 'fill="#c98f8a"'),
        lift: 6,
      },
      {
        art: path('M0 690C180 650 300 690 480 672C680 650 820 700 1000 660V1400H0Z', 'fill="#8fb3a2"'),
        lift: 6,
      },
      { art: wave(740, 8, '#5f9a8f'), lift: 6 },
      {
        art: inked(
          place(swan(), 500, 846, { scale: 1.02 }) + place(swan(), 756, 846, { scale: 1.02, flip: true }),
          '#fffaf0',
          '#d9b48a',
        ),
        lift: 9,
      },
      { art: wave(840, 10, '#35786f'), lift: 8 },
      {
        art:
          wave(920, 12, green) +
          place(colouredLotus(90, '#f3a9ae', '#fdeaea'), 620, 960) +
          place(colouredLotus(62, '#e98f9c', '#fbdde0'), 780, 976) +
          place(colouredLotus(54, '#f7c3c0', '#fff0ee'), 460, 980),
        lift: 9,
      },
    ],
    foils: [
      gold(
        rect(34, 34, 932, 1332, line(2.6)) +
          names('Ananya', 'Rohan', 640, 1150, { size: 86 }) +
          smallCaps('Udaipur · 16 February', 640, 1216, { size: 23 }) +
          rule(640, 1274, 80, 40, 2.4),
      ),
    ],
  });
  const cover = await drawFace({
    stock: smoothCard(green),
    foils: [
      gold(
        circle(500, 520, 318, line(6)) +
          circle(500, 520, 334, line(2)) +
          rect(34, 34, 932, 1332, line(3)) +
          place(
            turned(36, () => path(petal(346, 380, 9))),
            500,
            520,
          ) +
          devanagari('शुभ विवाह', 500, 1110, { size: 150 }) +
          rule(500, 1210, 120, 60, 3),
      ),
    ],
    cut: path(`M0 0H1000V1400H0Z${hole}`, 'fill="currentColor" fill-rule="evenodd"'),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'plaster', colour: '#d9c9b4', strength: 1.3, seed: 57 },
    items: [
      envelope(
        { colour: '#d98d86', liner: green, linerInk: '#e3bf6f' },
        { width: 520, x: 420, y: 470, turn: 7 },
      ),
      folded(
        [
          { face: inside, left: 0, width: 1000 },
          { face: cover, left: 0, width: 1000, open: 77, hinge: 'left' },
        ],
        {
          sheet: { width: 1000, height: 1400 },
          width: 530,
          x: 380,
          y: 520,
          turn: 2.4,
          tilt: 8,
          edge: '#17463c',
        },
      ),
      gobo(3, 0.26, 14),
      petals(
        [
          [640, 950, 1.2, 20],
          [680, 974, 0.9, 100],
          [56, 950, 0.9, -40],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-5/lake-chinar', shape: 'card', draw: lakeChinar },
  { name: 'cards/series-5/swan-cover', shape: 'card', draw: swanCover },
];
