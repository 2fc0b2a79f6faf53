import { bokeh, lamp, mandala, rays, sky, stars } from '../layers/backdrop.ts';
import { MARIGOLD, petals, ROSE } from '../layers/falling.ts';
import { fire, lampLight } from '../layers/fire.ts';
import { arch, picture, sway } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { sparkles } from '../layers/sparkle.ts';
import { GOLD_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

export const mandapAtDusk: FilmDesign = {
  palette: {
    sky: ['#1d0828', '#4a1240', '#8c2c48', '#d66a40', '#f6b566'],
    glow: '255 178 92',
    ...GOLD_FOIL,
    ink: '#fff3dc',
    shade: '48 6 26',
  },
  nameFace: 'display',
  tilt: 0.34,
  pictures: ['4-frame', '4-mandap', '4-flowers'],
  behind: [
    soft(sky, lamp(960, 560, 0.55)),
    stars(70, 31),
    mandala(430, 330, '#f0b469', 0.3),
    petals({ colours: MARIGOLD, count: 16, seed: 3, size: 0.5, alpha: 0.9 }),
    picture('4-mandap', { depth: 0.2 }),
    fire(360, 1080, 0.5, 0.2),
    lampLight(360, 1150, 420, 0.22, 0.2),
    petals({ colours: MARIGOLD, count: 14, seed: 11, size: 0.9 }),
  ],
  before: arch(4, petals({ colours: MARIGOLD, count: 4, seed: 29, size: 1.9, from: 1.6 })),
};

const LOWER = 96;

/** The arch and evening of the mandap's film, with two rings over roses by lamplight. */
export const ringsAtDusk: FilmDesign = {
  ...mandapAtDusk,
  tilt: 0.66,
  pictures: ['4-frame', '7-rings', '4-flowers'],
  behind: [
    soft(
      sky,
      rays(360, 860, 14, 0.22),
      lamp(900, 560, 0.6),
      bokeh(26, ['255 190 110', '255 150 110', '255 224 160'], 31),
    ),
    stars(60, 31),
    mandala(600, 350, '#f0b469', 0.3),
    petals({ colours: ROSE, count: 14, seed: 3, size: 0.5, alpha: 0.9 }),
    lampLight(360, 900, 420, 0.34, 0.2),
    picture('7-rings', {
      depth: 0.2,
      move: (context, t) => {
        context.translate(0, LOWER);
        sway(360, 1100, (at) => 0.012 * Math.sin(at * 0.8))(context, t);
      },
    }),
    sparkles(
      0.2,
      2.4,
      [318, 590 + LOWER, 46],
      [412, 600 + LOWER, 42],
      [360, 540 + LOWER, 32],
      [450, 690 + LOWER, 26],
    ),
    petals({ colours: ROSE, count: 12, seed: 11, size: 0.9 }),
  ],
  before: arch(4, petals({ colours: ROSE, count: 4, seed: 29, size: 1.9, from: 1.6 })),
};
