import { drawFace, foil, gold, goldOnLight } from '#scripts/art/kit/face.ts';
import { ROSE_GOLD } from '#scripts/art/kit/ramp.ts';
import { card, envelope, shot } from '#scripts/art/kit/shot.ts';
import { smoothCard } from '#scripts/art/kit/stock.ts';
import { circle, line, path, place, rect, turned, within, without, mirrored } from '#scripts/art/kit/svg.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#scripts/art/lettering.ts';
import { mughalArch, pointedArch, roundArch } from '#scripts/art/motifs/arch.ts';
import { girihNet, girihRosette, khatam } from '#scripts/art/motifs/geometry.ts';
import { block, halfDrop, ogeeNet, patterned, scales } from '#scripts/art/motifs/jaali.ts';
import { lotus, openLotus } from '#scripts/art/motifs/lotus.ts';
import { band, GRAND_MANDALA, mandala, ring } from '#scripts/art/motifs/mandala.ts';
import { cutAlong } from '#scripts/art/motifs/outline.ts';
import { petal } from '#scripts/art/motifs/petal.ts';
import { khanda, kalash } from '#scripts/art/motifs/sacred.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { marigolds } from '#scripts/art/props/marigold.ts';
import { petals, ROSE_PETALS, WHITE_PETALS, PINK_PETALS } from '#scripts/art/props/petals.ts';
import { peacockProfile } from '#scripts/art/motifs/peacock.ts';
import type { Recipe } from '#scripts/art/recipe.ts';

/** Series 4: an arch die-cut into the top ply, blind embossing round it, gold foil within. */

/** Two leaves lying open. */
const TWIN = { width: 1400, height: 1180 };

const bud =
  place(
    [-56, -28, 0, 28, 56]
      .map((turn) => place(path(petal(4, turn === 0 ? 36 : 30, 7)), 0, 16, { turn }))
      .join(''),
    0,
    0,
  ) +
  path('M-14 20Q0 30 14 20', line(2.4)) +
  circle(0, 29, 2.4);

/** A field of ogee cells outside the arch, a mandala standing in it. */
async function ivoryArch(): Promise<Buffer> {
  const opening = mughalArch({ x: 500, apex: 150, width: 740, spring: 560, bottom: 1290 });
  const inner = mughalArch({ x: 500, apex: 196, width: 664, spring: 566, bottom: 1256 });
  const rim = mughalArch({ x: 500, apex: 132, width: 776, spring: 556, bottom: 1310 });
  const field = without(
    'rim',
    path(rim),
    patterned(ogeeNet('ogee', 166, 92, 2.6, bud), 'ogee', block(56, 56, 888, 1288)),
  );
  const face = await drawFace({
    stock: smoothCard('#f6ecd9'),
    print: path(opening, 'fill="#faf3e4"'),
    window: path(opening),
    emboss: field,
    ink:
      names('Aarav', 'Meera', 500, 1006, { size: 92, colour: '#6b1027', and: '#9a6a1e' }) +
      smallCaps('Together with their families', 500, 1070, { size: 24, colour: '#5a3a2a' }) +
      smallCaps('Udaipur · 12 February', 500, 1112, { size: 24, colour: '#5a3a2a' }),
    press: 0.2,
    foils: [
      goldOnLight(
        path(opening, line(5)) +
          path(inner, line(1.8)) +
          rect(40, 40, 920, 1320, line(2.4)) +
          rect(50, 50, 900, 1300, line(1)) +
          within('leaf', path(inner), place(mandala(GRAND_MANDALA), 500, 500, { scale: 0.845 })) +
          devanagari('शुभ विवाह', 500, 892, { size: 96 }) +
          place(lotus(60), 500, 1190) +
          rule(500, 1185, 130, 160),
      ),
    ],
  });
  return shot({
    surface: { kind: 'linen', colour: '#dcc7aa' },
    items: [
      envelope({ colour: '#701329', liner: '#f3e6cc', linerInk: '#b98a35' }, { x: 394, y: 494, turn: 6 }),
      card(face, { x: 352, y: 520, turn: -3.5 }),
      gobo(3, 0.32, 13),
      marigolds([
        { x: 70, y: 912, size: 128, kind: 0, turn: 20 },
        { x: 170, y: 956, size: 104, kind: 1, turn: 70 },
        { x: 28, y: 806, size: 92, kind: 2, turn: 140 },
        { x: 98, y: 1000, size: 120, kind: 4, turn: 10 },
      ]),
      petals([
        [236, 912, 0.9, 40],
        [646, 192, 0.9, -60],
        [674, 234, 0.7, 30],
        [274, 974, 0.8, 120],
        [626, 938, 0.8, 80],
      ]),
    ],
  });
}

