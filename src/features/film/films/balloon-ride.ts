import { glide, part } from '#src/domain/film/easing.ts';
import { bokeh, lamp, sky, stars } from '../layers/backdrop.ts';
import { confetti } from '../layers/falling.ts';
import { bunch } from '../layers/party.ts';
import { arch, picture } from '../layers/picture.ts';
import { soft } from '../layers/soft.ts';
import { GOLD_FOIL } from '../palette.ts';
import type { FilmDesign, Stage } from '../stage.ts';

/** The basket rises from the ground, and comes down for the last picture. */
function lift({ timeline }: Stage, t: number): number {
  const { names, closing } = timeline;
  const up = glide(part(t, 0.4, names.end)) * (1 - glide(part(t, closing.start - 1, closing.start + 1.4)));
  return -96 * up + 12 * Math.sin(t * 1.1);
}

export const balloonRide: FilmDesign = {
  palette: {
    sky: ['#2f1650', '#6a2a68', '#b85672', '#f3a07e', '#ffd9a8'],
    glow: '255 196 140',
    ...GOLD_FOIL,
    ink: '#fff3df',
    shade: '52 16 62',
  },
  nameFace: 'display',
  tilt: 1.15,
  pictures: ['3-frame', '3-clouds', '3-basket', '3-flowers'],
  behind: [
    soft(sky, lamp(900, 520, 0.6), bokeh(10, ['255 214 170', '255 180 170'], 5)),
    stars(40, 7),
    picture('3-clouds', {
      depth: 0.1,
      alpha: () => 0.75,
      move: (context, t) => context.translate(-40 + t * 5, 300 + t * 4),
    }),
    bunch(
      { x: 360, y: 990, depth: 0.24, lift },
      [300, 560, 0.82],
      [420, 556, 0.82],
      [236, 650, 0.76],
      [484, 650, 0.76],
      [300, 720, 0.7],
      [420, 720, 0.7],
      [360, 640, 0.9],
    ),
    picture('3-basket', {
      depth: 0.24,
      move: (context, t, stage) => {
        context.translate(360, 990 + lift(stage, t));
        context.rotate(0.035 * Math.sin(t * 1.1 + 0.6));
        context.translate(-360, -990);
      },
    }),
    picture('3-clouds', {
      depth: 0.42,
      alpha: () => 0.9,
      move: (context, t) => {
        context.translate(720 + 60 - t * 9, 180 + t * 13);
        context.scale(-1, 1);
      },
    }),
    confetti(['#f3d791', '#e58a8f', '#8fd8cc', '#fffaf0'], 20, 12, 3),
  ],
  before: arch(3),
};
