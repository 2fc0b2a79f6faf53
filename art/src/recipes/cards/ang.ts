import { drawFace, foil, goldOnLight } from '#art/card/face.ts';
import { ROSE_GOLD, SILVER } from '#art/card/ramp.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { pearl } from '#art/card/stock.ts';
import { polar, straight } from '#art/drawing/curves.ts';
import { circle, inked, line, mirrored, path, place, rect, SOLID, turned, within } from '#art/drawing/svg.ts';
import { PINK_PETALS, petals, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { paisley, petal } from '#art/flora/petal.ts';
import { devanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { frameLines } from '#art/motifs/borders.ts';
import { khatam, star } from '#art/motifs/geometry.ts';
import { block, circleNet, jaaliEight, patterned } from '#art/motifs/jaali.ts';
import { rounded } from '#art/motifs/outline.ts';
import { cross, oliveBranch, rings } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** Ang: a foil postcard on pearl card. One sheet, one metal, one large figure. */

const LYING = { width: 1400, height: 1000 };

/** Paisley in paisley: bands of petals, dots and scales between its lines, its foot at 0,0. */
function greatPaisley(size: number): string {
  const inside = within(
    'kairi',
    path(paisley(size, 0.56)),
    Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 9 }, (_unused, column) => {
        const x = (column - 4 + (row % 2) * 0.5) * size * 0.085;
        return (
          circle(x, -size * 0.1 - row * size * 0.07, size * 0.04, line(size * 0.0046)) +
          circle(x, -size * 0.1 - row * size * 0.07, size * 0.013)
        );
      }).join(''),
    ).join(''),
  );
  return (
    path(paisley(size), line(size * 0.011)) +
    path(paisley(size, 0.94), line(size * 0.004)) +
    path(paisley(size, 0.8), line(size * 0.006)) +
    path(paisley(size, 0.87), `${line(size * 0.022)} stroke-dasharray="0.1 ${size * 0.034}"`) +
    path(
      paisley(size, 0.68),
      `${line(size * 0.05)} stroke-dasharray="${size * 0.006} ${size * 0.016}" stroke-linecap="butt"`,
    ) +
    path(paisley(size, 0.58), line(size * 0.006)) +
    inside
  );
}

