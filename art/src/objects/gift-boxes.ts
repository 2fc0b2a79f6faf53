import { swag } from '#art/drawing/curves.ts';
import { clipped, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import { circle, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { garland } from '#art/flora/paper-flowers.ts';
import { petalShape } from '#art/flora/petal.ts';
import { GOLD_BAND, METALS, type Metal, turnedMetal } from './metal.ts';
import { paperBow } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

export type Triple = readonly [light: string, middle: string, dark: string];

/** A wrapped box, foot centred on (x,y). */
export const giftBox = (
  x: number,
  y: number,
  w: number,
  h: number,
  wrap: Triple,
  ribbon: string,
  turn = 0,
): Svg =>
  place(
    paper('medium', rect(-w / 2, -h, w, h, filled(linear([...wrap], 0, 0, 1, 0.5), 'rx="4"'))) +
      times(12, (i) =>
        place(
          turned(4, () => path(petalShape(10, 4), filled(ribbon, 'opacity=".55"'))),
          -w / 2 + 18 + ((i % 4) * (w - 36)) / 3,
          -h + 56 + Math.floor(i / 4) * ((h - 70) / 3),
          { turn: 45 },
        ),
      ) +
      paper(
        'trim',
        rect(-w / 2 - 8, -h - 10, w + 16, 40, filled(linear([...wrap], 0, 0, 1, 0.2), 'rx="4"')),
      ) +
      rect(-14, -h - 10, 28, h + 10, filled(ribbon)) +
      path(`M-10 ${-h - 10}V0M10 ${-h - 10}V0`, stroked(P.goldDark, 1.4, 'opacity=".6"')),
    x,
    y,
    { turn },
  );

/** The tall box of sweets: silk, gold lid, one ribbon. */
export const sweetBox = (x: number, y: number): Svg =>
  place(
    paper(
      'medium',
      rect(-113, -340, 226, 340, filled(linear(['#a8203a', '#7d1430', '#560c24'], 0, 0, 1, 0.6))),
    ) +
      times(20, (k) =>
        place(
          turned(6, () => path(petalShape(18, 6.5), filled(P.goldLight))) + circle(0, 0, 3.4, filled(P.red)),
          -85 + (k % 4) * 57,
          -300 + Math.floor(k / 4) * 60,
        ),
      ) +
      rect(-105, -332, 210, 328, filled('none', `stroke="${P.goldLight}" stroke-width="3"`)) +
      paper(
        'small',
        rect(-121, -360, 242, 44, filled(linear(['#c9973b', '#f3d791', '#a8701f'], 0, 0, 1, 0), 'rx="4"')),
      ) +
      paper('trim', rect(-17, -360, 34, 360, filled(linear(['#0f6a6b', '#4aa39a', '#0a4349'], 0, 0, 1, 0)))) +
      paperBow(0, -360, 0.82, '#0f6a6b', '#4aa39a'),
    x,
    y,
  );

/** A pot of water with mango leaves and a coconut, foot at y + 190. */
export const metalKalash = (x: number, y: number, metal: Metal = 'brass', scale = 1): Svg => {
  const next = random(seedOf(5));
  const body =
    'M-96 -76C-96 -96 96 -96 96 -76C96 -56 72 -52 66 -36C110 -10 136 50 118 116C104 166 60 190 0 190C-60 190 -104 166 -118 116C-136 50 -110 -10 -66 -36C-72 -52 -96 -56 -96 -76Z';
  return place(
    paper(
      'small',
      [-62, -40, -18, 18, 40, 62]
        .map((turn, i) =>
          place(
            path('M0 10C-32 -40 -30 -120 0 -180C30 -120 32 -40 0 10Z', filled(i % 2 ? P.leaf : '#4d7034')) +
              path('M0 10C32 -40 30 -120 0 -180Z', filled('#2a4a22', 'opacity=".35"')) +
              path('M0 0V-160', stroked(P.goldLight, 2)),
            0,
            -70,
            { turn },
          ),
        )
        .join(''),
    ) +
      paper(
        'small',
        path(
          'M-74 -96C-80 -190 -30 -236 4 -250C40 -236 84 -190 76 -96C60 -60 -60 -60 -74 -96Z',
          filled(radial(['#b5763a', '#8a4a22', '#4f240f'], 0.5, 0.5, 0.6, 0.36, 0.3)),
        ) +
          times(26, () =>
            path(
              `M${(-60 + next() * 120).toFixed(1)} ${(-220 + next() * 130).toFixed(1)}l${((next() - 0.5) * 10).toFixed(1)} ${(-16 - next() * 14).toFixed(1)}`,
              stroked('#d9a566', 1.8, 'opacity=".6"'),
            ),
          ) +
          path('M-20 -226C-10 -262 10 -282 14 -292C18 -262 30 -244 24 -226Z', filled('#6b3a1a')),
      ) +
      paper('medium', path(body, filled(turnedMetal(metal)))) +
      path('M-92 -72Q0 -52 92 -72M-66 -36Q0 -18 66 -36', stroked(METALS[metal][3], 3)) +
      place(
        turned(8, () => path(petalShape(52, 14), filled(P.red, 'opacity=".9"'))) +
          circle(0, 0, 15, filled(P.goldPale)) +
          circle(0, 0, 8, filled(P.red)),
        0,
        70,
      ) +
      [-80, 80]
        .map((dx) =>
          place(
            turned(6, () => path(petalShape(22, 7), filled(P.red, 'opacity=".8"'))),
            dx,
            60,
          ),
        )
        .join('') +
      paper('trim', garland(swag(-70, -40, 70, -40, 34), 13, { seed: 2 })),
    x,
    y,
    { scale },
  );
};

/** A glass jar of almonds under a gold lid, foot at y + 150. */
export const almondJar = (x: number, y: number): Svg => {
  const next = random(seedOf(8));
  return place(
    paper(
      'medium',
      path(
        'M-80 -150H80C96 -140 100 -120 100 -100V150H-100V-100C-100 -120 -96 -140 -80 -150Z',
        filled(linear(['#fdf3dd', '#e9cfa0'], 0, 0, 1, 0.4)),
      ),
    ) +
      clipped(
        'M-92 -96H92V150H-92Z',
        times(85, (i) =>
          place(
            path(
              'M0 -20C14 -12 14 12 0 18C-14 12 -14 -12 0 -20Z',
              filled(pick(['#a8642e', '#8f4f22', '#bd7a3c'], i), 'stroke="#4f240f" stroke-width="1.4"'),
            ) + path('M-3 -12Q-6 0 -3 10', stroked('#e0b078', 1.6, 'opacity=".7"')),
            -90 + next() * 180,
            -80 + next() * 230,
            { turn: next() * 360 },
          ),
        ),
      ) +
      rect(-84, -120, 22, 260, filled('#fff', 'opacity=".5" rx="8"')) +
      rect(66, -110, 10, 240, filled('#fff', 'opacity=".35" rx="5"')) +
      paper('small', rect(-92, -192, 184, 52, filled(GOLD_BAND, 'rx="8"'))) +
      paper('trim', path('M-100 -152Q0 -124 100 -152L104 -124Q0 -96 -104 -124Z', filled(P.red))) +
      paperBow(0, -122, 0.34, '#b3202b', '#e0574a'),
    x,
    y,
  );
};

/** A drawstring purse of silk, foot at y + 140. */
export const potli = (x: number, y: number, silk: Triple, scale = 1): Svg =>
  place(
    paper(
      'medium',
      path(
        'M-44 -100C-150 -40 -150 110 -86 140H106C160 100 150 -40 44 -100Z',
        filled(linear([...silk], 0, 0, 1, 0.6)),
      ) +
        path(
          'M-44 -100C-80 -130 -90 -160 -96 -178Q-70 -166 -58 -182Q-36 -168 -20 -184Q0 -170 20 -184Q38 -168 58 -182Q72 -166 96 -178C90 -160 80 -130 44 -100Z',
          filled(linear([silk[0], silk[1]])),
        ),
    ) +
      [-30, -10, 12, 34]
        .map((k) =>
          path(
            `M${k * 0.9} -96C${k * 2} -50 ${k * 2.6} 20 ${k * 2.4} 90`,
            stroked(silk[2], 2.4, 'opacity=".5"'),
          ),
        )
        .join('') +
      place(
        turned(
          10,
          () =>
            path(petalShape(48, 13), filled('none', `stroke="${P.goldLight}" stroke-width="2.6"`)) +
            circle(0, -54, 4, filled(P.goldLight)),
        ) + circle(0, 0, 9, filled(P.goldLight)),
        0,
        20,
      ) +
      paper(
        'trim',
        path('M-46 -100Q0 -86 46 -100', stroked(P.goldLight, 13)) +
          path('M-46 -100Q0 -86 46 -100', stroked(P.goldDark, 3, 'stroke-dasharray="4 6"')),
      ) +
      paper(
        'trim',
        path('M-10 -92C-20 -60 -34 -50 -30 -20M10 -92C20 -66 6 -44 14 -14', stroked(P.goldLight, 4)) +
          path('M-40 -22H-20L-14 26H-46Z', filled(P.red)) +
          path('M4 -16H24L30 32H-2Z', filled(P.marigold)),
      ),
    x,
    y,
    { scale },
  );
