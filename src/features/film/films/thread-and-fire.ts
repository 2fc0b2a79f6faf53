import { bokeh, lamp, mandala, sky, stars } from '../layers/backdrop.ts';
import { MARIGOLD, petals } from '../layers/falling.ts';
import { fire, flames, lampLight } from '../layers/fire.ts';
import { arch, picture } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { sacredThread } from '../layers/thread.ts';
import { GOLD_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

export const threadAndFire: FilmDesign = {
  palette: {
    sky: ['#1f0a0c', '#4d1712', '#93401c', '#e58f3e', '#ffd58e'],
    glow: '255 168 80',
    ...GOLD_FOIL,
    ink: '#fff0d2',
    shade: '44 12 6',
  },
  nameFace: 'display',
  tilt: 0.5,
  pictures: ['11-frame', '11-pit', '11-flowers'],
  behind: [
    soft(sky, lamp(980, 600, 0.66), bokeh(24, ['255 150 70', '255 190 110', '255 110 60'], 43)),
    stars(50, 9),
    mandala(620, 360, '#f0a850', 0.26),
    sacredThread(360, 640, 0.66, 0.2),
    fire(360, 1030, 1, 0.2),
    picture('11-pit', { depth: 0.2 }),
    flames(0.2, [190, 1056, 0.8], [530, 1056, 0.8]),
    lampLight(360, 1100, 420, 0.3, 0.2),
    petals({ colours: MARIGOLD, count: 14, seed: 24, size: 0.7 }),
  ],
  before: arch(11, petals({ colours: MARIGOLD, count: 3, seed: 47, size: 1.8, from: 1.6 })),
};
