import { blur, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { any } from '#art/drawing/random.ts';
import { circle, ellipse, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { dishPicture } from '#art/objects/dish-picture.ts';
import {
  ball,
  GULAB,
  gravy,
  jalebi,
  laid,
  rosePetals,
  saffron,
  scoop,
  sliver,
  sprig,
  strewn,
} from '#art/objects/food.ts';
import { paper } from '#art/objects/paper.ts';
import { served } from '#art/objects/vessels.ts';
import type { Recipe } from '#art/recipe.ts';

const PISTA = ['#7f9a3f', '#5f7a2c', '#9bb552'] as const;
/** A diamond of kaju katli under silver leaf. */
const katli = (x: number, y: number, turn: number): Svg =>
  place(
    paper(
      'small',
      path('M0 -96L74 0L0 96L-74 0Z', filled(linear(['#fffaf0', '#efe0c2', '#cdb892'], 0, 0, 1, 1))),
    ) +
      path('M-6 -72L44 -10L10 40L-30 -10Z', filled('#ffffff', 'opacity=".75"')) +
      path('M14 30L40 0L52 6L6 66Z', filled('#dfe3e2', 'opacity=".7"')),
    x,
    y,
    { turn },
  );
const laddoo = (x: number, y: number, radius: number, seed: number): Svg =>
  place(
    circle(8, 14, radius, filled('#2a0a06', `opacity=".4" ${blur(4)}`)) +
      circle(0, 0, radius, filled(radial(['#ffd06a', '#ee9a26', '#a85a0e'], 0.5, 0.5, 0.58, 0.36, 0.3))) +
      strewn(90, radius * 0.95, seed, (px, py, next) =>
        circle(
          px,
          py,
          radius * 0.06 + next() * 3,
          filled(any(['#ffdf8a', '#e8921c', '#c96f10', '#ffc04a'], next), 'opacity=".8"'),
        ),
      ) +
      strewn(4, radius * 0.5, seed + 2, (px, py, next) => sliver(px, py, 30, next() * 180, '#7f9a3f')) +
      circle(
        0,
        0,
        radius,
        filled(
          radial(
            [
              ['#5a2a08', 0.6, 0],
              ['#5a2a08', 1, 0.5],
            ],
            0.42,
            0.38,
            0.6,
          ),
        ),
      ),
    x,
    y,
  );
const barfi = (x: number, y: number, turn: number, tones: readonly [string, string, string]): Svg =>
  place(
    paper('small', rect(-66, -66, 132, 132, filled(linear([...tones], 0, 0, 0.8, 1), 'rx="10"'))) +
      rect(-58, -58, 116, 20, filled('#ffffff', 'rx="8" opacity=".35"')) +
      strewn(5, 34, x + y, (px, py, next) => sliver(px, py, 34, next() * 180, pick(PISTA, px))) +
      path('M-30 -20L20 -34L34 10L-14 26Z', filled('#f4f6f4', 'opacity=".6"')),
    x,
    y,
    { turn },
  );
const peda = (x: number, y: number, radius: number): Svg =>
  place(
    paper(
      'small',
      circle(0, 0, radius, filled(radial(['#fff0c4', '#f0cf7a', '#bd8a30'], 0.5, 0.5, 0.58, 0.38, 0.32))),
    ) +
      circle(0, 0, radius * 0.62, stroked('#a8761c', 4, 'opacity=".5"')) +
      turned(8, () =>
        ellipse(0, -radius * 0.78, radius * 0.1, radius * 0.06, filled('#a8761c', 'opacity=".4"')),
      ) +
      times(4, (i) => sliver(0, 0, radius * 0.6, i * 45, pick(PISTA, i))),
    x,
    y,
  );
/** One piece of each sweet of the counter, by place: for boxes and trays. */
export const MITHAI: readonly ((x: number, y: number) => Svg)[] = [
  (x, y) => laddoo(x, y, 84, 4),
  (x, y) => katli(x, y, 0),
  (x, y) => barfi(x, y, 0, ['#f7b0b4', '#dd7a86', '#a84458']),
  (x, y) => peda(x, y, 82),
  (x, y) => barfi(x, y, 0, ['#dbe8a8', '#a9c262', '#6f8a34']),
  (x, y) => ball(x, y, 80, GULAB),
];
const wafer = (x: number, y: number, turn: number): Svg =>
  place(
    paper(
      'small',
      path('M0 -230L96 40Q0 84 -96 40Z', filled(linear(['#f7d08a', '#d99a4a', '#a5642a'], 0, 0, 1, 0.4))),
    ) +
      times(
        6,
        (i) =>
          path(`M${-80 + i * 32} 40L${-20 + i * 8} -180`, stroked('#8a4f1c', 4, 'opacity=".45"')) +
          path(
            `M${-90 + i * 8} ${30 - i * 42}Q0 ${66 - i * 44} ${90 - i * 8} ${30 - i * 42}`,
            stroked('#8a4f1c', 4, 'opacity=".45"'),
          ),
      ),
    x,
    y,
    { turn },
  );
const cherry = (x: number, y: number): Svg =>
  ball(x, y, 36, ['#f4626a', '#b31a2c', '#6b0a1a']) +
  path(`M${x} ${y - 20}Q${x + 20} ${y - 90} ${x + 60} ${y - 110}`, stroked('#5f7a2c', 6));

export const recipes: readonly Recipe[] = [
  dishPicture('indian-dessert', {
    ground: 'rose',
    vessel: 'silver',
    seed: 21,
    flowers: ['r4', 'w0', 'r6', 'r5'],
    food: (R) =>
      gravy(R, ['#f6bf5a', '#d98a26', '#8f4a0c'], '#ffe6a8') +
      laid(9, R * 0.78, 4, (x, y, _next, i) => ball(x, y, 124 - (i % 3) * 8, GULAB)) +
      laid(20, R * 0.85, 9, (x, y, next) => sliver(x, y, 40, next() * 180, any(PISTA, next))) +
      rosePetals(12, R * 0.8, 5, 2.1) +
      saffron(16, R * 0.8, 8, 1.5) +
      laid(9, R * 0.7, 2, (x, y, next) =>
        place(
          path('M-26 0Q0 -16 26 0Q0 12 -26 0Z', filled('#fff3d8', 'stroke="#d9b277" stroke-width="2"')),
          x,
          y,
          { turn: next() * 180 },
        ),
      ),
  }),
  dishPicture('ice-creams', {
    ground: 'teal',
    vessel: 'maroon',
    seed: 22,
    flowers: ['r0', 'r4', 'r6', 'w0'],
    heaped: true,
    food: () =>
      wafer(300, -270, 40) +
      wafer(-320, -250, -44) +
      scoop(-160, -130, 190, ['#ffd9de', '#ee9aa8', '#bf5a72'], 3) +
      scoop(180, -110, 185, ['#eef6c8', '#bcd48a', '#82a04c'], 5) +
      scoop(-150, 190, 188, ['#fffbea', '#f6e2b0', '#d0ab6a'], 7) +
      scoop(170, 210, 190, ['#b5805a', '#7d4a2c', '#46220f'], 9) +
      scoop(10, 30, 150, ['#ffdc8a', '#f4ac3c', '#c4741a'], 11) +
      laid(40, 380, 3, (x, y, next) =>
        sliver(x, y, 34, next() * 180, any(['#7f9a3f', '#c9485c', '#f4971a', '#fff6e2', '#4aa39a'], next)),
      ) +
      cherry(0, 0) +
      cherry(-190, -180) +
      cherry(200, 170) +
      sprig(60, 90, 2.6, 30) +
      rosePetals(6, 330, 8, 1.8),
  }),
  dishPicture('desserts', {
    ground: 'marigold',
    vessel: 'jaipur',
    seed: 23,
    flowers: ['r2', 'r4', 'r3', 'w0'],
    heaped: true,
    food: (R) =>
      turned(8, () => katli(0, -R * 0.74, 0)) +
      turned(8, (i) => (i % 2 ? peda(0, -R * 0.72, 66) : laddoo(0, -R * 0.72, 72, i + 3)), 0.5) +
      turned(6, (i) =>
        barfi(
          0,
          -R * 0.4,
          0,
          pick(
            [
              ['#f7b0b4', '#dd7a86', '#a84458'],
              ['#dbe8a8', '#a9c262', '#6f8a34'],
            ],
            i,
          ),
        ),
      ) +
      laddoo(0, 0, 112, 9) +
      rosePetals(7, R * 0.85, 5, 1.8),
  }),
  dishPicture('jalebi-kulfi', {
    ground: 'plum',
    vessel: 'teal',
    seed: 24,
    flowers: ['m2', 'w0', 'm0', 'j0'],
    heaped: true,
    food: () =>
      [
        [-180, -200, 150, 0.3],
        [150, -210, 144, 2.2],
        [-260, 60, 146, 4.2],
        [-100, 290, 146, 5.1],
        [0, 0, 172, 0.9],
        [-130, -80, 128, 2.9],
        [90, 130, 130, 5.6],
      ]
        .map(([x = 0, y = 0, r = 100, s = 0]) => jalebi(x, y, r, s))
        .join('') +
      place(
        served(
          'katori',
          270,
          250,
          150,
          (r) =>
            circle(0, 0, r, filled(radial(['#fff8e2', '#f8e3b4', '#dcb976']))) +
            strewn(26, r, 3, (x, y) => ellipse(x, y, 16, 7, filled('#fffdf0', 'opacity=".7"'))) +
            laid(14, r * 0.8, 4, (x, y, next) => sliver(x, y, 22, next() * 180, any(PISTA, next))) +
            saffron(9, r * 0.8, 6) +
            rosePetals(4, r * 0.7, 7),
        ) +
          kulfi(300, -40, -22, ['#fff3d0', '#f6d792', '#dcae58']) +
          kulfi(360, -150, -34, ['#e9efc4', '#bcc982', '#8fa256']),
        0,
        0,
      ) +
      laid(34, 380, 8, (x, y, next) => sliver(x, y, 26, next() * 180, any(PISTA, next))) +
      rosePetals(9, 360, 9, 1.6),
  }),
];

function kulfi(x: number, y: number, turn: number, tones: readonly [string, string, string]): Svg {
  return place(
    paper('small', rect(-11, 120, 22, 120, filled(linear(['#e8c48a', '#b5813f'], 0, 0, 1, 0), 'rx="8"'))) +
      paper(
        'medium',
        path(
          'M-52 140C-56 40 -44 -80 -26 -124Q0 -150 26 -124C44 -80 56 40 52 140Q0 162 -52 140Z',
          filled(linear([...tones], 0, 0, 1, 0.2)),
        ),
      ) +
      path('M-30 120C-34 40 -24 -60 -12 -110', stroked('#ffffff', 8, 'opacity=".45"')) +
      laid(12, 70, 3, (px, py, next) =>
        sliver(px * 0.45, py * 1.3, 15, next() * 180, any(['#7f9a3f', '#5f7a2c', '#d9531a'], next)),
      ),
    x,
    y,
    { turn, scale: 1.05 },
  );
}
