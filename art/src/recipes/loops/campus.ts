import { linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import { circle, ellipse, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { paperBouquet } from '#art/flora/paper-flowers.ts';
import { type Film, loop, still } from '#art/objects/film.ts';
import { arch, domeOutline, faintPalace, glow, rosette } from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { finished, layer } from '#art/objects/picture.ts';
import { SPRITES } from '#art/objects/sprites.ts';
import type { AnyRecipe } from '#art/recipe.ts';

function tree(x: number, floor: number, scale: number, seed: number): Svg {
  const next = random(seedOf(seed));
  return place(
    paper(
      'small',
      path(
        'M-16 0C-10 -80 -20 -130 -44 -170L-20 -150L0 -210L18 -150L44 -176C20 -130 12 -80 16 0Z',
        filled('#4a2a24'),
      ),
    ) +
      paper(
        'medium',
        times(22, () =>
          circle(
            (next() - 0.5) * 260,
            -200 - next() * 190,
            40 + next() * 40,
            filled(next() < 0.5 ? '#b5662c' : '#d98a34'),
          ),
        ) +
          times(60, () =>
            ellipse(
              (next() - 0.5) * 300,
              -180 - next() * 230,
              16,
              8,
              filled(next() < 0.5 ? '#f0b04a' : '#8f4a24', 'opacity=".7"'),
            ),
          ),
      ),
    x,
    floor,
    { scale },
  );
}

/** The college at dusk: hall with its clock tower, gate, avenue and lawns; 1600 x 1200. */
function campus(): Svg {
  const brick = linear(['#c9694a', '#9c4238', '#6b2434']);
  const windows = times(
    14,
    (i) =>
      path(`M${340 + i * 68} 700v-70q17 -34 34 0v70Z`, filled(Math.abs(i - 6.5) < 2 ? 'none' : '#ffd58a')) +
      path(`M${340 + i * 68} 840v-80q17 -34 34 0v80Z`, filled(Math.abs(i - 6.5) < 2 ? 'none' : '#ffc76e')),
  );
  const hall =
    rect(290, 590, 1020, 300, filled(brick)) +
    rect(280, 574, 1040, 24, filled('#f0cf9a')) +
    times(26, (i) => rect(292 + i * 40, 552, 22, 24, filled('#b5563e'))) +
    windows +
    path('M290 730H1310', stroked('#f0cf9a', 6));
  const tower =
    rect(690, 330, 220, 560, filled(brick)) +
    rect(676, 318, 248, 22, filled('#f0cf9a')) +
    rect(676, 540, 248, 16, filled('#f0cf9a')) +
    path(domeOutline(800, 320, 190, 160), filled('#8a2f3a')) +
    rect(797, 96, 6, 70, filled(P.goldLight)) +
    circle(800, 168, 9, filled(P.goldLight)) +
    circle(800, 440, 76, filled('#f0cf9a')) +
    circle(800, 440, 66, filled(radial(['#fffdf0', '#ffeec0', '#f3c97a']))) +
    place(
      turned(12, () => rect(-2.4, -58, 4.8, 12, filled('#6b2434'))),
      800,
      440,
    ) +
    path('M800 440V396M800 440L834 458', stroked('#4a1424', 6)) +
    path(arch(800, 890, 700, 70, 80, 7), filled('#4a1424')) +
    path(arch(800, 890, 708, 56, 66, 7), filled(linear(['#ffb14a', '#fff0b8'])));
  const gate =
    [430, 1170]
      .map(
        (x) =>
          paper(
            'medium',
            rect(x - 52, 720, 104, 330, filled(linear(['#f0d3a4', '#c9905c', '#8a5236'], 0, 0, 1, 0))) +
              rect(x - 66, 700, 132, 26, filled('#f6e2bc')) +
              rect(x - 66, 1030, 132, 30, filled('#8a5236')),
          ) +
          glow(x, 660, 130, '#ffe0a0', 0.8) +
          paper(
            'small',
            circle(x, 664, 34, filled(radial(['#fffdf0', '#ffeaae', '#f3b95a']))) +
              rect(x - 12, 690, 24, 14, filled(P.goldDark)),
          ) +
          place(rosette(34, '#f6e2bc', P.red), x, 880),
      )
      .join('') +
    paper(
      'small',
      path('M478 760Q800 560 1122 760L1122 796Q800 604 478 796Z', filled('#3a1a2a')) +
        times(17, (i) =>
          path(
            `M${500 + i * 37.5} ${768 - 86 * Math.sin(((i + 0.6) / 18) * Math.PI)}V${800 - 84 * Math.sin(((i + 0.6) / 18) * Math.PI)}`,
            stroked(P.goldLight, 5),
          ),
        ) +
        circle(800, 650, 44, filled('#3a1a2a')) +
        circle(800, 650, 36, filled(linear([P.goldPale, P.gold, P.goldDark]))) +
        path('M770 656L800 632L830 656L800 672Z', filled('#6b2434')) +
        rect(786, 662, 28, 12, filled('#6b2434')),
    );
  return (
    rect(0, 0, 1600, 1200, filled(linear(['#3a2a6a', '#8a4a80', '#e0807a', '#f9c98a', '#fbe0b0']))) +
    glow(800, 640, 720, '#fff0c4', 0.6) +
    [
      [220, 190],
      [1290, 150],
      [1040, 260],
      [420, 320],
    ]
      .map(
        ([x = 0, y = 0]) =>
          ellipse(x, y, 190, 18, filled('#ffdcc0', 'opacity=".35"')) +
          ellipse(x + 60, y - 16, 110, 18, filled('#ffe6cc', 'opacity=".35"')),
      )
      .join('') +
    faintPalace(900, '#b5607a') +
    paper('deck', hall) +
    paper('deck', tower) +
    paper('small', path('M-20 880H1620V1220H-20Z', filled(linear(['#8f9a4a', '#5f7a3c', '#34502f'])))) +
    paper('small', path('M730 886H870L1180 1220H420Z', filled(linear(['#f3d7a8', '#d9a878', '#b57a58'])))) +
    gate +
    tree(170, 930, 1.15, 3) +
    tree(1430, 930, 1.15, 5) +
    tree(40, 1010, 1.3, 7) +
    tree(1570, 1010, 1.3, 9) +
    paperBouquet(130, 1150, 140, { seed: 4 }) +
    paperBouquet(1470, 1150, 140, { seed: 14 })
  );
}

const dart = (): Svg =>
  path('M6 52L90 22L58 76L44 60Z', filled('#fffdf4')) +
  path('M90 22L44 60L40 84L58 66Z', filled('#e2cfa8')) +
  path('M6 52L90 22L44 60Z', filled('#fff6e2')) +
  path('M90 22L44 60', stroked('#c9a273', 2));

const film: Film = {
  width: 720,
  height: 540,
  seconds: 8,
  quality: 30,
  layers: {
    back: { svg: () => finished(1600, 1200, campus(), { grain: 0.03 }), width: 720, height: 540 },
    dart: { svg: () => layer(96, 96, dart()), width: 96, height: 96 },
    ...SPRITES,
  },
  paint: (t, ctx, images) => {
    const { back, dart: plane } = images;
    if (!back || !plane) return;
    const turn = Math.PI * 2;
    ctx.drawImage(back, 0, 0, 720, 540);
    window.film.halo(ctx, 360, 198, 60, '255,230,160', 0.25 + 0.06 * Math.sin(turn * 3 * t));
    for (const x of [193, 527])
      window.film.halo(ctx, x, 298, 70, '255,210,130', 0.32 + 0.05 * Math.sin(turn * (4 * t + x)));
    const next = window.film.random(5);
    for (let i = 0; i < 7; i += 1) {
      const [phase, height, size, wave, ways] = [
        next(),
        40 + next() * 190,
        0.34 + next() * 0.5,
        10 + next() * 26,
        next() < 0.35 ? -1 : 1,
      ];
      const along = (phase + t) % 1;
      const x = ways > 0 ? -70 + along * 860 : 790 - along * 860;
      const bob = turn * (2 * t + phase);
      ctx.save();
      ctx.translate(x, height + 90 - along * 80 + wave * Math.sin(bob));
      ctx.scale(ways * size, size);
      ctx.rotate(0.18 * Math.cos(bob) + 0.1);
      ctx.drawImage(plane, -48, -52, 96, 96);
      ctx.restore();
    }
    window.film.fall(ctx, t, images, {
      count: 12,
      depth: 0,
      seed: 12,
      scale: 0.16,
      width: 720,
      height: 540,
      names: ['petal0', 'petal2'],
    });
  },
};

export const recipes: readonly AnyRecipe[] = [
  loop('loops/campus', film),
  still('loops/campus', 'scene', film, 5 / 3),
];
