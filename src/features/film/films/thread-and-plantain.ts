import { bokeh, lamp, mandala, rays, sky } from '../layers/backdrop.ts';
import { BLOSSOM, LEAVES, petals } from '../layers/falling.ts';
import { arch, picture, sway } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { sparkles } from '../layers/sparkle.ts';
import { sacredThread } from '../layers/thread.ts';
import { MAROON_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

const wind = (t: number): number => 0.022 * Math.sin(t * 0.9) + 0.012 * Math.sin(t * 2.1);

/** Units by which each plant is moved aside from where it was drawn, so that the thread hangs between them. */
const APART = 92;

export const threadAndPlantain: FilmDesign = {
  palette: {
    sky: ['#8cc3b0', '#c9e3c8', '#f4f0cf', '#fddf9c'],
    glow: '255 236 170',
    ...MAROON_FOIL,
    ink: '#33301a',
    shade: '250 248 226',
    plaque: { ...MAROON_FOIL.plaque, title: '#0d5a4f', ink: '#3a3a22' },
  },
  nameFace: 'display',
  tilt: 0.5,
  pictures: ['12-frame', '12-leaf', '12-plate', '12-flowers'],
  behind: [
    soft(sky, rays(360, 690, 16, 0.34), lamp(690, 480, 0.42), bokeh(14, ['255 246 200', '210 240 190'], 39)),
    picture('12-leaf', {
      depth: 0.2,
      move: (context, t) => {
        context.translate(-APART, 0);
        sway(210, 1140, wind)(context, t);
      },
    }),
    picture('12-leaf', {
      depth: 0.2,
      move: (context, t) => {
        context.translate(APART, 0);
        sway(510, 1140, (at) => -wind(at + 0.7))(context, t);
        context.translate(720, 0);
        context.scale(-1, 1);
      },
    }),
    mandala(690, 330, '#d9a23c', 0.34),
    sacredThread(360, 690, 0.74, 0.21),
    picture('12-plate', { depth: 0.22 }),
    sparkles(0.22, 3.6, [300, 1070, 26], [452, 1086, 22]),
    petals({ colours: [...BLOSSOM, ...LEAVES], count: 18, seed: 26, size: 0.65 }),
  ],
  before: arch(12, petals({ colours: LEAVES, count: 3, seed: 49, size: 1.7, from: 1.6 })),
};
