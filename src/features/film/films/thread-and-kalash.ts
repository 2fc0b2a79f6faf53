import { bokeh, lamp, mandala, rays, sky } from '../layers/backdrop.ts';
import { LEAVES, MARIGOLD, petals } from '../layers/falling.ts';
import { arch, picture } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { sparkles } from '../layers/sparkle.ts';
import { sacredThread } from '../layers/thread.ts';
import { MAROON_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

export const threadAndKalash: FilmDesign = {
  palette: {
    sky: ['#e9a24c', '#f7c977', '#fde7b4', '#fff6de'],
    glow: '255 222 140',
    ...MAROON_FOIL,
    ink: '#5c1d12',
    shade: '255 246 220',
  },
  nameFace: 'display',
  tilt: 0.92,
  pictures: ['10-frame', '10-kalash', '10-flowers'],
  behind: [
    soft(sky, rays(360, 620, 20, 0.34), lamp(660, 400, 0.26), bokeh(14, ['255 240 190', '255 214 140'], 35)),
    mandala(600, 350, '#c9782a', 0.26),
    sacredThread(360, 650, 0.8, 0.2),
    picture('10-kalash', { depth: 0.21 }),
    sparkles(0.21, 3.4, [312, 880, 32], [420, 1010, 26]),
    petals({ colours: [...MARIGOLD, ...LEAVES], count: 18, seed: 22, size: 0.7 }),
  ],
  before: arch(10, petals({ colours: MARIGOLD, count: 3, seed: 45, size: 1.8, from: 1.6 })),
};
