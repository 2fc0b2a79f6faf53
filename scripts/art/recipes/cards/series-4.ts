import { drawFace, gold, goldOnLight } from '#scripts/art/kit/face.ts';
import { card, envelope, shot } from '#scripts/art/kit/shot.ts';
import { smoothCard } from '#scripts/art/kit/stock.ts';
import { circle, cornered, line, path, place, rect, turned, within, without } from '#scripts/art/kit/svg.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#scripts/art/lettering.ts';
import { mughalArch, pointedArch } from '#scripts/art/motifs/arch.ts';
import { girihNet, girihRosette, khatam } from '#scripts/art/motifs/geometry.ts';
import { block, halfDrop, ogeeNet, patterned } from '#scripts/art/motifs/jaali.ts';
import { lotus, openLotus } from '#scripts/art/motifs/lotus.ts';
import { band, GRAND_MANDALA, mandala, ring, ROSETTE } from '#scripts/art/motifs/mandala.ts';
import { cutAlong } from '#scripts/art/motifs/outline.ts';
import { petal } from '#scripts/art/motifs/petal.ts';
import { khanda } from '#scripts/art/motifs/sacred.ts';
import { gobo } from '#scripts/art/props/gobo.ts';
import { marigolds } from '#scripts/art/props/marigold.ts';
import { petals, ROSE_PETALS, WHITE_PETALS } from '#scripts/art/props/petals.ts';
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
    emboss: place(mandala(GRAND_MANDALA, 4), 350, 690, { scale: 0.84 }) + within('left', path(leaf(350, 58)), cornered(place(mandala(ROSETTE, 3.4), 90, TWIN.height - 90), 700, TWIN.height)),
    emphasis: 1.35,
    deboss: path(block(698, 300, 4, TWIN.height)),
    ink:
      stackedNames('Isha', 'Kabir', 1050, 640, { size: 124, colour: '#2f4536', and: '#9a6a1e' }) + smallCaps('with their families', 1050, 920, { size: 25, colour: '#4a4a3a' }) + smallCaps('Jaipur · 2 December', 1050, 968, { size: 25, colour: '#4a4a3a' }),
    press: 0.2,
    foils: [
      goldOnLight(
        [350, 1050].map((x) => path(leaf(x, 26), line(4)) + path(leaf(x, 38), line(1.6))).join('') + place(mandala([ring('double', 16, 24, 74, 13), band(18, 3), ring('fill', 8, 3, 14, 5), band(84, 2)], 2.2), 350, 690) +
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

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-4/ivory-arch', shape: 'card', draw: ivoryArch },
  { name: 'cards/series-4/star-mihrab', shape: 'card', draw: starMihrab },
  { name: 'cards/series-4/amrit-arch', shape: 'card', draw: amritArch },
  { name: 'cards/series-4/twin-arches', shape: 'card', draw: twinArches },
];
