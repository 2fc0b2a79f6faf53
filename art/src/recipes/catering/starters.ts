import { blob, disc } from '#art/drawing/curves.ts';
import { blur, clipped, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { any, random, seedOf } from '#art/drawing/random.ts';
import { circle, ellipse, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { bloom } from '#art/flora/paper-flowers.ts';
import { dishPicture } from '#art/objects/dish-picture.ts';
import {
  ball,
  chilli,
  crisp,
  drumstick,
  gravy,
  herb,
  laid,
  lemon,
  onion,
  skewer,
  slice,
  sliver,
  sprig,
  strewn,
  swirl,
} from '#art/objects/food.ts';
import { paper } from '#art/objects/paper.ts';
import { served } from '#art/objects/vessels.ts';
import type { Recipe } from '#art/recipe.ts';

/** A tumbler from above: glass rim, drink, ice, what floats on it, and a straw. */
const glass = (
  x: number,
  y: number,
  radius: number,
  drink: readonly [string, string, string],
  ice: boolean,
  garnish: Svg,
  straw: string,
): Svg =>
  place(
    paper('medium', circle(0, 0, radius, filled(linear(['#ffffff', '#dfeae4', '#8fa7a2'], 0, 0, 0.8, 1)))) +
      circle(0, 0, radius * 0.93, filled(linear(['#9db5af', '#f4fbf7'], 0, 0, 0.8, 1))) +
      circle(0, 0, radius * 0.86, filled(radial([...drink], 0.5, 0.5, 0.55, 0.4, 0.36))) +
      clipped(
        disc(0, 0, radius * 0.86),
        (ice
          ? laid(5, radius * 0.6, drink[0].length + radius, (px, py, next) =>
              place(
                rect(-30, -28, 62, 58, filled(drink[2], 'rx="12" opacity=".35"')) +
                  rect(-31, -31, 60, 56, filled('#ffffff', 'rx="12" opacity=".34"')) +
                  rect(-24, -24, 34, 22, filled('#ffffff', 'rx="8" opacity=".45"')),
                px,
                py,
                { turn: next() * 90 },
              ),
            )
          : '') +
          strewn(26, radius * 0.8, 5, (px, py, next) =>
            circle(px, py, 2 + next() * 4, filled('#ffffff', 'opacity=".45"')),
          ) +
          garnish +
          circle(
            0,
            0,
            radius * 0.86,
            filled(
              radial(
                [
                  ['#2a0410', 0.75, 0],
                  ['#2a0410', 1, 0.4],
                ],
                0.57,
                0.6,
                0.55,
              ),
            ),
          ),
      ) +
      paper(
        'small',
        path(`M${-radius * 0.2} ${radius * 0.1}L${radius * 0.9} ${-radius * 1.05}`, stroked(straw, 17)) +
          path(
            `M${-radius * 0.2} ${radius * 0.1}L${radius * 0.9} ${-radius * 1.05}`,
            stroked('#ffffff', 15, 'stroke-dasharray="16 26" opacity=".75"'),
          ),
      ) +
      path(
        `M${-radius * 0.82} ${-radius * 0.42}A${radius * 0.93} ${radius * 0.93} 0 0 1 ${-radius * 0.1} ${-radius * 0.92}`,
        stroked('#ffffff', 8, 'opacity=".9"'),
      ),
    x,
    y,
  );

const crouton = (x: number, y: number, turn: number): Svg =>
  place(
    rect(-24, -20, 54, 50, filled('#5a1408', 'rx="9" opacity=".35"')) +
      rect(-27, -25, 52, 48, filled(linear(['#ffe6b0', '#e8b060', '#b5762c']), 'rx="9"')) +
      strewn(6, 18, x, (px, py) => circle(px, py, 3.4, filled('#a5601e', 'opacity=".5"'))),
    x,
    y,
    { turn },
  );
/** One skewer of paneer, peppers and onion, seared. */
const tikkaSkewer = (x: number, y: number, turn: number): Svg =>
  place(
    skewer(720) +
      times(6, (i) => {
        const px = -275 + i * 110;
        return place(
          i % 2
            ? path(
                'M-34 -44Q0 -60 36 -42Q50 0 34 44Q0 58 -36 42Q-48 0 -34 -44Z',
                filled(
                  linear(
                    pick(
                      [
                        ['#e8503a', '#a51f1f'],
                        ['#8fb84a', '#4f7a26'],
                        ['#f4c33c', '#c9861a'],
                      ],
                      (i - 1) / 2,
                    ),
                    0,
                    0,
                    0.6,
                    1,
                  ),
                ),
              ) + path('M-22 -34Q4 -44 26 -32', stroked('#fff', 7, 'opacity=".4"'))
            : rect(-54, -44, 112, 104, filled('#3a0a04', 'rx="16" opacity=".35"')) +
                rect(
                  -56,
                  -52,
                  110,
                  102,
                  filled(linear(['#ffcf7a', '#f0913a', '#c9591c'], 0, 0, 0.6, 1), 'rx="16"'),
                ) +
                [-30, 2, 34]
                  .map((o) => path(`M${o - 14} -40L${o + 8} 38`, stroked('#6b220a', 8, 'opacity=".55"')))
                  .join('') +
                rect(-48, -48, 90, 14, filled('#fff0cc', 'rx="7" opacity=".5"')),
          px,
          0,
          { turn: i * 7 - 14 },
        );
      }),
    x,
    y,
    { turn },
  );
const dhokla = (x: number, y: number, turn: number): Svg =>
  place(
    paper(
      'small',
      rect(-66, -66, 132, 132, filled(linear(['#ffe680', '#f4c634', '#cf9414'], 0, 0, 0.7, 1), 'rx="14"')),
    ) +
      strewn(30, 60, x + y, (px, py, next) =>
        circle(px, py, 2 + next() * 4, filled('#b5800e', 'opacity=".4"')),
      ) +
      strewn(9, 50, x * 2 + y, (px, py) => circle(px, py, 4.6, filled('#3a1a10'))) +
      herb(-14, 6, 1.5, 40, '#4f7d2c') +
      herb(24, -18, 1.3, -50) +
      path('M-54 -52H50', stroked('#fff6c4', 7, 'opacity=".6"')),
    x,
    y,
    { turn },
  );
const khandvi = (x: number, y: number, turn: number): Svg =>
  place(
    paper('small', rect(-92, -40, 184, 80, filled(linear(['#ffeeb0', '#f0cb52', '#b5861c']), 'rx="38"'))) +
      place(
        ellipse(0, 0, 24, 39, filled('#e8bd46')) +
          ellipse(0, 0, 16, 29, filled('none', 'stroke="#a57a18" stroke-width="4"')) +
          ellipse(0, 0, 8, 16, filled('none', 'stroke="#a57a18" stroke-width="4"')),
        -88,
        0,
      ) +
      strewn(16, 50, x, (px, py) =>
        place(rect(-3, -9, 6, 18, filled('#ffffff', 'rx="3"')), px * 1.4, py * 0.5, { turn: px }),
      ) +
      strewn(6, 40, y, (px, py) => circle(px * 1.5, py * 0.5, 4, filled('#3a1a10'))),
    x,
    y,
    { turn },
  );
/** A spiced skewer of mince, ridged by fingers. */
const kebab = (x: number, y: number, turn: number): Svg =>
  place(
    skewer(640) +
      paper('small', rect(-220, -46, 440, 92, filled(linear(['#c4703a', '#8f3f1c', '#561e0e']), 'rx="44"'))) +
      times(
        9,
        (i) =>
          path(
            `M${-184 + i * 46} -34Q${-170 + i * 46} 0 ${-188 + i * 46} 34`,
            stroked('#3a1206', 10, 'opacity=".35"'),
          ) +
          path(
            `M${-198 + i * 46} -30Q${-186 + i * 46} -16 ${-190 + i * 46} 0`,
            stroked('#f0a566', 6, 'opacity=".5"'),
          ),
      ) +
      strewn(30, 200, x, (px, py) => circle(px, py * 0.18, 4, filled('#5f8a35'))),
    x,
    y,
    { turn },
  );
const chutney = (radius: number): Svg =>
  gravy(radius, ['#8fb84a', '#5f8a35', '#3c5f26'], '#c9e07c') + swirl(radius * 0.6, 8, 1.4, '#f4f6d8', 0.8);

export const recipes: readonly Recipe[] = [
  dishPicture('mocktails', {
    ground: 'teal',
    vessel: 'brass',
    seed: 3,
    flowers: ['r4', 'm2', 'r6', 'w0'],
    heaped: true,
    food: (R) =>
      circle(0, 0, R, filled(radial(['#f7dfa0', '#e3b961', '#b98435'], 0.5, 0.5, 0.6, 0.38, 0.34))) +
      place(
        turned(16, () =>
          path(
            'M0 -60C-20 -120 -20 -170 0 -220C20 -170 20 -120 0 -60Z',
            filled('none', 'stroke="#9a6a22" stroke-width="3" opacity=".45"'),
          ),
        ),
        0,
        0,
      ) +
      glass(
        -205,
        -150,
        205,
        ['#ffb3b8', '#e0526c', '#a51f40'],
        true,
        [0, 1, 2]
          .map((i) =>
            place(
              path('M0 0C-9 -6 -10 -20 -2 -26Q1 -23 4 -26C11 -18 9 -5 0 0Z', filled('#ffd9dc')),
              -40 + i * 50,
              40 - i * 46,
              { turn: i * 70, scale: 1.8 },
            ),
          )
          .join(''),
        '#b3202b',
      ) +
      glass(
        215,
        -130,
        190,
        ['#e9f4a8', '#a9cf62', '#5f9a3a'],
        true,
        lemon(-20, 20, 1.2, 20) + sprig(50, -30, 2.3, 20),
        '#11696b',
      ) +
      glass(
        0,
        230,
        205,
        ['#ffe08a', '#f4a93c', '#d9711c'],
        false,
        swirl(90, 16, 1.3, '#fff3cf', 0.8) +
          sprig(10, 0, 2.2, 60) +
          strewn(10, 120, 8, (x, y, next) => sliver(x, y, 22, next() * 180, '#7f9a3f')),
        '#dd6a12',
      ) +
      bloom('r6', -300, 210, 54, 20) +
      bloom('m2', 300, 190, 50),
  }),
  dishPicture('soups', {
    ground: 'sage',
    vessel: 'maroon',
    seed: 4,
    food: (R) =>
      served(
        'katori',
        0,
        0,
        R * 0.97,
        (r) =>
          gravy(r, ['#f58a4a', '#dd5220', '#a52c12'], '#ffb37a') +
          swirl(r * 0.62, 26, 1.9, '#fff3dc') +
          laid(8, r * 0.72, 5, (x, y, next) => crouton(x, y, next() * 90)) +
          laid(7, r * 0.55, 9, (x, y, next) => herb(x, y, 2.4, next() * 360)) +
          strewn(26, r * 0.8, 6, (x, y) => circle(x, y, 4, filled('#3a1206', 'opacity=".75"'))) +
          sprig(0, 0, 3.2, 10),
      ),
    heaped: true,
  }),
  dishPicture('salads', {
    zoom: 1.06,
    ground: 'blush',
    vessel: 'teal',
    seed: 5,
    flowers: ['r6', 'w0', 'r4', 'j0'],
    heaped: true,
    food: (R) =>
      paper(
        'small',
        turned(14, (i) =>
          place(
            path(
              blob(random(seedOf(i + 2)), 120, 9, 0.35),
              filled(pick(['#a9cf62', '#86b24a', '#c2dc86'], i)),
            ) + path('M0 100Q6 20 0 -80', stroked('#e6f2c0', 7, 'opacity=".7"')),
            0,
            -R * 0.68,
            { turn: i * 30 },
          ),
        ),
      ) +
      turned(12, () => slice(0, -R * 0.72, 92, '#3f7a3a', '#dcedb4', '#a9c97a')) +
      turned(10, () => slice(0, -R * 0.42, 84, '#b3202b', '#ee6a52', '#f6c07a', 6), 1 / 3) +
      turned(7, () => slice(0, -R * 0.16, 62, '#8f1f5a', '#c4457e', '#8f1f5a', 8), 0.39) +
      turned(6, (i) => place(onion(0, 0, 48 + (i % 2) * 8), 0, -R * 0.3), 0.5) +
      strewn(20, R * 0.6, 7, (x, y, next) =>
        place(path('M-26 0Q0 -12 26 2Q0 10 -26 0Z', filled('#f48a2c')), x, y, { turn: next() * 180 }),
      ) +
      lemon(-10, 20, 1.15, 30) +
      sprig(60, -30, 3, 40) +
      laid(16, R * 0.75, 3, (x, y) => ball(x, y, 11, ['#f0626a', '#b3202f', '#7a1022'])),
  }),
  dishPicture('starters-veg', {
    zoom: 1.2,
    ground: 'slate',
    vessel: 'sun',
    seed: 6,
    flowers: ['m0', 'r2', 'm2', 'r4'],
    heaped: true,
    food: (R) =>
      paper(
        'small',
        laid(9, R * 0.85, 4, (x, y, next) =>
          path(
            blob(random(seedOf(x)), 120, 9, 0.3),
            filled(any(['#9fc45c', '#7fa848', '#b9d67c'], next), `transform="translate(${x} ${y})"`),
          ),
        ),
      ) +
      tikkaSkewer(-20, -190, -8) +
      tikkaSkewer(10, 0, -4) +
      tikkaSkewer(-10, 190, -10) +
      served('katori', 300, 300, 130, chutney) +
      lemon(-320, 300, 1.2, 40, '#f2c31f', '#fff3b0') +
      lemon(-250, 350, 1, -30) +
      onion(330, -300, 58) +
      onion(270, -340, 44) +
      laid(12, R * 0.8, 8, (x, y, next) => herb(x, y, 2, next() * 360)),
  }),
  dishPicture('farsan', {
    zoom: 1.22,
    ground: 'maroon',
    vessel: 'jaipur',
    seed: 7,
    flowers: ['m2', 'r4', 'm3', 'w0'],
    heaped: true,
    food: (R) =>
      [
        [-250, -190, 10],
        [-100, -240, -8],
        [-220, -30, 4],
        [-70, -90, 16],
        [60, -210, 8],
        [-330, -90, -12],
        [60, -60, -6],
      ]
        .map(([x = 0, y = 0, a = 0]) => dhokla(x, y, a))
        .join('') +
      [
        [-200, 190, 12],
        [-20, 250, -6],
        [-160, 300, 6],
        [-10, 140, 20],
        [-260, 110, -8],
      ]
        .map(([x = 0, y = 0, a = 0]) => khandvi(x, y, a))
        .join('') +
      place(
        paper(
          'small',
          strewn(210, 150, 6, (x, y, next) =>
            place(
              path('M-30 0Q-6 -14 30 4', stroked(any(['#f0b03c', '#d98a1c', '#ffd06a'], next), 7)),
              x,
              y,
              { turn: next() * 180 },
            ),
          ),
        ),
        240,
        40,
      ) +
      served('katori', 270, -250, 118, (r) => gravy(r, ['#b5532a', '#7d2c14', '#4a160c'], '#e0915a')) +
      chilli(130, 320, 1.1, -30) +
      chilli(180, 350, 0.9, -12) +
      laid(14, R * 0.85, 2, (x, y, next) => herb(x, y, 1.7, next() * 360)),
  }),
  dishPicture('soups-non-veg', {
    ground: 'indigo',
    vessel: 'sun',
    seed: 8,
    flowers: ['m2', 'w0', 'm3', 'r4'],
    heaped: true,
    food: (R) =>
      served(
        'clay',
        0,
        0,
        R * 0.98,
        (r) =>
          gravy(r, ['#f0c46a', '#cf8f34', '#8f5518'], '#ffe6a8', 8) +
          laid(9, r * 0.68, 4, (x, y, next) =>
            place(
              paper(
                'trim',
                path(blob(random(seedOf(x)), 62, 8, 0.35), filled(linear(['#fff3dc', '#eccf9c', '#c4955a']))),
              ) + path('M-34 -12Q0 4 34 -10M-30 14Q2 24 30 12', stroked('#b58a52', 4, 'opacity=".6"')),
              x,
              y,
              { turn: next() * 360 },
            ),
          ) +
          strewn(
            22,
            r * 0.85,
            9,
            (x, y) => circle(x, y, 15, stroked('#5f9a3a', 7)) + circle(x, y, 14, stroked('#c9e6a0', 2)),
          ) +
          laid(6, r * 0.8, 7, (x, y, next) =>
            place(path('M-40 0Q0 -20 40 0Q0 12 -40 0Z', filled('#ee7c2c')), x, y, { turn: next() * 180 }),
          ) +
          strewn(40, r * 0.85, 2, (x, y) => circle(x, y, 3.4, filled('#2a1206', 'opacity=".75"'))) +
          sprig(-10, 10, 3.4, 20) +
          lemon(120, -120, 1.1, 20),
      ),
  }),
  dishPicture('starters-non-veg', {
    zoom: 1.14,
    ground: 'leaf',
    vessel: 'slate',
    seed: 9,
    flowers: ['r2', 'm0', 'r3', 'm4'],
    heaped: true,
    food: () =>
      [
        [-290, 240],
        [300, 270],
        [-60, -360],
        [320, -240],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            onion(x, y, 56) + onion(x + 50, y + 30, 42) + herb(x - 30, y - 20, 2, i * 80),
        )
        .join('') +
      kebab(-150, 240, -24) +
      kebab(70, 320, -24) +
      drumstick(-170, -180, 1.32, -22, ['#f39a4a', '#cf4a1c', '#80200e'], 4) +
      drumstick(120, -60, 1.36, -16, ['#f08a3c', '#bf421a', '#761c0c'], 5) +
      drumstick(-60, 40, 1.3, -28, ['#f6a04e', '#d4551e', '#86260f'], 6) +
      lemon(-330, 60, 1.2, 20, '#f2c31f', '#fff3b0') +
      lemon(320, 80, 1.1, 40) +
      served('katori', 250, -340, 110, chutney) +
      chilli(-200, 380, 1, -8) +
      strewn(60, 380, 4, (x, y, next) => circle(x, y, 2.4 + next() * 2, filled('#f6c07a', 'opacity=".6"'))),
  }),
  dishPicture('chaat', {
    ground: 'rose',
    vessel: 'leaf',
    seed: 10,
    flowers: ['m2', 'w0', 'm0', 'j0'],
    heaped: true,
    food: (R) =>
      turned(9, (i) =>
        place(
          crisp(0, 0, 118, i + 2) +
            path(blob(random(seedOf(i)), 56, 8, 0.25), filled('#3a1a0a')) +
            circle(0, 0, 48, filled(radial(['#c9a04a', '#8a5a24', '#5a3210']))) +
            laid(6, 34, i, (x, y) => ball(x, y, 10, ['#f3cf8a', '#d39a4c', '#8f5420'])) +
            herb(0, 4, 1.7, i * 40) +
            strewn(6, 40, i + 3, (x, y) => circle(x, y, 6, filled('#b3202b'))),
          0,
          -R * 0.68,
          { turn: i * 20 },
        ),
      ) +
      served(
        'brass',
        0,
        0,
        215,
        (r) =>
          gravy(r, ['#a9b84a', '#748a2c', '#48601c'], '#d6e08a') +
          strewn(22, r * 0.8, 4, (x, y) => circle(x, y, 8, filled('#f4c33c'))) +
          sprig(-20, 0, 3, 20) +
          sprig(50, 40, 2.2, 160) +
          lemon(40, -50, 0.9, 20),
      ),
  }),
  dishPicture('chaat-counter', {
    zoom: 1.22,
    ground: 'ivory',
    vessel: 'rose',
    seed: 11,
    flowers: ['r0', 'r4', 'r2', 'w0'],
    heaped: true,
    food: (R) =>
      laid(8, R * 0.7, 2, (x, y, _next, i) => crisp(x, y, 128, i + 12)) +
      paper(
        'small',
        path(blob(random(seedOf(6)), R * 0.62, 9, 0.2), filled(radial(['#ffffff', '#fbf3e2', '#e6d8bc']))),
      ) +
      swirl(R * 0.5, 34, 2.2, '#ffffff', 0.9) +
      path(
        'M-220 -60C-120 -190 40 -40 120 -150S260 20 140 110S-160 40 -180 180',
        stroked('#6b1f10', 24, 'opacity=".92"'),
      ) +
      path(
        'M-220 -60C-120 -190 40 -40 120 -150S260 20 140 110S-160 40 -180 180',
        stroked('#b5532a', 7, 'opacity=".7" transform="translate(-3 -5)"'),
      ) +
      path('M-190 70C-90 -40 30 90 110 0S190 -60 230 30', stroked('#5f8a35', 18, 'opacity=".92"')) +
      strewn(150, R * 0.52, 5, (x, y, next) =>
        place(path('M-18 0Q-3 -10 18 3', stroked(any(['#f0b03c', '#ffd06a', '#d98a1c'], next), 5)), x, y, {
          turn: next() * 180,
        }),
      ) +
      laid(26, R * 0.62, 8, (x, y) => ball(x, y, 11, ['#f0626a', '#b3202f', '#7a1022'])) +
      laid(14, R * 0.6, 3, (x, y, next) => herb(x, y, 2, next() * 360)) +
      laid(10, R * 0.55, 4, (x, y) => ball(x, y, 15, ['#f3cf8a', '#d39a4c', '#8f5420'])),
  }),
  dishPicture('fish', {
    zoom: 1.16,
    ground: 'marigold',
    vessel: 'leaf',
    seed: 12,
    flowers: ['r2', 'r4', 'r3', 'w0'],
    heaped: true,
    food: () => {
      const fish =
        'M-400 10C-340 -110 -200 -176 -20 -166C120 -158 230 -100 300 -34C350 -70 400 -110 450 -130C436 -70 430 -30 432 6C434 50 446 90 466 146C410 128 352 90 304 52C230 116 110 172 -30 176C-210 180 -350 120 -400 10Z';
      const body =
        paper(
          'medium',
          path('M-120 -158C-60 -230 60 -226 120 -150Z', filled('#9c4a1a')) +
            path('M-60 172C-20 226 60 224 100 160Z', filled('#8a3f16')) +
            path(fish, filled(linear(['#f6b04e', '#dd7a24', '#9c4414', '#6b2a0e']))),
        ) +
        clipped(
          fish,
          times(
            5,
            (i) =>
              path(
                `M${-170 + i * 92} -120Q${-130 + i * 92} 0 ${-176 + i * 92} 120`,
                stroked('#5a1f0a', 20, 'opacity=".75"'),
              ) +
              path(
                `M${-162 + i * 92} -116Q${-122 + i * 92} 0 ${-168 + i * 92} 116`,
                stroked('#ffd79a', 6, 'opacity=".6"'),
              ),
          ) +
            strewn(90, 380, 5, (x, y, next) =>
              circle(
                x,
                y * 0.45,
                2 + next() * 4,
                filled(any(['#b3202b', '#fff0c4', '#5a1f0a'], next), 'opacity=".6"'),
              ),
            ) +
            path('M-360 -40C-240 -140 20 -150 240 -60', stroked('#fff0c4', 16, `opacity=".4" ${blur(4)}`)),
        ) +
        path('M-270 -110C-236 -40 -236 60 -272 126', stroked('#6b2a0e', 9, 'opacity=".8"')) +
        circle(-318, -24, 22, filled('#fbe9c8')) +
        circle(-320, -24, 12, filled('#2a0a08')) +
        path('M320 -20L420 -90M322 8L420 0M320 36L424 100', stroked('#6b2a0e', 5, 'opacity=".6"'));
      return (
        laid(9, 420, 5, (x, y) => onion(x, y, 54)) +
        lemon(-300, -270, 1.2, 10) +
        lemon(-190, -330, 1, 40) +
        lemon(210, 330, 1.25, 20) +
        lemon(330, 270, 1, 50) +
        place(body, -10, 0, { turn: -14, scale: 1.06 }) +
        [
          [-150, 20],
          [0, -30],
          [140, 10],
        ]
          .map(([x = 0, y = 0], i) => sprig(x, y, 2.3, i * 50))
          .join('') +
        chilli(-240, 300, 1.2, 10, '#d0341f', '#8f1a14') +
        chilli(-160, 350, 1, -4) +
        laid(12, 430, 9, (x, y, next) => herb(x, y, 1.9, next() * 360))
      );
    },
  }),
];
