import { blur, clipped, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, ellipse, filled, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { bloom, bouquet, foliage, garland, toranStrings } from '#art/flora/paper-flowers.ts';
import { petalShape } from '#art/flora/petal.ts';
import { type Film, loop, still } from '#art/objects/film.ts';
import { sheen } from '#art/objects/metal.ts';
import { arch, lineMandala, rosette } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { finished, layer } from '#art/objects/picture.ts';
import { SPRITES } from '#art/objects/sprites.ts';
import type { AnyRecipe } from '#art/recipe.ts';

const [W, H] = [720, 1280];

const backdrop = (): Svg =>
  rect(0, 0, W, H, filled(linear(['#4a0a22', '#6b1027', '#7d1a2e', '#4a0a1e']))) +
  paper(
    'large',
    path(
      `M-40 -40H${W + 40}V${H + 40}H-40Z ${arch(360, 1300, 330, 318, 262, 11)}`,
      filled(linear(['#7d1430', '#5b0d22']), 'fill-rule="evenodd"'),
    ),
  ) +
  path(arch(360, 1300, 330, 306, 248, 11), stroked(P.gold, 3)) +
  path(arch(360, 1300, 330, 297, 240, 11), stroked(P.goldLight, 1.2)) +
  [-1, 1]
    .map((m) => place(rosette(26), 360 + m * 310, 60) + place(rosette(16), 360 + m * 310, 150))
    .join('') +
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
        path(`M${x} 300V340`, stroked(P.goldLight, 2)) +
          garland(
            [
              [x, 340],
              [x, 640],
            ],
            15,
            { seed: x, pattern: ['m0', 'm2', 'j0', 'm1'] },
          ) +
          path(`M${x - 8} 650H${x + 8}L${x + 12} 684H${x - 12}Z`, filled(P.red)) +
          circle(x, 650, 8, filled(P.goldLight)),
      ),
    )
    .join('');

/** Lamp, plate and flowers at the foot; the flame is left to the painter. */
function lamp(): Svg {
  const y = 1010;
  const bowl = `M150 ${y - 58}C150 ${y + 30} 240 ${y + 98} 350 ${y + 98}C470 ${y + 98} 566 ${y + 20} 600 ${y - 84}C560 ${y - 50} 480 ${y - 34} 372 ${y - 34}C280 ${y - 34} 200 ${y - 40} 150 ${y - 58}Z`;
  const painted =
    times(13, (i) =>
      place(
        path(
          'M0 34C-22 22 -18 -8 0 -24C18 -8 22 22 0 34Z',
          filled('none', `stroke="${P.goldLight}" stroke-width="2.6"`),
        ) + path(petalShape(24, 9), filled(i % 2 ? P.marigold : P.goldLight, 'transform="translate(0 22)"')),
        180 + i * 33,
        y + 6 - ((i - 6) / 6) ** 2 * 10,
      ),
    ) +
    path(`M150 ${y - 34}C240 ${y - 8} 480 ${y - 8} 600 ${y - 58}`, stroked(P.goldLight, 4)) +
    path(`M190 ${y + 44}C280 ${y + 70} 430 ${y + 70} 530 ${y + 30}`, stroked(P.goldLight, 3)) +
    ellipse(260, y, 60, 60, filled('#ffcf8a', `opacity=".18" ${blur(16)}`));
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
    paper('large', ellipse(360, y + 100, 330, 64, filled(sheen('brass')))) +
    ellipse(360, y + 96, 306, 54, filled(linear(['#8a5a1b', '#c9973b', '#f3d791']))) +
    ellipse(360, y + 98, 280, 46, filled(radial(['#f7dfa0', '#cf9f48', '#a8701f']))) +
    paper('small', row) +
    paper(
      'medium',
      path(
        bowl,
        filled(
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
      ),
    ) +
    clipped(bowl, painted) +
    path(
      `M150 ${y - 58}C200 ${y - 92} 300 ${y - 98} 400 ${y - 96}C480 ${y - 94} 560 ${y - 88} 600 ${y - 84}C560 ${y - 50} 480 ${y - 34} 372 ${y - 34}C280 ${y - 34} 200 ${y - 40} 150 ${y - 58}Z`,
      filled(linear(['#8a3a1c', '#5a1d14'])),
    ) +
    path(
      `M176 ${y - 58}C220 ${y - 82} 310 ${y - 86} 400 ${y - 84}C470 ${y - 82} 540 ${y - 80} 572 ${y - 76}C540 ${y - 54} 460 ${y - 44} 372 ${y - 44}C290 ${y - 44} 220 ${y - 48} 176 ${y - 58}Z`,
      filled(linear(['#e8a13a', '#b3651a', '#6b2e10'], 1, 0, 0, 0)),
    ) +
    ellipse(
      500,
      y - 66,
      76,
      13,
      filled(
        radial([
          ['#fff0b8', 0, 0.9],
          ['#ffc766', 0.6, 0.4],
          ['#ffc766', 1, 0],
        ]),
      ),
    ) +
    path(`M420 ${y - 60}C470 ${y - 66} 530 ${y - 74} 556 ${y - 88}`, stroked('#f6ead0', 9)) +
    path(`M548 ${y - 84}L560 ${y - 98}`, stroked('#2a0a10', 7)) +
    paper('medium', front) +
    paper('medium', bouquet(40, 1262, 120, { seed: 4 }) + bouquet(690, 1262, 120, { seed: 9 }))
  );
}

const film: Film = {
  width: W,
  height: H,
  seconds: 8,
  quality: 33,
  layers: {
    back: { svg: () => finished(W, H, backdrop(), { wash: 0.14, grain: 0.03 }), width: W, height: H },
    mandala: {
      svg: () =>
        layer(
          720,
          720,
          place(
            lineMandala(345, { colour: '#f0cd84', width: 2.2, petals: 16, core: 16, fill: '#8a1c36' }),
            360,
            360,
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
