import { petalShape } from '#scripts/art/objects/curves.ts';
import { type Film, loop, still } from '#scripts/art/objects/film.ts';
import { bloom, bouquet, foliage, garland, toranStrings } from '#scripts/art/objects/flora.ts';
import { sheen } from '#scripts/art/objects/metal.ts';
import { arch, mandala, rosette } from '#scripts/art/objects/ornament.ts';
import { P } from '#scripts/art/objects/palette.ts';
import { paper } from '#scripts/art/objects/paper.ts';
import { finished, layer } from '#scripts/art/objects/picture.ts';
import { pick, times } from '#scripts/art/objects/random.ts';
import { SPRITES } from '#scripts/art/objects/sprites.ts';
import {
  at,
  blur,
  circle,
  clipped,
  ellipse,
  line,
  linear,
  path,
  radial,
  rect,
  type Svg,
} from '#scripts/art/objects/svg.ts';
import type { AnyRecipe } from '#scripts/art/recipe.ts';

const [W, H] = [720, 1280];

const backdrop = (): Svg =>
  rect(0, 0, W, H, linear(['#4a0a22', '#6b1027', '#7d1a2e', '#4a0a1e'])) +
  paper(
    'large',
    path(
      `M-40 -40H${W + 40}V${H + 40}H-40Z ${arch(360, 1300, 330, 318, 262, 11)}`,
      linear(['#7d1430', '#5b0d22']),
      'fill-rule="evenodd"',
    ),
  ) +
  line(arch(360, 1300, 330, 306, 248, 11), P.gold, 3) +
  line(arch(360, 1300, 330, 297, 240, 11), P.goldLight, 1.2) +
  [-1, 1].map((m) => at(360 + m * 310, 60, rosette(26)) + at(360 + m * 310, 150, rosette(16))).join('') +
  toranStrings(W, 3, 17, 70) +
  [1, 2]
    .map((i) =>
      paper(
        'small',
        [-26, 0, 26].map((a) => foliage(-20 + i * 253, 8, 180 + a, 0.9)).join('') +
          bloom('r2', -20 + i * 253, 8, 25),
      ),
    )
    .join('') +
  [86, 634]
    .map((x) =>
      paper(
        'small',
        line(`M${x} 300V340`, P.goldLight, 2) +
          garland(
            [
              [x, 340],
              [x, 640],
            ],
            15,
            { seed: x, pattern: ['m0', 'm2', 'j0', 'm1'] },
          ) +
          path(`M${x - 8} 650H${x + 8}L${x + 12} 684H${x - 12}Z`, P.red) +
          circle(x, 650, 8, P.goldLight),
      ),
    )
    .join('');

