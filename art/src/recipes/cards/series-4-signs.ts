import { drawFace, gold, goldOnLight } from '#art/card/face.ts';
import { card, envelope, shot } from '#art/card/shot.ts';
import { smoothCard } from '#art/card/stock.ts';
import { circle, line, mirrored, path, place, turned, within, without } from '#art/drawing/svg.ts';
import { PINK_PETALS, petals } from '#art/flora/loose-petals.ts';
import { openLotus } from '#art/flora/lotus.ts';
import { marigolds } from '#art/flora/marigold.ts';
import { petal } from '#art/flora/petal.ts';
import { devanagari, rule, smallCaps, stackedNames } from '#art/lettering.ts';
import { mughalArch, roundArch } from '#art/motifs/arch.ts';
import { block, halfDrop, patterned, scales } from '#art/motifs/jaali.ts';
import { cutAlong } from '#art/motifs/outline.ts';
import { peacockProfile } from '#art/motifs/peacock.ts';
import { kalash, khanda } from '#art/motifs/sacred.ts';
import { gobo } from '#art/props/gobo.ts';
import type { Recipe } from '#art/recipe.ts';

/** Series 4, cards cut to an arch that carries a sign. */

/** A navy card cut as a broad arch, a gold khanda over the names, for an anand karaj. */
async function amritArch(): Promise<Buffer> {
  const navy = '#17284f';
  const outline = mughalArch({ x: 500, apex: 6, width: 992, spring: 430, bottom: 1396, foils: 3 });
  const ring = (inset: number): string =>
    mughalArch({
      x: 500,
      apex: 6 + inset * 1.3,
      width: 992 - inset * 2,
      spring: 430 + inset * 0.3,
      bottom: 1396 - inset,
      foils: 3,
    });
  const bloom = place(openLotus(44, 3), 0, 0);
  const field = without(
    'calm',
    `${circle(500, 470, 250)}${path(block(120, 690, 760, 520))}`,
    within(
      'inside',
      path(ring(96)),
      patterned(halfDrop('lotuses', 196, 196, bloom), 'lotuses', block(0, 0, 1000, 1400)),
    ),
  );
  const face = await drawFace({
    stock: smoothCard(navy),
    emboss: field,
    emphasis: 1.2,
    foils: [
      gold(
        path(ring(40), line(5)) +
          path(ring(54), line(1.8)) +
          path(ring(88), line(2.6)) +
          place(khanda(), 500, 474, { scale: 1.25 }) +
          circle(500, 470, 206, line(4)) +
          circle(500, 470, 192, line(1.6)) +
          place(
            turned(40, () => path(petal(212, 236, 6))),
            500,
            470,
          ) +
          smallCaps('Anand Karaj', 500, 790, { size: 40 }) +
          stackedNames('Simran', 'Harpreet', 500, 910, { size: 108 }) +
          smallCaps('Amritsar · 30 November', 500, 1168, { size: 28 }) +
          rule(500, 1226, 90, 44, 2.6),
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
      marigolds([
        { x: 664, y: 940, size: 104, kind: 0, turn: 20 },
        { x: 590, y: 986, size: 82, kind: 1, turn: 80 },
      ]),
      petals([
        [540, 978, 1, 40],
        [694, 860, 0.9, 110],
        [60, 72, 1, -30],
      ]),
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
    emboss: without(
      'calm',
      path(roundArch(500, 640, 920, 1400)),
      patterned(scales('scales', 84, 4), 'scales', block(60, 592, 880, 740)),
    ),
    emphasis: 1.1,
    ink:
      stackedNames('Isha', 'Kabir', 500, 890, { size: 104, colour: green, and: '#9a6a1e' }) +
      smallCaps('Jaipur', 500, 1166, { size: 28, colour: '#4a4a3a' }) +
      smallCaps('2 December', 500, 1212, { size: 28, colour: '#4a4a3a' }),
    press: 0.2,
    foils: [
      gold(
        path(roundArch(500, 920, 500, 1362), line(5)) +
          path(roundArch(500, 890, 500, 1348), line(1.8)) +
          path('M56 560H944M56 574H944', line(3)) +
          mirrored(place(peacockProfile(4), 330, 470, { scale: 0.74 })) +
          place(kalash(3), 500, 552, { scale: 0.9 }) +
          Array.from({ length: 13 }, (_, index) => {
            const angle = ((index - 6) * 13.4 * Math.PI) / 180;
            return place(path(petal(0, 46, 12)), 500 + 400 * Math.sin(angle), 500 - 400 * Math.cos(angle), {
              turn: (index - 6) * 13.4,
            });
          }).join('') +
          path(door, line(5)) +
          path(roundArch(500, 606, 926, 1312), line(2)),
      ),
      goldOnLight(
        path(roundArch(500, 516, 936, 1268), line(2.2)) + devanagari('शुभ विवाह', 500, 780, { size: 72 }),
      ),
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
      petals(
        [
          [58, 946, 1.2, 40],
          [100, 974, 1, 110],
          [676, 110, 0.9, -30],
        ],
        PINK_PETALS,
      ),
    ],
  });
}

export const recipes: readonly Recipe[] = [
  { name: 'cards/series-4/amrit-arch', shape: 'card', draw: amritArch },
  { name: 'cards/series-4/peacock-lunette', shape: 'card', draw: peacockLunette },
];
