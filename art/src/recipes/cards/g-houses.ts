import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import type { CutLayer } from '#art/card/papercut.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { cotton, pearl } from '#art/card/stock.ts';
import { bezier } from '#art/drawing/curves.ts';
import {
  circle,
  HIDE,
  inked,
  line,
  mirrored,
  outline,
  path,
  place,
  rect,
  turned,
  within,
} from '#art/drawing/svg.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { MARIGOLD_PETALS, petals, ROSE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, names, roman, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { phulDiamond, phulFlower } from '#art/motifs/phulkari.ts';
import { gobo } from '#art/props/gobo.ts';
import { metal, type Plate, waxSeal } from '#art/props/metal.ts';
import { cord } from '#art/props/tag.ts';
import { GOLD_TASSEL, tassel } from '#art/props/tassel.ts';
import type { Recipe } from '#art/recipe.ts';

/** A heater shield round 0,0, `half` wide to each side, 2.5 of it high. */
const heater = (half: number): string =>
  `M${-half} ${-half}Q${-half * 0.5} ${-half * 1.14} 0 ${-half}Q${half * 0.5} ${-half * 1.14} ${half} ${-half}V${half * 0.2}C${half} ${half * 0.9} ${half * 0.5} ${half * 1.26} 0 ${half * 1.5}C${-half * 0.5} ${half * 1.26} ${-half} ${half * 0.9} ${-half} ${half * 0.2}Z`;

/** An ear of wheat growing up from 0,0, `length` long, its upper half in grain. */
const wheat = (length: number): string =>
  path(`M0 0V${-length * 0.96}`, line(length * 0.014)) +
  Array.from({ length: 8 }, (_, index) => {
    const y = -length * (0.5 + index * 0.064);
    return [-1, 1]
      .map(
        (side) =>
          place(path(petal(0, length * 0.11, length * 0.03, 0.4, 0.08)), side * length * 0.012, y, {
            turn: side * 24,
          }) +
          place(path(`M0 ${-length * 0.12}V${-length * 0.3}`, line(length * 0.005)), 0, y, {
            turn: side * 22,
          }),
      )
      .join('');
  }).join('') +
  place(path(petal(0, length * 0.12, length * 0.026, 0.4, 0.08)), 0, -length * 0.98) +
  place(path(petal(0, length * 0.3, length * 0.03, 0.4, 0.04)), 0, -length * 0.12, { turn: -30 });

/** A shield darned in phulkari between ears of wheat, the names on its scroll, for an anand karaj. */
async function phulkariShield(): Promise<Buffer> {
  const cream = '#f8f0df';
  const ink = '#5c1530';
  const ground = '#8e1846';
  const shape = heater(256);
  const pairs = [
    ['#f7b52c', '#f08a1c'],
    ['#ef5f9c', '#f9c9d8'],
    ['#f7e7c0', '#f7b52c'],
    ['#2f9c74', '#9fd06a'],
  ] as const;
  const field = Array.from({ length: 13 }, (_, row) =>
    Array.from({ length: 8 }, (_unused, column) => {
      const [x, y] = [(column - 3.5 + (row % 2) * 0.5) * 92, (row - 5) * 46];
      const ring = Math.round((Math.abs(x) + Math.abs(y - 46)) / 92);
      return place(phulDiamond(45, pairs[ring % 4] ?? pairs[0], 5), x, y);
    }).join(''),
  ).join('');
  const stitched: CutLayer[] = [
    { art: place(path(shape, `fill="${ground}"`), 500, 520), lift: 4 },
    {
      art: place(
        within(
          'field',
          path(heater(236)),
          place(field, 0, 0) +
            path('M0 -150L196 46L0 242L-196 46Z', `fill="${ground}"`) +
            place(phulFlower(190, ['#f7b52c', '#f7d77a'], ['#ef5f9c', '#f9c9d8'], 5), 0, 46),
        ),
        500,
        520,
      ),
      lift: 1.2,
    },
  ];
  const scroll =
    path(
      'M70 1052C60 1010 96 994 150 1004L150 1120C110 1110 84 1120 96 1150C70 1130 74 1088 70 1052Z',
      outline(6),
    ) +
    path(
      'M930 1052C940 1010 904 994 850 1004L850 1120C890 1110 916 1120 904 1150C930 1130 926 1088 930 1052Z',
      outline(6),
    ) +
    path('M128 978C330 1030 670 1030 872 978V1098C670 1150 330 1150 128 1098Z', outline(6)) +
    path('M140 996C336 1046 664 1046 860 996M140 1084C336 1134 664 1134 860 1084', line(2));
  const face = await drawFace({
    stock: cotton(cream),
    press: 0.3,
    ink:
      inked(names('Jasleen', 'Gurdeep', 500, 1088, { size: 76 }), ink, cream) +
      inked(
        smallCaps('Anand Karaj', 500, 138, { size: 40 }) +
          smallCaps('Ludhiana · 14 February', 500, 1258, { size: 34 }),
        ink,
        cream,
      ),
    layers: stitched,
    foils: [
      goldOnLight(
        place(path(shape, line(10)) + path(heater(240), line(3)), 500, 520) +
          mirrored(
            place(wheat(560), 370, 972, { turn: -40 }) +
              place(wheat(600), 290, 956, { turn: -20 }) +
              place(wheat(520), 200, 960, { turn: -5 }),
          ).replace(/^/, '<g>') +
          '</g>' +
          scroll +
          frameLines([
            [36, 5],
            [52, 1.8],
          ]),
      ),
    ],
  });
  return shot({
    surface: { kind: 'slate', colour: '#6d675e', strength: 1, seed: 105 },
    vignette: 0.28,
    items: [
      envelope(
        { colour: '#d9a02f', liner: '#8e1846', linerInk: '#f3c660' },
        { width: 552, x: 326, y: 486, turn: -7 },
      ),
      card(face, {
        width: 562,
        x: 372,
        y: 512,
        turn: 4,
        edge: ['#d8b565', '#b88f3c', '#8d6a24'],
        shadow: '20,14,10',
      }),
      gobo(5, 0.24, 14),
      petals([
        [60, 930, 1.2, 30],
        [100, 966, 0.9, 110],
        [664, 84, 1, -30],
      ]),
    ],
  });
}

