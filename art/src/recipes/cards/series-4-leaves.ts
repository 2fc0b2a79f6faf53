import { drawFace, foil, gold, goldOnLight } from '#art/card/face.ts';
import { ROSE_GOLD } from '#art/card/ramp.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { smoothCard } from '#art/card/stock.ts';
import { line, path, place, without } from '#art/drawing/svg.ts';
import { petals, ROSE_PETALS, WHITE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus, openLotus } from '#art/flora/lotus.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { mughalArch } from '#art/motifs/arch.ts';
import { block, ogeeNet, patterned } from '#art/motifs/jaali.ts';
import { band, GRAND_MANDALA, mandala, ring } from '#art/motifs/mandala.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';
import { bud } from './series-4-parts.ts';

/** Series 4, of two parts: opened, or drawn from a sleeve. */

/** Two leaves lying open. */
const TWIN = { width: 1400, height: 1180 };

/** Opened: two arched leaves side by side, a mandala raised on one, the words on the other. */
async function twinArches(): Promise<Buffer> {
  const leaf = (x: number, inset: number): string =>
    mughalArch({
      x,
      apex: 4 + inset * 1.4,
      width: 696 - inset * 2,
      spring: 330 + inset * 0.4,
      bottom: TWIN.height - 4 - inset,
      foils: 4,
    });
  const sage = '#c9d2bd';
  const crease =
    '<linearGradient id="crease"><stop offset="0" stop-color="#203020" stop-opacity="0"/><stop offset=".49" stop-color="#203020" stop-opacity=".32"/><stop offset=".51" stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>';
  const face = await drawFace({
    sheet: TWIN,
    stock: smoothCard(sage),
    print:
      path(leaf(1050, 40), 'fill="#f6f1e2"') +
      crease +
      path(block(660, 0, 80, TWIN.height), 'fill="url(#crease)"'),
    emboss: place(mandala(GRAND_MANDALA, 4), 350, 700, { scale: 0.92 }) + place(openLotus(74, 4), 350, 300),
    emphasis: 1.35,
    deboss: path(block(698, 300, 4, TWIN.height)),
    ink:
      stackedNames('Isha', 'Kabir', 1050, 640, { size: 124, colour: '#2f4536', and: '#9a6a1e' }) +
      smallCaps('with their families', 1050, 920, { size: 25, colour: '#4a4a3a' }) +
      smallCaps('Jaipur · 2 December', 1050, 968, { size: 25, colour: '#4a4a3a' }),
    press: 0.2,
    foils: [
      goldOnLight(
        [350, 1050].map((x) => path(leaf(x, 26), line(4)) + path(leaf(x, 38), line(1.6))).join('') +
          place(
            mandala(
              [ring('double', 16, 24, 74, 13), band(18, 3), ring('fill', 8, 3, 14, 5), band(84, 2)],
              2.2,
            ),
            350,
            700,
          ) +
          devanagari('शुभ विवाह', 1050, 480, { size: 96 }) +
          place(lotus(70, 2.4), 1050, 350) +
          rule(1050, 1050, 90, 50, 2.4),
      ),
    ],
    cut: cutAlong(leaf(350, 0)) + cutAlong(leaf(1050, 0)) + cutAlong(block(600, 420, 200, TWIN.height - 424)),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'slate', colour: '#6b6a62', seed: 47 },
    vignette: 0.3,
    items: [
      envelope(
        { colour: '#efe6d2', liner: '#8fa083', linerInk: '#f5efe2' },
        { width: 500, x: 400, y: 380, turn: 7 },
      ),
      card(face, {
        width: 672,
        x: 358,
        y: 560,
        turn: -3,
        tilt: 9,
        edge: ['#b1bca4', '#9eaa90', '#8a967c'],
        lift: 1.2,
      }),
      gobo(5, 0.24, 13),
      petals(
        [
          [60, 946, 1.2, 40],
          [104, 974, 1, 110],
          [660, 930, 1, 60],
          [50, 70, 0.9, -30],
        ],
        WHITE_PETALS,
      ),
    ],
  });
}

/** A card drawn half out of a sleeve whose mouth is an arch; lattice raised on the sleeve. */
async function rosePavilion(): Promise<Buffer> {
  const rose = '#e7c2b6';
  const inner = await drawFace({
    stock: smoothCard('#7a2340'),
    foils: [
      gold(
        path(mughalArch({ x: 500, apex: 60, width: 860, spring: 430, bottom: 1360, foils: 4 }), line(5)) +
          path(mughalArch({ x: 500, apex: 88, width: 812, spring: 440, bottom: 1360, foils: 4 }), line(1.8)) +
          devanagari('॥ श्री गणेशाय नमः ॥', 500, 270, { size: 46 }) +
          names('Ananya', 'Rohan', 500, 410, { size: 92 }) +
          place(mandala(GRAND_MANDALA, 2.2), 500, 900, { scale: 1.1 }),
      ),
    ],
    cut: cutAlong(mughalArch({ x: 500, apex: 4, width: 992, spring: 410, bottom: 1398, foils: 4 })),
    edge: 0.2,
  });
  const half = mughalArch({ x: 500, apex: 470, width: 560, spring: 760, bottom: 1260, foils: 4 });
  const sleeve = await drawFace({
    sheet: { width: 1000, height: 1400 },
    stock: smoothCard(rose),
    print: path(half, 'fill="#7a2340"'),
    window: path(half),
    emboss: without(
      'half',
      path(mughalArch({ x: 500, apex: 440, width: 606, spring: 756, bottom: 1284, foils: 4 })),
      patterned(ogeeNet('ogee', 150, 84, 2.8, bud), 'ogee', block(40, 240, 920, 1120)),
    ),
    foils: [
      foil(
        ROSE_GOLD,
        path(half, line(5)) +
          path('M30 200C300 200 380 330 500 330C620 330 700 200 970 200', line(5)) +
          path('M30 1370V176M970 1370V176M30 1370H970', line(3)),
      ),
      gold(
        devanagari('शुभ', 500, 850, { size: 150 }) +
          devanagari('विवाह', 500, 1000, { size: 150 }) +
          smallCaps('Mysuru · 16 February', 500, 1110, { size: 25 }) +
          rule(500, 1170, 70, 44, 2.4),
      ),
    ],
    cut: cutAlong('M0 1400V160C290 160 380 290 500 290C620 290 710 160 1000 160V1400Z'),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'linen', colour: '#ece1d2', seed: 48 },
    items: [
      card(inner, { width: 486, x: 372, y: 402, turn: 2.6, edge: ['#5c1830', '#4a1226', '#3a0d1d'] }),
      card(sleeve, {
        width: 520,
        x: 352,
        y: 606,
        turn: 2.6,
        edge: ['#cfa596', '#bb9082', '#a67b6d', '#94695c'],
        lift: 1.3,
      }),
      gobo(3, 0.28, 13),
      petals(
        [
          [60, 940, 1.2, 30],
          [100, 972, 1, 110],
          [650, 110, 1, -30],
          [684, 160, 0.8, 40],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-4/twin-arches', shape: 'card', draw: twinArches },
  { name: 'cards/series-4/rose-pavilion', shape: 'card', draw: rosePavilion },
];
