import { linear } from '#art/drawing/definitions.ts';
import { circle, filled, path, place, rect } from '#art/drawing/svg.ts';
import { bough, grasses } from '#art/flora/boughs.ts';
import { roundArch } from '#art/motifs/arch.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import type { Recipe } from '#art/recipe.ts';

const [W, H] = [720, 1280];

const OLIVE = linear(['#8b9670', '#5f6d4a']);
const SAGE = linear(['#b9c0a0', '#8e9a76']);
const CLAY = linear(['#d68f6f', '#b0603f']);

export const recipes: readonly Recipe[] = [
  {
    ...picture(
      'invitations/modern',
      'cover',
      () =>
        rect(0, 0, W, H, filled(linear(['#f8efe5', '#f4e4d6', '#ecd3c0']))) +
        paper(
          'medium',
          path(roundArch(360, 560, 620, 1320), filled(linear(['#f6d9c6', '#e8b79b', '#d99a7b']))),
        ) +
        paper('small', circle(360, 812, 112, filled(linear(['#fbe9d8', '#f3c9a6'])))) +
        paper(
          'medium',
          path(
            'M-20 1090C120 1020 250 1060 380 1094C500 1124 620 1070 740 1030V1300H-20Z',
            filled(linear(['#c9826a', '#a55c45'])),
          ),
        ) +
        paper(
          'medium',
          path(
            'M-20 1170C140 1120 300 1180 430 1186C560 1192 640 1150 740 1140V1300H-20Z',
            filled(linear(['#8f9a76', '#66724f'])),
          ),
        ) +
        paper('small', grasses(556, 1190, '#7a4a36')) +
        paper('medium', place(bough(430, 8, 118, OLIVE, '#55613f'), 120, 1290, { turn: -4 })) +
        paper('medium', place(bough(400, 8, 108, CLAY, '#8c4a31'), 40, 1300, { turn: -26 })) +
        paper('medium', place(bough(430, 8, 112, SAGE, '#74805d'), 640, 1300, { turn: -22, flip: true })) +
        paper('small', place(bough(300, 7, 92, OLIVE, '#55613f'), 740, -20, { turn: 208 })) +
        paper('small', place(bough(240, 6, 78, CLAY, '#8c4a31'), 640, -30, { turn: 188 })) +
        paper('small', place(bough(300, 7, 92, SAGE, '#74805d'), -20, -20, { turn: 152, flip: true })),
      { wash: 0.12, light: 0.14, lamp: '#fff3dc', vignette: 0.08, grain: 0.03 },
    ),
    finer: -12,
  },
];