/** The gilded forehead ornament (nettipattam) of a Kerala temple elephant, as a cast plate. */
const nettipattam = (): Plate => {
  const shape = (k: number, fill = 'currentColor'): string =>
    `<g transform="translate(200 190) scale(${k}) translate(-200 -190)"><path fill="${fill}" d="M116 12Q200 -6 284 12C318 58 350 118 340 188C326 268 262 348 200 392C138 348 74 268 60 188C50 118 82 58 116 12Z"/></g>`;
  const ringed = (k: number, width: number): string =>
    `<g fill="none" stroke="currentColor" stroke-width="${width}">${shape(k, 'none')}</g>`;
  const dome =
    '<radialGradient id="dome"><stop stop-color="currentColor"/><stop offset=".6" stop-color="currentColor" stop-opacity=".72"/><stop offset="1" stop-color="currentColor" stop-opacity="0"/></radialGradient>';
  const boss = (x: number, y: number, r: number): string =>
    circle(x, y, r * 1.16, HIDE) + circle(x, y, r, 'fill="url(#dome)"') + circle(x, y, r, line(r * 0.1));
  const beads = Array.from({ length: 17 }, (_, row) =>
    Array.from({ length: 13 }, (_unused, column) =>
      circle(62 + column * 23 + (row % 2) * 11.5, 34 + row * 20.4, 10, 'fill="url(#dome)"'),
    ).join(''),
  ).join('');
  return {
    size: 800,
    shape: place(shape(1), 0, 0, { scale: 2 }),
    relief: place(
      dome +
        within('beads', shape(0.82), beads) +
        ringed(0.95, 9) +
        ringed(0.87, 4) +
        boss(200, 54, 24) +
        circle(200, 134, 62, HIDE) +
        place(
          circle(0, 0, 54, line(7)) +
            turned(12, () => path(petal(18, 45, 9))) +
            circle(0, 0, 18, 'fill="url(#dome)"'),
          200,
          134,
        ) +
        path('M116 196C136 268 264 268 284 196C296 290 104 290 116 196Z', HIDE) +
        path('M122 200C146 262 254 262 278 200C262 282 138 282 122 200Z') +
        boss(200, 222, 21) +
        boss(200, 288, 27) +
        boss(200, 334, 15) +
        boss(200, 362, 9) +
        mirrored(boss(110, 62, 16) + boss(93, 116, 17) + boss(92, 172, 17), 200),
      0,
      0,
      { scale: 2 },
    ),
  };
};

