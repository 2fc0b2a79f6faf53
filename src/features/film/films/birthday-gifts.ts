import { bokeh, lamp, rays, sky } from '../layers/backdrop.ts';
import { confetti } from '../layers/falling.ts';
import { bunting, risingBalloons } from '../layers/party.ts';
import { flowers, frame, picture } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { sparkles } from '../layers/sparkle.ts';
import { IVORY_PLAQUE, MAROON_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

const FOILS = ['#e0574a', '#f3d791', '#1f8a82', '#b48ad0', '#fffaf0'];

/** Presents that can hardly wait, under bunting in the wind. */
export const birthdayGifts: FilmDesign = {
  palette: {
    sky: ['#f39d84', '#fbc8a4', '#fde6c4', '#fff4dc'],
    glow: '255 214 150',
    ...MAROON_FOIL,
    ink: '#5d1a33',
    shade: '255 248 234',
    plaque: IVORY_PLAQUE,
  },
  nameFace: 'display',
  tilt: 0.3,
  pictures: ['2-frame', '2-gifts', '2-flowers'],
  behind: [
    soft(sky, rays(360, 900, 16, 0.3), lamp(820, 460, 0.28), bokeh(14, ['255 240 210', '255 210 190'], 9)),
    risingBalloons(6, 6, 0.5),
    picture('2-gifts', {
      depth: 0.2,
      // A hop on every second beat, lower each time, as if something were inside.
      move: (context, t) => {
        const hop = Math.abs(Math.sin((t % 3) * Math.PI * 1.4)) * Math.exp(-(t % 3) * 1.7);
        context.translate(360, 1130 - 34 * hop);
        context.scale(1 - 0.03 * hop, 1 + 0.05 * hop);
        context.translate(-360, -1130);
      },
    }),
    sparkles(
      [
        [360, 800, 46],
        [244, 950, 34],
        [492, 990, 32],
      ],
      0.2,
      2.6,
    ),
    bunting(
      [
        [20, 110, 2.6],
        [-30, 80, 2.2],
      ],
      0.05,
    ),
    confetti(FOILS, 44, 3),
  ],
  before: [frame('2-frame'), flowers('2-flowers')],
};