/** A card cut as a mihrab: star geometry raised blind, a teal niche with the names in gold. */
async function starMihrab(): Promise<Buffer> {
  const outline = pointedArch(500, 6, 988, 560, 1396);
  const rim = pointedArch(500, 64, 880, 566, 1344);
  const niche = pointedArch(500, 300, 560, 640, 1260);
  const nicheInner = pointedArch(500, 332, 512, 646, 1236);
  const field = within(
    'rim',
    path(rim),
    without(
      'niche',
      path(pointedArch(500, 268, 616, 634, 1290)),
      patterned(girihNet('girih', 8, 176, 5), 'girih', block(0, 0, 1000, 1400)),
    ),
  );
  const face = await drawFace({
    stock: smoothCard('#f1ece0'),
    print: path(niche, 'fill="#0d4f55"'),
    window: path(niche),
    emboss: field,
    emphasis: 1.25,
    foils: [
      goldOnLight(
        path(rim, line(5)) +
          path(pointedArch(500, 46, 914, 563, 1362), line(1.8)) +
          path(pointedArch(500, 268, 616, 634, 1290), line(2.4)),
      ),
      gold(
        path(niche, line(5)) +
          path(nicheInner, line(2)) +
          place(girihRosette(10, 118, 3), 500, 540) +
          place(path(khatam(10)), 500, 400) +
          stackedNames('Zoya', 'Imran', 500, 800, { size: 112 }) +
          smallCaps('Hyderabad', 500, 1070, { size: 28 }) +
          smallCaps('6 February', 500, 1116, { size: 28 }) +
          rule(500, 1180, 80, 40, 2.4),
      ),
    ],
    cut: cutAlong(outline),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'linen', colour: '#c6b08f', seed: 42 },
    items: [
      envelope({ colour: '#0f5a5e', liner: '#efe4cc', linerInk: '#b98a35' }, { x: 316, y: 488, turn: -6 }),
      card(face, { width: 560, x: 372, y: 514, turn: 3.2, edge: ['#ddd2b8', '#cbbd9e', '#b8a986'] }),
      gobo(4, 0.3, 13),
      petals(
        [
          [64, 944, 1.2, 40],
          [108, 978, 1, 110],
          [670, 120, 0.9, -30],
        ],
        ROSE_PETALS,
      ),
    ],
  });
}

/** A navy card cut as a broad arch, a gold khanda over the names, for an anand karaj. */
async function amritArch(): Promise<Buffer> {
  const navy = '#17284f';
  const outline = mughalArch({ x: 500, apex: 6, width: 992, spring: 430, bottom: 1396, foils: 3 });
  const ring = (inset: number): string => mughalArch({ x: 500, apex: 6 + inset * 1.3, width: 992 - inset * 2, spring: 430 + inset * 0.3, bottom: 1396 - inset, foils: 3 });
  const bloom = place(openLotus(44, 3), 0, 0);
  const field = without('calm', `${circle(500, 470, 250)}${path(block(120, 690, 760, 520))}`, within('inside', path(ring(96)), patterned(halfDrop('lotuses', 196, 196, bloom), 'lotuses', block(0, 0, 1000, 1400))));
  const face = await drawFace({
    stock: smoothCard(navy),
    emboss: field,
    emphasis: 1.2,
    foils: [
      gold(
        path(ring(40), line(5)) + path(ring(54), line(1.8)) + path(ring(88), line(2.6)) + place(khanda(), 500, 474, { scale: 1.25 }) + circle(500, 470, 206, line(4)) + circle(500, 470, 192, line(1.6)) +
          place(turned(40, () => path(petal(212, 236, 6))), 500, 470) + smallCaps('Anand Karaj', 500, 790, { size: 40 }) + stackedNames('Simran', 'Harpreet', 500, 910, { size: 108 }) +
          smallCaps('Amritsar · 30 November', 500, 1168, { size: 28 }) + rule(500, 1226, 90, 44, 2.6),
      ),
    ],
    cut: cutAlong(outline),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'linen', colour: '#d8b98a', seed: 46 },
    items: [
      envelope({ colour: '#e08a2c', liner: '#f7ecd2', linerInk: '#c9832a' }, { x: 394, y: 488, turn: 6 }),
      card(face, { width: 556, x: 350, y: 512, turn: -3, edge: ['#111f40', '#0d1934', '#091328'] }),
      gobo(3, 0.26, 13),
      marigolds([{ x: 664, y: 940, size: 104, kind: 0, turn: 20 }, { x: 590, y: 986, size: 82, kind: 1, turn: 80 }]),
      petals([[540, 978, 1, 40], [694, 860, 0.9, 110], [60, 72, 1, -30]]),
    ],
  });
}

