import { picture } from '../layers/picture.ts';
import { sparkles } from '../layers/sparkle.ts';
import type { FilmDesign } from '../stage.ts';
import { umbrellaFilm } from './grooms-umbrella.ts';

/** The same procession for a couple whose grooms wear no turban: rings over roses under the umbrella. */
export const ringsUnderUmbrella: FilmDesign = umbrellaFilm(
  '7-rings',
  [
    picture('7-rings', {
      depth: 0.22,
      move: (context) => {
        context.translate(360, 1130);
        context.scale(0.62, 0.62);
        context.translate(-360, -1010);
      },
    }),
  ],
  sparkles(
    [
      [334, 880, 32],
      [392, 890, 28],
      [300, 640, 22],
      [430, 650, 22],
    ],
    0.22,
    2.9,
  ),
);