/** A gilded elephant's ornament lies on a gold-edged white silk card, for a Kerala wedding. */
async function goldenForehead(): Promise<Buffer> {
  const silkWhite = '#f6eedb';
  const green = '#17452f';
  const shape =
    'M116 12Q200 -6 284 12C318 58 350 118 340 188C326 268 262 348 200 392C138 348 74 268 60 188C50 118 82 58 116 12Z';
  const wool = (colour: string, width: number, dash: string): string =>
    `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
  const fringe = `<g transform="translate(500 482) scale(2.05) translate(-200 -200)">${wool('#7d0f22', 44, '3 1.2')}${wool('#c0203a', 38, '1.6 2.6')}${wool('#1f7a4d', 22, '2.6 1.4')}${wool('#f0b429', 9, '2 1')}</g>`;
  const side = Array.from({ length: 3 }, (_, index) =>
    rect(40 + index * 26, 0, index === 1 ? 16 : 6, 1400),
  ).join('');
  const face = await drawFace({
    stock: pearl(silkWhite, '#fffaf0', 68),
    layers: [{ art: fringe, lift: 3 }],
    ink: inked(
      names('Janaki', 'Raghav', 500, 1122, { size: 112 }) +
        smallCaps('Kalyanam', 500, 1000, { size: 38 }) +
        smallCaps('Guruvayur · 25 January', 500, 1206, { size: 34 }),
      green,
      silkWhite,
    ),
    press: 0.16,
    foils: [
      goldOnLight(mirrored(side) + rect(0, 1288, 1000, 54) + rect(0, 1270, 1000, 6) + rect(0, 1354, 1000, 6)),
    ],
  });
  const plate = await metal(nettipattam(), 500, 482, 770);
  return shot({
    surface: { kind: 'slate', colour: '#3d5148', strength: 1, seed: 106 },
    vignette: 0.3,
    items: [
      card(face, {
        width: 590,
        x: 356,
        y: 506,
        turn: -4,
        edge: ['#d9c69c', '#c6b083', '#b39a68'],
        shadow: '12,18,14',
        over: [plate],
      }),
      jasmine(bezier([520, 1040], [560, 960], [640, 940], [740, 880], 21)),
      gobo(7, 0.24, 14),
      petals(
        [
          [60, 80, 1, 30],
          [90, 130, 0.8, 110],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

/** Lying open, folded at its waist: the sun of the house over the names, a tassel down the fold. */
async function openSun(): Promise<Buffer> {
  const crimson = '#7c1426';
  const ivory = '#f8eeda';
  const ink = '#6b1027';
  const [width, height] = [1400, 2000];
  const sun =
    turned(32, (index) =>
      index % 2 === 0
        ? path(petal(250, 430, 30, 0.3, 0.05)) + path(petal(240, 402, 44, 0.3, 0.05), line(3))
        : path(`M-10 -246C-26 -300 22 -330 -4 -392C34 -340 -2 -300 12 -246Z`),
    ) +
    circle(0, 0, 232, line(8)) +
    circle(0, 0, 214, line(2.6)) +
    turned(40, () => circle(0, -196, 5.4)) +
    circle(0, 0, 178, line(4)) +
    place(lotus(96, 4), 0, 126) +
    roman('P', -62, 44, { size: 190, weight: 600 }) +
    roman('V', 68, 44, { size: 190, weight: 600 });
  const rays = turned(48, () => path('M-8 -470L-30 -1100H30L8 -470Z'));
  const face = await drawFace({
    sheet: { width, height },
    stock: pearl(ivory),
    print: rect(0, 0, width, 1000, `fill="${crimson}"`),
    deboss: within('upper', rect(0, 0, width, 1000), place(rays, 700, 500)),
    ink: inked(
      stackedNames('Padmini', 'Vikram', 700, 1370, { size: 168 }) +
        smallCaps('request the pleasure of your company', 690, 1200, { size: 28 }) +
        smallCaps('Udaipur · 4 December', 700, 1742, { size: 42 }),
      ink,
      ivory,
    ),
    press: 0.16,
    foils: [
      gold(
        place(sun, 700, 500) +
          rect(40, 40, 1320, 920, line(6)) +
          rect(60, 60, 1280, 880, line(2)) +
          mirrored(
            place(
              turned(9, (index) => path(petal(20, index % 2 === 0 ? 110 : 84, 14)), -2),
              84,
              84,
              { turn: 45 },
            ) +
              place(
                turned(9, (index) => path(petal(20, index % 2 === 0 ? 110 : 84, 14)), -2),
                84,
                916,
                { turn: 45 },
              ),
            700,
          ),
      ),
      goldOnLight(
        rect(40, 1040, 1320, 920, line(6)) +
          rect(60, 1060, 1280, 880, line(2)) +
          devanagari('शुभ विवाह', 700, 1870, { size: 76 }) +
          rule(700, 1790, 150, 50, 3),
      ),
    ],
  });
  const fold =
    '<div style="position:absolute;left:0;top:0;width:1400px;height:1000px;background:linear-gradient(to bottom,rgba(255,236,210,.2),rgba(20,4,4,0) 30%,rgba(20,4,4,.34))"></div>' +
    '<div style="position:absolute;left:0;top:1000px;width:1400px;height:170px;background:linear-gradient(to bottom,rgba(60,24,8,.5),rgba(60,24,8,0))"></div>';
  const seal = await waxSeal(place(lotus(62, 5), 0, 30), 190, 1812, 300, '#8c1226');
  return shot({
    surface: { kind: 'slate', colour: '#474d55', strength: 1, seed: 107 },
    vignette: 0.3,
    items: [
      card(face, {
        width: 606,
        x: 352,
        y: 500,
        turn: 3,
        tilt: 10,
        edge: ['#d0a24a', '#9c2a3a', '#5e0c1c', '#d8c7a0'],
        shadow: '14,12,16',
        over: [fold, cord('M-10 1000H1410', 16), tassel(1270, 1030, 540, GOLD_TASSEL, -4), seal],
      }),
      gobo(4, 0.24, 14),
      petals(
        [
          [676, 940, 1.1, 40],
          [36, 70, 1, 100],
        ],
        MARIGOLD_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/g/phulkari-shield', shape: 'card', draw: phulkariShield },
  { name: 'cards/g/golden-forehead', shape: 'card', draw: goldenForehead },
  { name: 'cards/g/open-sun', shape: 'card', draw: openSun },
];
