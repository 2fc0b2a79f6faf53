import { blob } from '#art/drawing/curves.ts';
import { clipped, linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { any, random, seedOf } from '#art/drawing/random.ts';
import { circle, ellipse, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { dishPicture } from '#art/objects/dish-picture.ts';
import {
  ball,
  bread,
  cashew,
  chilli,
  drizzle,
  gravy,
  herb,
  laid,
  lemon,
  onion,
  PEA,
  paneer,
  RUBY,
  rice,
  saffron,
  sliver,
  sprig,
  strewn,
  swirl,
} from '#art/objects/food.ts';
import { paper } from '#art/objects/paper.ts';
import { served } from '#art/objects/vessels.ts';
import type { Recipe } from '#art/recipe.ts';

/** A bhindi cut across, or lying whole. */
const okra = (x: number, y: number, turn: number, whole: boolean): Svg =>
  place(
    whole
      ? paper(
          'trim',
          path(
            'M-130 -6C-120 -34 -60 -40 10 -34C80 -28 140 -14 170 4C140 22 70 36 0 36C-70 38 -122 28 -130 -6Z',
            filled(linear(['#9cc45c', '#5f8f35', '#3a5f24'])),
          ) +
            path('M-150 -20L-124 -32V32L-150 22Z', filled('#6f9a3a')) +
            path(
              'M-120 -12C-40 -26 60 -22 150 2M-120 10C-40 22 60 20 150 6',
              stroked('#cfe49a', 4, 'opacity=".5"'),
            ),
        )
      : circle(4, 7, 42, filled('#2a0a06', 'opacity=".35"')) +
          path(blob(random(seedOf(5)), 42, 5, 0.12), filled('#5f8f35')) +
          path(blob(random(seedOf(5)), 33, 5, 0.12), filled('#d6e8a4')) +
          turned(5, () => ellipse(0, -16, 6, 9, filled('#fbf6d8', 'stroke="#8fae4f" stroke-width="2"'))),
    x,
    y,
    { turn },
  );
const potato = (x: number, y: number, size: number, turn: number, seed: number): Svg =>
  place(
    paper(
      'trim',
      path(
        blob(random(seedOf(seed)), 72, 7, 0.3),
        filled(radial(['#ffe08a', '#eeb23c', '#b87818'], 0.5, 0.5, 0.6, 0.36, 0.3)),
      ),
    ) +
      strewn(9, 50, seed, (px, py) => circle(px, py, 4, filled('#6b3a0c', 'opacity=".6"'))) +
      path('M-40 -26Q-6 -52 32 -34', stroked('#fff6cf', 8, 'opacity=".6"')),
    x,
    y,
    { turn, scale: size },
  );
const chicken = (x: number, y: number, size: number, turn: number, seed: number): Svg =>
  place(
    paper(
      'small',
      path(
        blob(random(seedOf(seed)), 92, 7, 0.32),
        filled(radial(['#ffb868', '#dd7426', '#93380f'], 0.5, 0.5, 0.62, 0.36, 0.3)),
      ),
    ) +
      strewn(6, 60, seed + 4, (px, py, next) =>
        path(
          blob(random(seedOf(px)), 10 + next() * 10, 7, 0.5),
          filled('#5a1c08', `opacity=".45" transform="translate(${px} ${py})"`),
        ),
      ) +
      path('M-54 -34C-20 -66 26 -62 52 -36', stroked('#ffe6bc', 10, 'opacity=".55"')),
    x,
    y,
    { turn, scale: size },
  );
const corn = (x: number, y: number, turn: number): Svg =>
  place(
    circle(2, 4, 14, filled('#12260c', 'opacity=".4"')) +
      path(
        'M0 -15C12 -12 15 4 8 13C2 17 -4 17 -8 13C-15 4 -12 -12 0 -15Z',
        filled(radial(['#fff0a0', '#f4c634', '#cf9414'])),
      ),
    x,
    y,
    { turn },
  );
const carrot = (x: number, y: number, turn: number): Svg =>
  place(
    rect(-17, -15, 40, 38, filled('#2a0a06', 'rx="8" opacity=".35"')) +
      rect(-20, -19, 38, 36, filled(linear(['#ffa95c', '#ee7c2c', '#c2521a']), 'rx="8"')) +
      path('M-12 -12H10', stroked('#ffe0b8', 4, 'opacity=".6"')),
    x,
    y,
    { turn },
  );
const roti = (seed: number, x: number, y: number): Svg => bread(x, y, 285, seed);
/** A teardrop naan with butter shining on it. */
const naan = (x: number, y: number, turn: number, seed: number): Svg => {
  const d =
    'M0 -330C120 -330 200 -190 206 -40C214 130 140 240 10 246C-130 250 -210 140 -204 -30C-198 -180 -110 -326 0 -330Z';
  return place(
    paper('medium', path(d, filled(radial(['#fff4d6', '#f3d29a', '#c98e4c'], 0.5, 0.5, 0.6, 0.4, 0.36)))) +
      clipped(
        d,
        strewn(34, 260, seed, (px, py, next) =>
          path(
            blob(random(seedOf(px)), 12 + next() * 34, 8, 0.45),
            filled(
              any(['#b5702e', '#8a4a1c', '#d9a05a'], next),
              `opacity="${0.3 + next() * 0.4}" transform="translate(${px * 0.8} ${py})"`,
            ),
          ),
        ) +
          strewn(20, 250, seed + 3, (px, py, next) =>
            ellipse(px * 0.8, py, 16 + next() * 24, 10 + next() * 12, filled('#fffbe8', 'opacity=".5"')),
          ) +
          strewn(26, 230, seed + 5, (px, py, next) => herb(px * 0.8, py, 0.8, next() * 360, '#4f7d2c')),
      ),
    x,
    y,
    { turn },
  );
};

export const recipes: readonly Recipe[] = [
  dishPicture('paneer', {
    ground: 'teal',
    vessel: 'copper',
    seed: 13,
    flowers: ['m0', 'r2', 'm2', 'r4'],
    food: (R) =>
      gravy(R, ['#f7913a', '#e0601a', '#a8340f'], '#ffc07a') +
      laid(13, R * 0.82, 3, (x, y, next) => paneer(x, y, 128, next() * 90, 0.25)) +
      swirl(R * 0.74, 20, 1.6, '#fff3dc', 0.85, 2) +
      laid(9, R * 0.7, 8, (x, y, next) => herb(x, y, 2.3, next() * 360)) +
      sprig(10, -10, 3.4, 30) +
      strewn(20, R * 0.85, 4, (x, y, next) =>
        place(path('M-12 0H12', stroked('#6b2a0a', 4)), x, y, { turn: next() * 180 }),
      ),
  }),
  dishPicture('aloo-bhindi', {
    ground: 'ivory',
    vessel: 'iron',
    seed: 14,
    flowers: ['m2', 'r0', 'm3', 'r4'],
    food: (R) =>
      circle(0, 0, R, filled(radial(['#d9983c', '#a9661f', '#6b3c12'], 0.5, 0.5, 0.55, 0.42, 0.38))) +
      strewn(60, R * 0.95, 3, (x, y, next) =>
        ellipse(x, y, 20 + next() * 20, 10, filled('#d99a3c', 'opacity=".3"')),
      ) +
      laid(12, R * 0.88, 6, (x, y, next, i) => potato(x, y, 1.2, next() * 360, i + 2)) +
      laid(8, R * 0.78, 2.2, (x, y, next) => okra(x, y, next() * 360, true)) +
      laid(15, R * 0.88, 9, (x, y, next) => okra(x, y, next() * 360, false)) +
      strewn(18, R * 0.8, 5, (x, y, next) =>
        place(
          path('M-34 0Q0 -16 34 2Q0 12 -34 0Z', filled(any(['#c9395a', '#a53a62', '#b3202b'], next))),
          x,
          y,
          { turn: next() * 180 },
        ),
      ) +
      laid(9, R * 0.8, 4, (x, y, next) => herb(x, y, 2, next() * 360)) +
      chilli(-60, 40, 1.2, -30),
  }),
  dishPicture('vegetable-saag', {
    ground: 'marigold',
    vessel: 'brass',
    seed: 15,
    flowers: ['r2', 'w0', 'r3', 'r4'],
    food: (R) =>
      gravy(R, ['#6f9a3a', '#47702a', '#27481a'], '#a9cf62') +
      strewn(90, R * 0.95, 6, (x, y, next) =>
        ellipse(
          x,
          y,
          12 + next() * 22,
          8 + next() * 8,
          filled(any(['#7da648', '#365f22', '#95bb5a'], next), 'opacity=".5"'),
        ),
      ) +
      laid(24, R * 0.88, 4, (x, y, next) => corn(x, y, next() * 360)) +
      laid(9, R * 0.8, 7, (x, y, next) => carrot(x, y, next() * 90)) +
      laid(14, R * 0.85, 2, (x, y) => ball(x, y, 17, PEA)) +
      laid(7, R * 0.62, 5, (x, y, next) => paneer(x, y, 92, next() * 90)) +
      paper(
        'small',
        rect(
          -66,
          -58,
          132,
          116,
          filled(linear(['#fff6c4', '#ffe27a', '#e6b93c'], 0, 0, 0.7, 1), 'rx="16" transform="rotate(14)"'),
        ),
      ) +
      path('M-44 -44L40 -30', stroked('#ffffff', 10, 'opacity=".7"')) +
      chilli(-150, 130, 1.1, -10, '#d0341f', '#8f1a14') +
      chilli(60, 190, 1, -30, '#d0341f', '#8f1a14'),
  }),
  dishPicture('rice', {
    ground: 'indigo',
    vessel: 'copper',
    seed: 16,
    flowers: ['m2', 'r4', 'm3', 'w0'],
    food: (R) =>
      circle(0, 0, R, filled('#d99a34')) +
      rice(R * 0.98, 1500, ['#fffaf0', '#fff3d4', '#fbe3a4', '#ffc94d', '#f2a42c', '#ee8a2c'], 6, 1.75) +
      circle(
        0,
        0,
        R,
        filled(
          radial(
            [
              ['#fff8dc', 0, 0.4],
              ['#5a2a08', 0.55, 0],
              ['#5a2a08', 1, 0.5],
            ],
            0.4,
            0.36,
            0.66,
          ),
        ),
      ) +
      laid(13, R * 0.8, 3, (x, y, next) => cashew(x, y, 1.9, next() * 360)) +
      laid(22, R * 0.85, 8, (x, y) => ball(x, y, 16, PEA)) +
      laid(11, R * 0.8, 5, (x, y) => ball(x, y, 15, RUBY)) +
      strewn(30, R * 0.8, 4, (x, y, next) =>
        place(
          path('M-26 0Q-4 -14 26 2', stroked('#7d3713', 8)) +
            path('M-22 -2Q-4 -14 20 -1', stroked('#c9833c', 3)),
          x,
          y,
          { turn: next() * 180 },
        ),
      ) +
      laid(4, R * 0.5, 2, (x, y, next) =>
        place(
          turned(8, () => path('M0 0L-7 -34L0 -42L7 -34Z', filled('#6b3a14'))) +
            circle(0, 0, 9, filled('#8f5420')),
          x,
          y,
          { turn: next() * 90 },
        ),
      ) +
      sprig(-20, 0, 4, 10) +
      laid(8, R * 0.75, 9, (x, y, next) => herb(x, y, 2.2, next() * 360)) +
      saffron(18, R * 0.8, 4, 1.6),
  }),
  dishPicture('dal', {
    ground: 'plum',
    vessel: 'brass',
    seed: 17,
    flowers: ['m2', 'm0', 'r4', 'm3'],
    food: (R) =>
      gravy(R, ['#ffd659', '#f0ae26', '#b87410'], '#fff0a8') +
      strewn(180, R * 0.92, 5, (x, y, next) =>
        ellipse(x, y, 13, 9, filled(any(['#ffe48a', '#f7c43c', '#dd9a1c'], next), 'opacity=".7"')),
      ) +
      laid(9, R * 0.7, 4, (x, y, next) =>
        ellipse(x, y, 40 + next() * 40, 26 + next() * 20, filled('#e0621a', 'opacity=".4"')),
      ) +
      [
        [-120, -120, 20],
        [90, -60, -28],
        [-90, 130, 150],
        [140, 150, 60],
      ]
        .map(([x = 0, y = 0, a = 0]) => chilli(x, y, 1.15, a, '#c9261c', '#7a100e'))
        .join('') +
      strewn(60, R * 0.8, 8, (x, y, next) =>
        ellipse(x, y, 9, 3.4, filled('#5a2a10', `transform="rotate(${next() * 180} ${x} ${y})"`)),
      ) +
      strewn(14, R * 0.75, 3, (x, y, next) =>
        place(rect(-15, -8, 30, 16, filled('#fff3d8', 'rx="7" stroke="#b5762c" stroke-width="3"')), x, y, {
          turn: next() * 180,
        }),
      ) +
      laid(9, R * 0.75, 6, (x, y, next) => herb(x, y, 2.6, next() * 360)) +
      sprig(0, 0, 3.4, 60),
  }),
  dishPicture('indian-bread', {
    zoom: 1.16,
    ground: 'sage',
    vessel: 'iron',
    seed: 18,
    flowers: ['r2', 'm0', 'r4', 'm2'],
    heaped: true,
    food: () =>
      roti(4, -130, -170) +
      roti(9, 150, -150) +
      naan(-150, 90, -24, 5) +
      naan(170, 120, 22, 12) +
      paper(
        'small',
        path(
          'M-74 -60H74L86 56H-62Z',
          filled(linear(['#fff6c4', '#ffe27a', '#e6b93c'], 0, 0, 0.7, 1), 'transform="translate(10 60)"'),
        ),
      ) +
      path('M-50 16L70 10', stroked('#ffffff', 10, 'opacity=".7"')) +
      onion(-20, 330, 52) +
      onion(40, 360, 40) +
      chilli(100, 370, 1, -16) +
      lemon(-120, 370, 1, 20) +
      sprig(10, 60, 2.2, 20),
  }),
  dishPicture('chicken', {
    ground: 'maroon',
    vessel: 'copper',
    seed: 19,
    flowers: ['m0', 'r4', 'm2', 'r5'],
    food: (R) =>
      gravy(R, ['#f2843a', '#cf4f1a', '#8f2a0e'], '#ffb868') +
      laid(9, R * 0.76, 5, (x, y, next, i) => chicken(x, y, 1.12, next() * 360, i + 3)) +
      place(drizzle(R * 1.25, 18, 5), 0, 0, { turn: -24 }) +
      strewn(14, R * 0.7, 4, (x, y, next) => sliver(x, y, 40, next() * 180, '#f6d78a')) +
      laid(9, R * 0.75, 8, (x, y, next) => herb(x, y, 2.6, next() * 360)) +
      sprig(-10, -6, 3.6, 20) +
      strewn(16, R * 0.85, 2, (x, y, next) =>
        place(path('M-12 0H12', stroked('#5a1c08', 5)), x, y, { turn: next() * 180 }),
      ),
  }),
  dishPicture('south-indian', {
    ground: 'blush',
    vessel: 'leaf',
    seed: 20,
    flowers: ['j0', 'm2', 'w0', 'm0'],
    heaped: true,
    food: () => {
      const dosa =
        paper(
          'medium',
          path(
            'M-420 -60C-300 -130 260 -160 420 -90C446 -40 440 40 410 80C250 130 -280 110 -416 60C-440 20 -440 -30 -420 -60Z',
            filled(linear(['#ffd98a', '#eca644', '#b8691c', '#7d4210'])),
          ),
        ) +
        times(16, (i) =>
          path(
            `M${-380 + i * 50} ${-70 + (i % 3) * 8}Q${-360 + i * 50} 0 ${-384 + i * 50} 70`,
            stroked('#8a4a14', 6, 'opacity=".3"'),
          ),
        ) +
        path('M-400 -30C-200 -96 220 -112 400 -58', stroked('#fff3cf', 14, 'opacity=".6"')) +
        path('M-410 30C-200 70 240 74 406 44', stroked('#6b3410', 7, 'opacity=".5"')) +
        ellipse(-418, 0, 22, 58, filled('#8a4a14')) +
        ellipse(-418, 0, 12, 42, filled('#f6cf7a'));
      const idli = (x: number, y: number) =>
        paper(
          'medium',
          circle(x, y, 118, filled(radial(['#ffffff', '#fbf6ea', '#e0d2b8'], 0.5, 0.5, 0.56, 0.38, 0.32))),
        ) + strewn(26, 96, x, (px, py) => circle(x + px, y + py, 3.4, filled('#d9cbb0', 'opacity=".8"')));
      const vada = (x: number, y: number, seed: number) =>
        paper(
          'medium',
          path(
            blob(random(seedOf(seed)), 100, 12, 0.07),
            filled(
              radial(['#f2b45c', '#c97a26', '#8a4a12'], 0.5, 0.5, 0.58, 0.36, 0.3),
              `transform="translate(${x} ${y})"`,
            ),
          ),
        ) +
        circle(x, y, 30, filled('#4f7a34')) +
        circle(
          x,
          y,
          30,
          filled(
            radial([
              ['#2a1206', 0.3, 0.2],
              ['#2a1206', 1, 0.6],
            ]),
          ),
        ) +
        strewn(20, 84, seed, (px, py) =>
          Math.hypot(px, py) > 40 ? circle(x + px, y + py, 5, filled('#7a3c0e', 'opacity=".5"')) : '',
        );
      return (
        place(dosa, 0, -190, { turn: -8, scale: 1.02 }) +
        idli(-290, 90) +
        idli(-120, 180) +
        vada(-270, 310, 5) +
        vada(-60, 380, 8) +
        served(
          'katori',
          110,
          60,
          120,
          (r) =>
            gravy(r, ['#e08a3a', '#b5571c', '#6f2c0e'], '#ffc07a') +
            laid(5, r * 0.6, 3, (x, y, next) => carrot(x, y, next() * 90)) +
            chilli(-40, 0, 0.6, 20, '#c9261c', '#7a100e') +
            herb(20, 20, 1.8, 40),
        ) +
        served(
          'katori',
          330,
          170,
          112,
          (r) =>
            gravy(r, ['#ffffff', '#f3eedb', '#cfc4a0'], '#ffffff') +
            strewn(12, r * 0.7, 4, (x, y) => circle(x, y, 4, filled('#3a1a10'))) +
            herb(0, 0, 2, 20) +
            chilli(-30, 20, 0.5, 0, '#c9261c', '#7a100e'),
        ) +
        served(
          'katori',
          140,
          310,
          112,
          (r) =>
            gravy(r, ['#e8604a', '#b3301f', '#6f160e'], '#ff9a7a') +
            strewn(12, r * 0.7, 4, (x, y) => circle(x, y, 4, filled('#3a1a10'))) +
            herb(0, 0, 1.8, 90),
        )
      );
    },
  }),
];
