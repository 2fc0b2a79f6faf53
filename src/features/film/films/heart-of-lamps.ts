import { bokeh, lamp, mandala, sky } from '../layers/backdrop.ts';
import { petals, ROSE } from '../layers/falling.ts';
import { flames, lampLight } from '../layers/fire.ts';
import { arch, picture } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { GOLD_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

export const heartOfLamps: FilmDesign = {
  palette: {
    sky: ['#1d0510', '#430a24', '#7a1430', '#c2483a'],
    glow: '255 170 96',
    ...GOLD_FOIL,
    ink: '#ffeed2',
    shade: '34 4 16',
  },
  nameFace: 'display',
  tilt: 0.86,
  pictures: ['8-frame', '8-heart', '8-flowers'],
  behind: [
    soft(sky, lamp(760, 460, 0.6), bokeh(30, ['255 170 90', '255 120 90', '255 210 140'], 31)),
    mandala(620, 380, '#e8a04a', 0.3),
    picture('8-heart', {
      depth: 0.2,
      // Two quick beats and a rest.
      move: (context, t) => {
        const beat = (t % 1.6) / 1.6;
        const pulse = Math.exp(-((beat - 0.1) ** 2) / 0.003) + 0.6 * Math.exp(-((beat - 0.28) ** 2) / 0.003);
        context.translate(360, 760);
        context.scale(1 + 0.018 * pulse, 1 + 0.018 * pulse);
        context.translate(-360, -760);
      },
    }),
    flames(0.2, [360, 742, 1.5], [250, 1004, 1.1], [470, 1004, 1.1]),
    lampLight(360, 780, 300, 0.34, 0.2),
    petals({ colours: ROSE, count: 18, seed: 18, size: 0.7, alpha: 0.9 }),
  ],
  before: arch(8, petals({ colours: ROSE, count: 3, seed: 41, size: 1.9, from: 1.6 })),
};