/** Opened: two arched leaves side by side, a mandala raised on one, the words on the other. */
async function twinArches(): Promise<Buffer> {
  const leaf = (x: number, inset: number): string => mughalArch({ x, apex: 4 + inset * 1.4, width: 696 - inset * 2, spring: 330 + inset * 0.4, bottom: TWIN.height - 4 - inset, foils: 4 });
  const sage = '#c9d2bd';
  const crease = '<linearGradient id="crease"><stop offset="0" stop-color="#203020" stop-opacity="0"/><stop offset=".49" stop-color="#203020" stop-opacity=".32"/><stop offset=".51" stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>';
  const face = await drawFace({
    sheet: TWIN,
    stock: smoothCard(sage),
    print: path(leaf(1050, 40), 'fill="#f6f1e2"') + crease + path(block(660, 0, 80, TWIN.height), 'fill="url(#crease)"'),
    emboss: place(mandala(GRAND_MANDALA, 4), 350, 700, { scale: 0.92 }) + place(openLotus(74, 4), 350, 300),
    emphasis: 1.35,
    deboss: path(block(698, 300, 4, TWIN.height)),
    ink:
      stackedNames('Isha', 'Kabir', 1050, 640, { size: 124, colour: '#2f4536', and: '#9a6a1e' }) + smallCaps('with their families', 1050, 920, { size: 25, colour: '#4a4a3a' }) + smallCaps('Jaipur · 2 December', 1050, 968, { size: 25, colour: '#4a4a3a' }),
    press: 0.2,
    foils: [
      goldOnLight(
        [350, 1050].map((x) => path(leaf(x, 26), line(4)) + path(leaf(x, 38), line(1.6))).join('') + place(mandala([ring('double', 16, 24, 74, 13), band(18, 3), ring('fill', 8, 3, 14, 5), band(84, 2)], 2.2), 350, 700) +
          devanagari('शुभ विवाह', 1050, 480, { size: 96 }) + place(lotus(70, 2.4), 1050, 350) + rule(1050, 1050, 90, 50, 2.4),
      ),
    ],
    cut: cutAlong(leaf(350, 0)) + cutAlong(leaf(1050, 0)) + cutAlong(block(600, 420, 200, TWIN.height - 424)),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'slate', colour: '#6b6a62', seed: 47 },
    vignette: 0.3,
    items: [
      envelope({ colour: '#efe6d2', liner: '#8fa083', linerInk: '#f5efe2' }, { width: 500, x: 400, y: 380, turn: 7 }),
      card(face, { width: 672, x: 358, y: 560, turn: -3, tilt: 9, edge: ['#b1bca4', '#9eaa90', '#8a967c'], lift: 1.2 }),
      gobo(5, 0.24, 13),
      petals([[60, 946, 1.2, 40], [104, 974, 1, 110], [660, 930, 1, 60], [50, 70, 0.9, -30]], WHITE_PETALS),
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
        path(mughalArch({ x: 500, apex: 60, width: 860, spring: 430, bottom: 1360, foils: 4 }), line(5)) + path(mughalArch({ x: 500, apex: 88, width: 812, spring: 440, bottom: 1360, foils: 4 }), line(1.8)) +
          devanagari('॥ श्री गणेशाय नमः ॥', 500, 270, { size: 46 }) + names('Ananya', 'Rohan', 500, 410, { size: 92 }) + place(mandala(GRAND_MANDALA, 2.2), 500, 900, { scale: 1.1 }),
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
    emboss: without('half', path(mughalArch({ x: 500, apex: 440, width: 606, spring: 756, bottom: 1284, foils: 4 })), patterned(ogeeNet('ogee', 150, 84, 2.8, bud), 'ogee', block(40, 240, 920, 1120))),
    foils: [
      foil(ROSE_GOLD, path(half, line(5)) + path('M30 200C300 200 380 330 500 330C620 330 700 200 970 200', line(5)) + path('M30 1370V176M970 1370V176M30 1370H970', line(3))),
      gold(devanagari('शुभ', 500, 850, { size: 150 }) + devanagari('विवाह', 500, 1000, { size: 150 }) + smallCaps('Mysuru · 16 February', 500, 1110, { size: 25 }) + rule(500, 1170, 70, 44, 2.4)),
    ],
    cut: cutAlong('M0 1400V160C290 160 380 290 500 290C620 290 710 160 1000 160V1400Z'),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'linen', colour: '#ece1d2', seed: 48 },
    items: [
      card(inner, { width: 486, x: 372, y: 402, turn: 2.6, edge: ['#5c1830', '#4a1226', '#3a0d1d'] }),
      card(sleeve, { width: 520, x: 352, y: 606, turn: 2.6, edge: ['#cfa596', '#bb9082', '#a67b6d', '#94695c'], lift: 1.3 }),
      gobo(3, 0.28, 13),
      petals([[60, 940, 1.2, 30], [100, 972, 1, 110], [650, 110, 1, -30], [684, 160, 0.8, 40]], ROSE_PETALS),
    ],
  });
}

