import { bokeh, lamp, rays, sky } from '../layers/backdrop.ts';
import { confetti } from '../layers/falling.ts';
import { flames } from '../layers/fire.ts';
import { bunch, risingBalloons } from '../layers/party.ts';
import { arch, picture } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { MAROON_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

const FOILS = ['#f3d791', '#e58a8f', '#4aa39a', '#fffaf0', '#e8951f'];

export const birthdayCake: FilmDesign = {
  palette: {
    sky: ['#7fc4cf', '#b9e0dc', '#f4efd6', '#ffdfb8'],
    glow: '255 226 150',
    ...MAROON_FOIL,
    ink: '#5d1a33',
    shade: '255 250 238',
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
    bunch({ x: 196, y: 1120, depth: 0.17 }, [176, 742, 0.72], [104, 826, 0.6], [238, 836, 0.56]),
    bunch({ x: 524, y: 1120, depth: 0.17 }, [544, 742, 0.72], [616, 826, 0.6], [482, 836, 0.56]),
    picture('1-cake', { depth: 0.2 }),
    flames(0.2, [360, 770, 0.9]),
    confetti(FOILS, 34, 8),
  ],
  before: arch(1, risingBalloons(3, 21, 1.15, 1)),
};
