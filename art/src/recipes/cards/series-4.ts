import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { smoothCard } from '#art/card/stock.ts';
import { line, path, place, rect, within, without } from '#art/drawing/svg.ts';
import { petals, ROSE_PETALS } from '#art/flora/loose-petals.ts';
import { lotus } from '#art/flora/lotus.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { devanagari, names, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { mughalArch, pointedArch } from '#art/motifs/arch.ts';
import { girihNet, girihRosette, khatam } from '#art/motifs/geometry.ts';
import { block, ogeeNet, patterned } from '#art/motifs/jaali.ts';
import { GRAND_MANDALA, mandala } from '#art/motifs/mandala.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';
import { bud } from './series-4-parts.ts';

/** Series 4: an arch die-cut into the top ply, blind embossing round it, gold foil within. */

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
          within('leaf', path(inner), place(mandala(GRAND_MANDALA), 500, 500, { scale: 0.84 })) +
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

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-4/ivory-arch', shape: 'card', draw: ivoryArch },
  { name: 'cards/series-4/star-mihrab', shape: 'card', draw: starMihrab },
];
