import { blur } from '#art/drawing/definitions.ts';
import { circle, filled, place, type Svg } from '#art/drawing/svg.ts';
import { type Bloom, paperBouquet, paperPetals } from '#art/flora/paper-flowers.ts';
import type { Recipe } from '#art/recipe.ts';
import { cloth } from './backdrops.ts';
import type { Ground } from './palette.ts';
import { picture } from './picture.ts';
import { served, type VesselKind } from './vessels.ts';

export interface Dish {
  readonly ground: Ground;
  readonly vessel: VesselKind;
  /** Draws the food about the origin within a radius. */
  readonly food: (radius: number) => Svg;
  /** Food that rises over its rim, drawn last and not cut off. */
  readonly over?: Svg;
  readonly heaped?: boolean;
  /** Enlarges the food about the middle of its vessel. */
  readonly zoom?: number;
  readonly flowers?: readonly Bloom[];
  readonly seed: number;
  readonly fallen?: readonly string[];
}

/** One dish filling a square from above, a bouquet in one corner: reads as a small round thumb and as a slide. */
export const dishPicture = (
  name: string,
  { ground, vessel, food, over = '', heaped = false, zoom = 1, flowers, seed, fallen }: Dish,
): Recipe =>
  picture(
    `catering/${name}`,
    'square',
    (width, height) => {
      const corner = seed % 2 ? 118 : width - 118;
      return (
        cloth(width, height, ground, { weave: 0.22, count: seed % 3 ? 8 : 4 }) +
        circle(725, 745, 590, filled('#1d0409', `opacity=".4" ${blur(30)}`)) +
        served(vessel, 700, 700, 590, (radius) => place(food(radius), 0, 0, { scale: zoom }), { heaped }) +
        over +
        paperBouquet(corner, height - 128, 150, { seed, count: 17, ...(flowers ? { kinds: flowers } : {}) }) +
        paperBouquet(width - corner + (seed % 2 ? 30 : -30), 88, 104, {
          seed: seed + 40,
          count: 12,
          leaves: 9,
          ...(flowers ? { kinds: flowers } : {}),
        }) +
        paperPetals(7, seed % 2 ? 1120 : 60, 1150, 220, 200, seed, 1.1, fallen)
      );
    },
    { wash: 0.18 },
  );
