import { drawFace, foil, gold, goldOnLight } from '#art/card/face.ts';
import { SILVER } from '#art/card/ramp.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { pearl } from '#art/card/stock.ts';
import { bezier } from '#art/drawing/curves.ts';
import { circle, inked, line, path, place, rect, turned, without } from '#art/drawing/svg.ts';
import { jasmine } from '#art/flora/jasmine.ts';
import { lilyBud, lilyFront, lilySide } from '#art/flora/lily.ts';
import { petals, ROSE_PETALS, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { leaf, paisley, petal } from '#art/flora/petal.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { alponaPair, conch } from '#art/motifs/conch.ts';
import { rounded } from '#art/motifs/outline.ts';
import { cross } from '#art/motifs/sacred.ts';
import { warliCouple, warliSpiral } from '#art/motifs/warli.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** A stem of lilies climbs the left edge of a powder-blue card, for a church wedding. */
async function lilyStem(): Promise<Buffer> {
  const blue = '#cfdde9';
  const ink = '#23405e';
  const stems = path('M330 1400C320 1100 300 860 316 560C322 420 330 330 300 230', line(11));
  const leaves = [
    [430, 54, 322, 1300, -46],
    [400, 50, 318, 1190, 30],
    [360, 46, 306, 980, -56],
    [270, 38, 312, 830, 44],
  ] as const;
  const foliage =
    stems +
    leaves
      .map(([length, width, x, y, turn]) =>
        place(
          path(leaf(length, width)) +
            path(
              `M0 ${-length * 0.06}V${-length * 0.88}`,
              'fill="none" style="stroke:var(--paper)" stroke-width="4"',
            ),
          x,
          y,
          { turn },
        ),
      )
      .join('') +
    path(
      'M312 640C260 600 220 590 190 560M316 560C360 500 410 480 440 450M306 700C400 660 450 650 480 640',
      line(9),
    );
  const flowers =
    place(lilyBud(190, 4), 300, 236, { turn: -8 }) +
    place(lilyBud(150, 4), 440, 452, { turn: 24 }) +
    place(lilySide(230, 4), 200, 566, { turn: -34 }) +
    place(lilyFront(190, 4), 330, 420, { turn: 12 }) +
    place(lilySide(200, 4), 470, 650, { turn: 58 });
  const face = await drawFace({
    stock: pearl(blue, '#fff8ee', 77),
    print: inked(flowers, '#fffdf6', '#fffdf6'),
    ink: inked(
      stackedNames('Anna', 'Joel', 720, 880, { size: 164 }) +
        smallCaps('Holy matrimony', 720, 740, { size: 34 }) +
        smallCaps('Kottayam', 720, 1230, { size: 34 }) +
        smallCaps('11 January', 720, 1286, { size: 34 }),
      ink,
      blue,
    ),
    press: 0.12,
    foils: [
      goldOnLight(
        foliage +
          flowers +
          place(cross(), 780, 250, { scale: 1.3 }) +
          path('M640 1168H800', line(3)) +
          path('M970 30V1370H30V1290M30 700V30H970', line(4)),
      ),
    ],
  });
  return shot({
    surface: { kind: 'plaster', colour: '#ece4da', strength: 1.1, seed: 96 },
    vignette: 0.2,
    items: [
      envelope(
        { colour: '#f6efe2', liner: '#6f93b5', linerInk: '#f3e9d2' },
        { width: 548, x: 402, y: 486, turn: 9 },
      ),
      card(face, { width: 566, x: 342, y: 512, turn: -4, edge: ['#b7c8d8', '#a0b4c6'] }),
      gobo(3, 0.24, 13),
      petals(
        [
          [652, 930, 1.2, 30],
          [688, 966, 1, 110],
          [50, 90, 1, -30],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** A great silver conch over rice-paste creepers on sindoor red, for a Bengali wedding. */
async function redConch(): Promise<Buffer> {
  const red = '#a9182b';
  const rice = '#fdf3e4';
  const ricePaste =
    circle(0, 0, 352, line(9)) +
    turned(20, () => path(petal(362, 436, 84, 0.44, 0.5), line(8)) + path(petal(372, 414, 24))) +
    turned(20, () => circle(0, -452, 8), 0.5);
  const face = await drawFace({
    stock: pearl(red, '#ff8a72', 78),
    cut: rounded(1000, 1400, 130),
    edge: 0,
    print:
      inked(place(ricePaste, 500, 486) + place(alponaPair(9), 500, 1086, { scale: 0.9 }), rice, red) +
      inked(place(conch(6), 500, 486, { scale: 1.4, turn: 24 }), rice, rice),
    foils: [
      foil(
        SILVER,
        place(conch(6), 500, 486, { scale: 1.4, turn: 24 }) +
          names('Mitali', 'Sourav', 500, 1206, { size: 128 }) +
          smallCaps('Kolkata · 30 November', 500, 1286, { size: 36 }) +
          frameLines(
            [
              [30, 5],
              [46, 2],
            ],
            1000,
            1400,
            106,
          ),
        0.4,
      ),
    ],
  });
  return shot({
    surface: { kind: 'plaster', colour: '#efe8dc', strength: 1.1, seed: 97 },
    vignette: 0.2,
    items: [
      card(face, {
        width: 580,
        x: 366,
        y: 500,
        turn: 5,
        edge: ['#8c1022', '#74091a', '#5e0514'],
        lift: 1.15,
      }),
      jasmine(bezier([-20, 860], [60, 900], [110, 960], [120, 1030], 19)),
      gobo(2, 0.26, 13),
      petals(
        [
          [664, 930, 1.1, 30],
          [690, 890, 0.9, 100],
          [52, 60, 1, -40],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** A stamp with a perforated edge, 190 x 230 round its centre. */
const stamp = (ink: string, paper: string): string => {
  const holes = [
    ...Array.from({ length: 10 }, (_, index) => [-95 + index * 21.1, -115] as const),
    ...Array.from({ length: 10 }, (_, index) => [-95 + index * 21.1, 115] as const),
    ...Array.from({ length: 12 }, (_, index) => [-95, -115 + index * 20.9] as const),
    ...Array.from({ length: 12 }, (_, index) => [95, -115 + index * 20.9] as const),
  ]
    .map(([x, y]) => circle(x, y, 6.4))
    .join('');
  return (
    without('perforation', holes, rect(-95, -115, 190, 230, `fill="${ink}"`)) +
    rect(-78, -98, 156, 196, `fill="none" stroke="${paper}" stroke-width="3"`) +
    inked(
      place(path(paisley(100, 0.94), line(4)) + path(paisley(100, 0.6)), -4, 40, { turn: 4 }),
      paper,
      ink,
    ) +
    devanagari('शुभ विवाह', 0, 82, { size: 31, colour: paper })
  );
};

/** Both sides lying flat: a Warli dance in a spiral, and the back with its stamp and the names. */
async function warliPost(): Promise<Buffer> {
  const earth = '#9c4526';
  const rice = '#fbf1df';
  const cream = '#f7ead2';
  const ink = '#6b2a16';
  const [front, back] = await Promise.all([
    drawFace({
      stock: pearl(earth, '#e08a5c', 79),
      print: inked(
        place(warliSpiral(206, 352, 1.12, 134), 500, 510) + place(warliCouple(), 500, 606, { scale: 1.55 }),
        rice,
        earth,
      ),
      foils: [
        gold(
          frameLines([
            [28, 6],
            [46, 2],
          ]) + devanagari('शुभ विवाह', 500, 1240, { size: 120 }),
        ),
      ],
    }),
    drawFace({
      sheet: { width: 1400, height: 1000 },
      stock: pearl(cream, '#fff6e2', 80),
      ink:
        inked(
          stackedNames('Gauri', 'Tejas', 390, 360, { size: 150 }) +
            smallCaps('invite you to dance', 390, 700, { size: 32 }) +
            smallCaps('Nashik · 18 January', 390, 760, { size: 32 }) +
            path('M740 130V880', line(3)) +
            [600, 690, 780].map((y) => path(`M830 ${y}H1310`, line(2.6))).join('') +
            place(
              circle(0, 0, 92, line(4)) +
                circle(0, 0, 68, line(2)) +
                smallCaps('Nashik', 0, 4, { size: 26 }) +
                smallCaps('18 · 1', 0, 36, { size: 22 }) +
                [-30, -10, 10, 30].map((y) => path(`M-96 ${y}q-24 -14 -48 0t-48 0t-48 0`, line(3))).join(''),
              1010,
              262,
              { turn: -8 },
            ),
          ink,
          cream,
        ) + place(stamp(earth, cream), 1224, 226, { turn: 2 }),
      press: 0.12,
      foils: [
        goldOnLight(
          frameLines(
            [
              [28, 5],
              [42, 1.8],
            ],
            1400,
            1000,
          ) +
            rule(390, 836, 110, 50, 3) +
            place(path(petal(0, 24, 8)), 390, 848),
        ),
      ],
    }),
  ]);
  return shot({
    surface: { kind: 'plaster', colour: '#d9dccf', strength: 1.1, seed: 98 },
    vignette: 0.22,
    items: [
      card(front, { width: 486, x: 434, y: 372, turn: 6, edge: ['#83371d', '#6b2a14'] }),
      card(back, { width: 588, x: 320, y: 760, turn: -4, edge: ['#e0cfae', '#cbb78f'], lift: 1.25 }),
      gobo(6, 0.24, 13),
      petals(
        [
          [76, 92, 1.2, 30],
          [120, 140, 0.9, 110],
          [676, 958, 1, -30],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/ang/lily-stem', shape: 'card', draw: lilyStem },
  { name: 'cards/ang/red-conch', shape: 'card', draw: redConch },
  { name: 'cards/ang/warli-post', shape: 'card', draw: warliPost },
];
