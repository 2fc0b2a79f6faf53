import { lamp, mandala, sky, stars } from '../layers/backdrop.ts';
import { MARIGOLD, near, petals } from '../layers/falling.ts';
import { fire, lampLight } from '../layers/fire.ts';
import { flowers, frame, picture } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { GOLD_FOIL, IVORY_PLAQUE } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

/** A mandap at dusk with its sacred fire, and marigolds that fall. */
export const mandapAtDusk: FilmDesign = {
  palette: {
    sky: ['#1d0828', '#4a1240', '#8c2c48', '#d66a40', '#f6b566'],
    glow: '255 178 92',
    ...GOLD_FOIL,
    ink: '#fff3dc',
    shade: '48 6 26',
    plaque: IVORY_PLAQUE,
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
  before: [
    near(petals({ colours: MARIGOLD, count: 4, seed: 29, size: 1.9, from: 1.6 })),
    frame('4-frame'),
    flowers('4-flowers'),
  ],
};