/** Lamp, plate and flowers at the foot; the flame is left to the painter. */
function lamp(): Svg {
  const y = 1010;
  const bowl = `M150 ${y - 58}C150 ${y + 30} 240 ${y + 98} 350 ${y + 98}C470 ${y + 98} 566 ${y + 20} 600 ${y - 84}C560 ${y - 50} 480 ${y - 34} 372 ${y - 34}C280 ${y - 34} 200 ${y - 40} 150 ${y - 58}Z`;
  const painted =
    times(13, (i) =>
      at(
        180 + i * 33,
        y + 6 - ((i - 6) / 6) ** 2 * 10,
        path(
          'M0 34C-22 22 -18 -8 0 -24C18 -8 22 22 0 34Z',
          'none',
          `stroke="${P.goldLight}" stroke-width="2.6"`,
        ) + path(petalShape(24, 9), i % 2 ? P.marigold : P.goldLight, 'transform="translate(0 22)"'),
      ),
    ) +
    line(`M150 ${y - 34}C240 ${y - 8} 480 ${y - 8} 600 ${y - 58}`, P.goldLight, 4) +
    line(`M190 ${y + 44}C280 ${y + 70} 430 ${y + 70} 530 ${y + 30}`, P.goldLight, 3) +
    ellipse(260, y, 60, 60, '#ffcf8a', `opacity=".18" ${blur(16)}`);
  const row = times(15, (i) => {
    const a = Math.PI * (1 + i / 14);
    return bloom(
      pick(['m0', 'm2', 'm1', 'm3'], i),
      360 + Math.cos(a) * 258,
      y + 96 + Math.sin(a) * 38,
      28,
      i * 47,
    );
  });
  const front = (
    [
      [96, 112, 44, 'm0'],
      [160, 138, 38, 'r2'],
      [232, 150, 36, 'm2'],
      [306, 156, 34, 'r4'],
      [630, 112, 44, 'm1'],
      [566, 138, 38, 'r0'],
      [494, 150, 36, 'm3'],
      [420, 156, 34, 'r5'],
      [362, 158, 30, 'm0'],
    ] as const
  )
    .map(([x, dy, r, kind]) => bloom(kind, x, y + dy, r, x))
    .join('');
  return (
    paper('large', ellipse(360, y + 100, 330, 64, sheen('brass'))) +
    ellipse(360, y + 96, 306, 54, linear(['#8a5a1b', '#c9973b', '#f3d791'])) +
    ellipse(360, y + 98, 280, 46, radial(['#f7dfa0', '#cf9f48', '#a8701f'])) +
    paper('small', row) +
    paper(
      'medium',
      path(
        bowl,
        linear(
          [
            ['#d9683a', 0],
            ['#b3432a', 0.3],
            ['#6b1d1f', 0.7],
            ['#3f0d18', 1],
          ],
          0,
          0,
          0.5,
          1,
        ),
      ),
    ) +
    clipped(bowl, painted) +
    path(
      `M150 ${y - 58}C200 ${y - 92} 300 ${y - 98} 400 ${y - 96}C480 ${y - 94} 560 ${y - 88} 600 ${y - 84}C560 ${y - 50} 480 ${y - 34} 372 ${y - 34}C280 ${y - 34} 200 ${y - 40} 150 ${y - 58}Z`,
      linear(['#8a3a1c', '#5a1d14']),
    ) +
    path(
      `M176 ${y - 58}C220 ${y - 82} 310 ${y - 86} 400 ${y - 84}C470 ${y - 82} 540 ${y - 80} 572 ${y - 76}C540 ${y - 54} 460 ${y - 44} 372 ${y - 44}C290 ${y - 44} 220 ${y - 48} 176 ${y - 58}Z`,
      linear(['#e8a13a', '#b3651a', '#6b2e10'], 1, 0, 0, 0),
    ) +
    ellipse(
      500,
      y - 66,
      76,
      13,
      radial([
        ['#fff0b8', 0, 0.9],
        ['#ffc766', 0.6, 0.4],
        ['#ffc766', 1, 0],
      ]),
    ) +
    line(`M420 ${y - 60}C470 ${y - 66} 530 ${y - 74} 556 ${y - 88}`, '#f6ead0', 9) +
    line(`M548 ${y - 84}L560 ${y - 98}`, '#2a0a10', 7) +
    paper('medium', front) +
    paper('medium', bouquet(40, 1262, 120, { seed: 4 }) + bouquet(690, 1262, 120, { seed: 9 }))
  );
}

const film: Film = {
  width: W,
  height: H,
  seconds: 8,
  quality: 31,
  layers: {
    back: { svg: () => finished(W, H, backdrop(), { wash: 0.14, grain: 0.03 }), width: W, height: H },
    mandala: {
      svg: () =>
        layer(
          720,
          720,
          at(
            360,
            360,
            mandala(345, { colour: '#f0cd84', width: 2.2, petals: 16, core: 16, fill: '#8a1c36' }),
          ),
        ),
      width: 720,
      height: 720,
    },
    front: { svg: () => layer(W, H, lamp()), width: W, height: H },
    ...SPRITES,
  },
  paint: (t, ctx, images) => {
    const { back, mandala: wheel, front } = images;
    if (!back || !wheel || !front) return;
    const names = ['petal0', 'petal1', 'petal2', 'petal0', 'petal1', 'petal2', 'petal3'];
    const size = { width: 720, height: 1280, names };
    ctx.drawImage(back, 0, 0, 720, 1280);
    window.film.halo(ctx, 360, 560, 470, '255,150,60', 0.34);
    ctx.save();
    ctx.translate(360, 560);
    ctx.rotate((t * Math.PI * 2) / 16);
    ctx.globalAlpha = 0.7;
    ctx.drawImage(wheel, -292, -292, 584, 584);
    ctx.restore();
    window.film.fall(ctx, t, images, { ...size, count: 21, depth: 0, seed: 77, scale: 0.34 });
    ctx.drawImage(front, 0, 0, 720, 1280);
    window.film.flame(ctx, t, 560, 914, 150, 0);
    window.film.fall(ctx, t, images, { ...size, count: 13, depth: 1, seed: 78, scale: 0.5 });
    window.film.fall(ctx, t, images, { ...size, count: 4, depth: 2, seed: 79, scale: 0.95 });
  },
};

export const recipes: readonly AnyRecipe[] = [
  loop('loops/petals-diya', film),
  // The first picture of the page guests open at the wedding: every kB counts there, and soft dark grounds hide it.
  { ...still('guests/diya', 'poster', film, 1.5), finer: -17 },
];