/** One paisley in rose gold fills the left of a lying postcard. */
async function greatKairi(): Promise<Buffer> {
  const blush = '#f6dcd4';
  const plum = '#6d2540';
  const face = await drawFace({
    sheet: LYING,
    stock: pearl(blush, '#fff2e2'),
    ink: inked(
      stackedNames('Isha', 'Kabir', 1010, 480, { size: 138 }) +
        smallCaps('Pune · 2 December', 1010, 800, { size: 34 }),
      plum,
      blush,
    ),
    press: 0.12,
    foils: [
      foil(
        ROSE_GOLD,
        place(greatPaisley(900), 410, 900, { turn: 4 }) +
          devanagari('शुभ विवाह', 1010, 300, { size: 112 }) +
          rule(1010, 870, 100, 60, 3) +
          place(path(petal(0, 26, 9)), 1010, 883) +
          frameLines(
            [
              [36, 4],
              [50, 1.6],
            ],
            1400,
            1000,
          ),
        0.3,
      ),
    ],
  });
  const back = await drawFace({
    sheet: LYING,
    stock: pearl('#c98492', '#f1c4b6', 75),
    foils: [foil(ROSE_GOLD, patterned(jaaliEight('net', 120, 3.4), 'net', block(0, 0, 1400, 1000)), 0.4)],
  });
  return shot({
    surface: { kind: 'plaster', colour: '#e9e2dc', strength: 1, seed: 91 },
    vignette: 0.2,
    items: [
      card(back, { width: 620, x: 384, y: 330, turn: -15, edge: ['#b06c7c', '#9a5868'] }),
      card(face, { width: 670, x: 356, y: 590, turn: 6, edge: ['#e6c6bc', '#d2aea4'], lift: 1.15 }),
      gobo(6, 0.26, 13),
      petals(
        [
          [70, 910, 1.3, 30],
          [120, 956, 1, 110],
          [650, 120, 1.1, -30],
          [624, 170, 0.8, 60],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

/** Half a great star rises from the foot of a mint card, for a nikah. */
async function risingStar(): Promise<Buffer> {
  const mint = '#d5e6dc';
  const green = '#12504a';
  const facets = (count: number, valley: number, tip: number, depth: number): string =>
    turned(count, () => {
      const [x, y] = polar(valley, Math.PI / count);
      return (
        path(
          straight([
            [0, -depth],
            [0, -tip],
            [x, y],
          ]),
        ) +
        path(
          straight([
            [0, -depth],
            [0, -tip],
            [-x, y],
          ]),
          line(4),
        )
      );
    });
  const dial =
    facets(16, 250, 440, 200) +
    path(star(16, 196, 0.74), line(4)) +
    facets(16, 96, 168, 60) +
    circle(0, 0, 452, line(3)) +
    turned(32, (index) => path(petal(458, 566, 40, 0.34, 0.1), index % 2 === 0 ? SOLID : line(3.4))) +
    circle(0, 0, 574, line(3)) +
    turned(32, (index) => circle(0, -596, index % 2 === 0 ? 9 : 4)) +
    turned(32, (index) => path(petal(612, index % 2 === 0 ? 690 : 654, 7)));
  const face = await drawFace({
    stock: pearl(mint, '#fbfff4', 72),
    cut: rounded(1000, 1400, 50),
    edge: 0,
    ink: inked(
      stackedNames('Sana', 'Faizan', 500, 312, { size: 150 }) +
        smallCaps('Nikah', 500, 170, { size: 46 }) +
        smallCaps('Hyderabad · 6 February', 500, 630, { size: 34 }),
      green,
      mint,
    ),
    press: 0.12,
    foils: [
      goldOnLight(
        place(dial, 500, 1400) +
          rect(0, 1388, 1000, 12) +
          place(path(khatam(30), line(3.4)) + path(star(8, 14, 0.5)), 500, 84),
      ),
    ],
  });
  return shot({
    surface: { kind: 'plaster', colour: '#f0e3c8', strength: 1.1, seed: 92 },
    vignette: 0.22,
    items: [
      envelope(
        { colour: '#e8c987', liner: '#12504a', linerInk: '#d6a94c' },
        { width: 550, x: 334, y: 478, turn: -8 },
      ),
      card(face, { width: 560, x: 376, y: 512, turn: 3.5, edge: ['#bcd2c4', '#a6bfb0'] }),
      gobo(5, 0.24, 13),
      petals(
        [
          [66, 936, 1.1, 20],
          [108, 968, 0.9, 120],
          [52, 884, 0.8, -60],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** Two olive boughs in silver meet round the names, for a church wedding. */
async function silverBoughs(): Promise<Buffer> {
  const violet = '#43386f';
  const pale = '#f5f1ff';
  const boughs =
    place(oliveBranch(440), 480, 1330, { turn: 12, flip: true }) +
    place(oliveBranch(570), 142, 1130, { turn: 76, flip: true });
  const face = await drawFace({
    stock: pearl(violet, '#8d7fc4', 73),
    ink: inked(
      stackedNames('Celine', 'Mark', 500, 606, { size: 166 }) +
        smallCaps('Holy matrimony', 500, 430, { size: 40 }) +
        smallCaps('Mangaluru', 500, 966, { size: 36 }) +
        smallCaps('27 December', 500, 1018, { size: 32 }),
      pale,
      violet,
    ),
    press: 0.12,
    foils: [
      foil(
        SILVER,
        mirrored(boughs) +
          place(cross(), 500, 226, { scale: 1.4 }) +
          place(rings(11), 500, 1136, { scale: 1.05 }) +
          frameLines([[34, 5]]),
        0.44,
      ),
    ],
  });
  const back = await drawFace({
    stock: pearl('#b3a9d6', '#e2dcf4', 76),
    foils: [foil(SILVER, patterned(circleNet('net', 120, 4), 'net', block(0, 0, 1000, 1400)), 0.4)],
  });
  return shot({
    surface: { kind: 'plaster', colour: '#e6ded2', strength: 1.1, seed: 94 },
    vignette: 0.2,
    items: [
      card(back, { width: 520, x: 420, y: 470, turn: 13, edge: ['#9a8fc2', '#857aae'] }),
      card(face, { width: 560, x: 342, y: 508, turn: -3, edge: ['#352b5b', '#2a2149'], lift: 1.15 }),
      gobo(8, 0.24, 13),
      petals(
        [
          [640, 936, 1.2, 30],
          [676, 966, 1, 110],
          [60, 70, 1, -30],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/ang/great-kairi', shape: 'card', draw: greatKairi },
  { name: 'cards/ang/rising-star', shape: 'card', draw: risingStar },
  { name: 'cards/ang/silver-boughs', shape: 'card', draw: silverBoughs },
];
