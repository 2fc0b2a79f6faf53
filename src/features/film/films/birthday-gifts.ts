import { bokeh, lamp, rays, sky } from '../layers/backdrop.ts';
import { confetti } from '../layers/falling.ts';
import { bunch, bunting, risingBalloons } from '../layers/party.ts';
import { arch, picture } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { sparkles } from '../layers/sparkle.ts';
import { MAROON_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

const FOILS = ['#e0574a', '#f3d791', '#1f8a82', '#b48ad0', '#fffaf0'];

export const birthdayGifts: FilmDesign = {
  palette: {
    sky: ['#ec8577', '#f9b795', '#fde0b6', '#fff2d6'],
    glow: '255 214 150',
    ...MAROON_FOIL,
    ink: '#5d1a33',
    shade: '255 248 234',
  },
  nameFace: 'display',
  tilt: 0.3,
  pictures: ['2-frame', '2-gifts', '2-flowers'],
  behind: [
    soft(
      sky,
      rays(360, 900, 16, 0.3),
      lamp(820, 460, 0.28),
      bokeh(24, ['255 240 210', '255 200 170', '255 226 240'], 9),
    ),
    risingBalloons(6, 6, 0.5),
    bunch(
      { x: 360, y: 890, depth: 0.2 },
      [232, 700, 0.74],
      [488, 690, 0.78],
      [300, 610, 0.8],
      [424, 604, 0.84],
      [362, 690, 0.9],
    ),
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
    sparkles(0.2, 2.6, [360, 800, 46], [244, 950, 34], [492, 990, 32]),
    bunting(0.05, [-8, 58, 2.6], [-46, 40, 2.2]),
    confetti(FOILS, 44, 3),
  ],
  before: arch(2),
};
