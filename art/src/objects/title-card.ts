import { swag } from '#art/drawing/curves.ts';
import { linear } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { circle, faded, filled, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import {
  type Bloom,
  bouquet,
  garland,
  paperBouquet,
  paperPetals,
  paperToran,
} from '#art/flora/paper-flowers.ts';
import type { Recipe } from '#art/recipe.ts';
import { arch, butiField, glow, lineMandala } from './ornament.ts';
import { GROUNDS, type Ground, P } from './palette.ts';
import { paper } from './paper.ts';
import { picture } from './picture.ts';

export interface TitleCard {
  readonly ground: Ground;
  readonly frame: readonly [string, string];
  readonly sky: readonly string[];
  readonly flowers: readonly Bloom[];
  readonly string: readonly Bloom[];
  readonly seed: number;
  readonly lobes?: number;
}

/** The strip of film at one side of a frame. */
const perforations = (x: number): Svg =>
  rect(x, -10, 58, 1300, filled('#1a0a10')) +
  rect(x + (x < 300 ? 56 : -2), -10, 4, 1300, filled(P.gold)) +
  times(20, (i) => rect(x + 16, 14 + i * 65, 26, 36, filled(P.goldLight, 'rx="6"')));

/** The first frame of an invitation film, 720 x 1280: perforations, arch, emblem about (360,720), flowers. */
export const titleCard = (
  name: string,
  { ground, frame, sky, flowers, string, seed, lobes = 11 }: TitleCard,
  emblem: Svg,
): Recipe =>
  picture(
    name,
    'poster',
    (w, h) =>
      rect(0, 0, w, h, filled(linear([...GROUNDS[ground]], 0, 0, 1, 1))) +
      butiField(w, h, 84, 20, P.goldLight, 0.2) +
      paper('large', path(arch(360, 1320, 470, 276, 300, lobes), filled(frame[0]))) +
      path(arch(360, 1320, 470, 264, 290, lobes), stroked(P.goldLight, 3)) +
      paper('medium', path(arch(360, 1320, 478, 244, 268, lobes), filled(frame[1]))) +
      paper('medium', path(arch(360, 1320, 486, 226, 250, lobes), filled(linear(sky)))) +
      glow(360, 700, 300, '#ffe6b0', 0.55) +
      place(faded(0.35, lineMandala(200, { colour: P.goldLight, width: 2 })), 360, 560) +
      emblem +
      [130, 590]
        .map(
          (x, i) =>
            path(`M${x} 120V330`, stroked(P.goldLight, 2)) +
            paper(
              'small',
              garland(swag(x, 330, x, 560, 0), 14, { seed: seed + i, pattern: string }) +
                path(`M${x - 8} 566h16l6 36h-28Z`, filled(P.red)) +
                circle(x, 566, 8, filled(P.goldLight)),
            ),
        )
        .join('') +
      paperToran(w, 3, 17, 62, 6, flowers[0] ?? 'r2', string) +
      perforations(0) +
      perforations(662) +
      paperBouquet(96, 1200, 118, { seed: seed + 3, count: 17, kinds: flowers }) +
      paperBouquet(624, 1200, 118, { seed: seed + 9, count: 17, kinds: flowers }) +
      paper('small', bouquet(360, 1240, 80, { seed: seed + 15, count: 13, squash: 0.7, kinds: flowers })) +
      paperPetals(9, 170, 1090, 380, 110, seed),
  );
