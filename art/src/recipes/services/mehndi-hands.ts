import { circlePoints } from '#art/drawing/curves.ts';
import { radial } from '#art/drawing/definitions.ts';
import { circle, faded, filled, path, place, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { type Bloom, garland, paperBouquet, paperPetals } from '#art/flora/paper-flowers.ts';
import { petalShape } from '#art/flora/petal.ts';
import { cloth } from '#art/objects/backdrops.ts';
import { type Bangle, type HandStyle, hennaHand } from '#art/objects/hands.ts';
import { lineMandala } from '#art/objects/ornament.ts';
import { type Ground, P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import type { Recipe } from '#art/recipe.ts';

interface Palms {
  readonly ground: Ground;
  readonly moon: readonly string[];
  readonly wreath: readonly Bloom[];
  readonly flowers: readonly Bloom[];
  readonly hand: HandStyle;
  readonly centre: number;
}

/** Two open palms before a wreathed moon. */
function palms(width: number, height: number, { ground, moon, wreath, flowers, hand, centre }: Palms): Svg {
  const id = hennaHand(hand);
  const cx = width / 2;
  const stamp = `<use href="#${id}"/>`;
  const tall = height / 1200;
  return (
    cloth(width, height, ground, { weave: 0.1 }) +
    place(faded(0.35, lineMandala(760, { colour: P.gold, width: 2.2, petals: 20 })), cx, centre) +
    paper('large', circle(cx, centre, 500, filled(radial(moon)))) +
    circle(cx, centre, 484, stroked(P.gold, 3)) +
    circle(cx, centre, 474, stroked(P.gold, 1.4)) +
    place(
      turned(
        60,
        () =>
          path('M-22 -474Q0 -446 22 -474', stroked(P.gold, 2)) +
          circle(0, -452, 3, filled(P.gold)) +
          path(petalShape(10, 3), filled(P.gold, 'transform="translate(0 -436)" opacity=".5"')),
      ),
      cx,
      centre,
    ) +
    paper('small', garland(circlePoints(cx, centre, 500), 22, { seed: 3, pattern: wreath })) +
    paperPetals(14, cx - 330, centre - 60, 660, 420, 5, 0.9) +
    place(stamp, cx - 244, centre + 240, { turn: -5, scale: 1.2 }) +
    place(stamp, cx + 244, centre + 240, { turn: 5, scale: -1.2, scaleY: 1.2 }) +
    paperBouquet(110, height - 110, 190, { seed: 4, count: 21, kinds: flowers }) +
    paperBouquet(width - 110, height - 110, 190, { seed: 14, count: 21, kinds: flowers }) +
    paperBouquet(cx, height - 50, 130 * tall, { seed: 6, count: 16, squash: 0.8, kinds: flowers }) +
    paperBouquet(60, 60, 130, { seed: 5, count: 15, kinds: flowers }) +
    paperBouquet(width - 60, 60, 130, { seed: 8, count: 15, kinds: flowers })
  );
}

const GREEN_BANGLES: readonly Bangle[] = [
  [150, 13, '#7fc48a', '#1f6b3a'],
  [166, 13, '#a9dca4', '#2f7d45'],
  [182, 13, '#7fc48a', '#1f6b3a'],
  [199, 9, '#fff0c4', '#8a5a1b'],
  [212, 22, '#fff0c4', '#8a5a1b'],
  [238, 13, '#7fc48a', '#1f6b3a'],
  [254, 13, '#a9dca4', '#2f7d45'],
  [270, 20, '#fff0c4', '#a8701f'],
];

export const recipes: readonly Recipe[] = [
  picture('services/makeup/hero', 'scene', (w, h) =>
    palms(w, h, {
      ground: 'maroon',
      moon: ['#fff6e0', '#fbe6c0', '#f0cd98'],
      wreath: ['m0', 'm1', 'm2', 'm3'],
      flowers: ['r0', 'm0', 'r2', 'm2', 'r4', 'm3', 'r5'],
      hand: {},
      centre: 560,
    }),
  ),
  picture('services/makeup/bridal-mehndi', 'square', (w, h) =>
    palms(w, h, {
      ground: 'leaf',
      moon: ['#fffdf0', '#f6efc8', '#dcd79a'],
      wreath: ['w0', 'j0', 'w0', 'j1'],
      flowers: ['w0', 'r4', 'r6', 'j0', 'r5', 'm2'],
      hand: { bangles: GREEN_BANGLES, sleeve: ['#f4b73c', '#c9781a'], thread: '#1f6b3a', ink: '#5f1a0e' },
      centre: 650,
    }),
  ),
];
