import { bokeh, lamp, rays, sky } from '../layers/backdrop.ts';
import { confetti, near } from '../layers/falling.ts';
import { flames } from '../layers/fire.ts';
import { bunch, risingBalloons } from '../layers/party.ts';
import { flowers, frame, picture } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { IVORY_PLAQUE, MAROON_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

const FOILS = ['#f3d791', '#e58a8f', '#4aa39a', '#fffaf0', '#e8951f'];

/** A cake with its candle; balloons are let go all around it. */
export const birthdayCake: FilmDesign = {
  palette: {
    sky: ['#7fc4cf', '#b9e0dc', '#f4efd6', '#ffdfb8'],
    glow: '255 226 150',
    ...MAROON_FOIL,
    ink: '#5d1a33',
    shade: '255 250 238',
    plaque: IVORY_PLAQUE,
  },
  nameFace: 'display',
  tilt: 0.34,
  pictures: ['1-frame', '1-cake', '1-flowers'],
  behind: [
    soft(
      sky,
      rays(360, 780, 14, 0.34),
      lamp(760, 460, 0.3),
      bokeh(16, ['255 240 200', '255 206 190', '200 240 226'], 4),
    ),
    risingBalloons(9, 2, 0.42),
    bunch(
      [
        { x: 176, y: 742, size: 0.72 },
        { x: 104, y: 826, size: 0.6 },
        { x: 238, y: 836, size: 0.56 },
      ],
      [196, 1120],
      0.17,
    ),
    bunch(
      [
        { x: 544, y: 742, size: 0.72 },
        { x: 616, y: 826, size: 0.6 },
        { x: 482, y: 836, size: 0.56 },
      ],
      [524, 1120],
      0.17,
    ),
    picture('1-cake', { depth: 0.2 }),
    flames([[360, 770, 0.9]], 0.2),
    confetti(FOILS, 34, 8),
  ],
  before: [near(risingBalloons(3, 21, 1.15, 1)), frame('1-frame'), flowers('1-flowers')],
};
