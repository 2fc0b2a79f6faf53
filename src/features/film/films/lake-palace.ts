import { bokeh, lamp, sky, stars } from '../layers/backdrop.ts';
import { fireworks, glints, programme } from '../layers/fireworks.ts';
import { arch, picture } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { sparkles } from '../layers/sparkle.ts';
import { GOLD_FOIL } from '../palette.ts';
import type { FilmDesign } from '../stage.ts';

export const lakePalace: FilmDesign = {
  palette: {
    sky: ['#0b0828', '#23124a', '#56286a', '#a8486e', '#f0a07c'],
    glow: '255 196 132',
    ...GOLD_FOIL,
    ink: '#fff1dc',
    shade: '18 8 44',
  },
  nameFace: 'display',
  tilt: 0.36,
  pictures: ['5-frame', '5-palace', '5-flowers'],
  behind: [
    soft(sky, lamp(1000, 520, 0.5), bokeh(8, ['255 206 150', '230 160 200'], 3)),
    stars(90, 17),
    fireworks(programme(20, 5), 1010, 0.14),
    picture('5-palace', { depth: 0.2 }),
    glints(1030, 1270, '255 214 150', 0.2),
    sparkles(0.2, 4.4, [360, 700, 26], [230, 830, 18], [494, 826, 18], [130, 900, 14], [596, 900, 14]),
  ],
  before: arch(5),
};
