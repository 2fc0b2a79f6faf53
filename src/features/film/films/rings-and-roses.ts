import { bokeh, lamp, mandala, rays, sky } from '../layers/backdrop.ts';
import { petals, ROSE } from '../layers/falling.ts';
import { arch, picture, sway } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { sparkles } from '../layers/sparkle.ts';
import { MAROON_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

export const ringsAndRoses: FilmDesign = {
  palette: {
    sky: ['#eeb6ad', '#f8d6cb', '#fdeee2', '#fff8ee'],
    glow: '255 224 176',
    ...MAROON_FOIL,
    ink: '#6b1f38',
    shade: '255 246 238',
    plaque: { ...MAROON_FOIL.plaque, paper: ['#fffaf5', '#f9e2d8'], title: '#8a1c36', ink: '#5a2a34' },
  },
  nameFace: 'italic',
  tilt: 0.74,
  pictures: ['7-frame', '7-rings', '7-flowers'],
  behind: [
    soft(
      sky,
      rays(360, 640, 12, 0.26),
      lamp(680, 400, 0.24),
      bokeh(22, ['255 236 210', '255 200 196', '255 246 220'], 21),
    ),
    mandala(600, 340, '#d9928a', 0.24),
    petals({ colours: ROSE, count: 12, seed: 8, size: 0.5, alpha: 0.85 }),
    picture('7-rings', { depth: 0.2, move: sway(360, 1100, (t) => 0.014 * Math.sin(t * 0.8)) }),
    sparkles(0.2, 2.4, [318, 590, 44], [412, 600, 40], [360, 540, 30], [450, 690, 24]),
    petals({ colours: ROSE, count: 10, seed: 15, size: 0.95 }),
  ],
  before: arch(7, petals({ colours: ROSE, count: 3, seed: 37, size: 1.9, from: 1.6 })),
};
