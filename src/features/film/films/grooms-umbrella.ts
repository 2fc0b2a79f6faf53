import { bokeh, lamp, mandala, rays, sky } from '../layers/backdrop.ts';
import { confetti, petals, ROSE } from '../layers/falling.ts';
import { lampLight } from '../layers/fire.ts';
import { arch, picture, sway } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { sparkles } from '../layers/sparkle.ts';
import { GOLD_FOIL } from '../palette.ts';
import type { FilmDesign, Layer } from '../stage.ts';

/** Beats of the dhol per second. */
const BEAT = 1.75;

const bounce = (t: number): number => Math.abs(Math.sin(t * BEAT * Math.PI)) * 13;

/** A procession under a dancing umbrella, with what is below it. */
function umbrellaFilm(name: string, subject: readonly Layer[], glints: Layer): FilmDesign {
  return {
    palette: {
      sky: ['#06303a', '#0f5a5e', '#3f8f86', '#b9c99a', '#f6dcae'],
      glow: '255 220 150',
      ...GOLD_FOIL,
      ink: '#fff6e2',
      shade: '4 44 48',
    },
    nameFace: 'display',
    tilt: 0.66,
    pictures: ['6-frame', name, '6-umbrella', '6-flowers'],
    behind: [
      soft(sky, rays(360, 900, 12, 0.34), lamp(900, 480, 0.5), bokeh(12, ['255 226 170', '160 226 206'], 13)),
      mandala(640, 360, '#ffe3a0', 0.26),
      petals({ colours: ROSE, count: 16, seed: 5, size: 0.55, alpha: 0.9 }),
      picture('6-umbrella', {
        depth: 0.2,
        move: (context, t) => {
          context.translate(0, -bounce(t));
          sway(360, 1000, (at) => 0.055 * Math.sin(at * BEAT * Math.PI * 0.5))(context, t);
        },
      }),
      ...subject,
      lampLight(210, 740, 150, 0.4, 0.2),
      lampLight(510, 740, 150, 0.4, 0.2),
      glints,
      confetti(['#f3d791', '#fff0c4', '#c9973b'], 26, 17, 3),
      petals({ colours: ROSE, count: 12, seed: 14, size: 0.95 }),
    ],
    before: arch(6, petals({ colours: ROSE, count: 3, seed: 33, size: 1.9, from: 1.6 })),
  };
}

/** The umbrella dances over the turban, and roses are thrown. */
export const groomsUmbrella: FilmDesign = umbrellaFilm(
  '6-turban',
  [picture('6-turban', { depth: 0.22, move: (context, t) => context.translate(0, bounce(t + 0.1) * -0.35) })],
  sparkles(0.2, 2.9, [360, 960, 36], [300, 640, 22], [430, 650, 22]),
);

/** For a couple whose grooms wear no turban: rings over roses under the umbrella. */
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
  sparkles(0.22, 2.9, [334, 880, 32], [392, 890, 28], [300, 640, 22], [430, 650, 22]),
);