/** A green round-headed card, gold peacocks in its lunette and the words in a round-arched door. */
async function peacockLunette(): Promise<Buffer> {
  const green = '#1d4f3f';
  const door = roundArch(500, 560, 930, 1290);
  const face = await drawFace({
    stock: smoothCard(green),
    print: path(door, 'fill="#f6efdc"'),
    window: path(door),
    emboss: without('calm', path(roundArch(500, 640, 920, 1400)), patterned(scales('scales', 84, 4), 'scales', block(60, 592, 880, 740))),
    emphasis: 1.1,
    ink: stackedNames('Isha', 'Kabir', 500, 890, { size: 104, colour: green, and: '#9a6a1e' }) + smallCaps('Jaipur', 500, 1166, { size: 28, colour: '#4a4a3a' }) + smallCaps('2 December', 500, 1212, { size: 28, colour: '#4a4a3a' }),
    press: 0.2,
    foils: [
      gold(
        path(roundArch(500, 920, 500, 1362), line(5)) + path(roundArch(500, 890, 500, 1348), line(1.8)) + path('M56 560H944M56 574H944', line(3)) +
          mirrored(place(peacockProfile(4), 330, 470, { scale: 0.74 })) + place(kalash(3), 500, 552, { scale: 0.9 }) + Array.from({ length: 13 }, (_, index) => { const angle = ((index - 6) * 13.4 * Math.PI) / 180; return place(path(petal(0, 46, 12)), 500 + 400 * Math.sin(angle), 500 - 400 * Math.cos(angle), { turn: (index - 6) * 13.4 }); }).join('') +
          path(door, line(5)) + path(roundArch(500, 606, 926, 1312), line(2)),
      ),
      goldOnLight(path(roundArch(500, 516, 936, 1268), line(2.2)) + devanagari('शुभ विवाह', 500, 780, { size: 72 })),
    ],
    cut: cutAlong(roundArch(500, 992, 502, 1396)),
    edge: 0.2,
  });
  return shot({
    surface: { kind: 'wood', colour: '#a58a68', strength: 0.7, seed: 49 },
    items: [
      envelope({ colour: '#ead9b6', liner: green, linerInk: '#d6a94c' }, { x: 318, y: 488, turn: -6 }),
      card(face, { width: 560, x: 370, y: 512, turn: 3, edge: ['#163e31', '#113227', '#0c261d'] }),
      gobo(5, 0.26, 13),
      petals([[58, 946, 1.2, 40], [100, 974, 1, 110], [676, 110, 0.9, -30]], PINK_PETALS),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-4/ivory-arch', shape: 'card', draw: ivoryArch },
  { name: 'cards/series-4/star-mihrab', shape: 'card', draw: starMihrab },
  { name: 'cards/series-4/amrit-arch', shape: 'card', draw: amritArch },
  { name: 'cards/series-4/twin-arches', shape: 'card', draw: twinArches },
  { name: 'cards/series-4/rose-pavilion', shape: 'card', draw: rosePavilion },
  { name: 'cards/series-4/peacock-lunette', shape: 'card', draw: peacockLunette },
];
