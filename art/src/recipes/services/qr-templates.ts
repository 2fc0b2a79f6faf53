import { swag } from '#art/drawing/curves.ts';
import { linear } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, faded, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { garland, paperBouquet, paperPetals, paperToran } from '#art/flora/paper-flowers.ts';
import { metalKalash } from '#art/objects/gift-boxes.ts';
import { paperDiya } from '#art/objects/lamps.ts';
import {
  arch,
  butiField,
  domeOutline,
  glow,
  lineMandala,
  linePaisley,
  rosette,
} from '#art/objects/ornament.ts';
import { P } from '#art/objects/palette.ts';
import { paper } from '#art/objects/paper.ts';
import { picture } from '#art/objects/picture.ts';
import type { Recipe } from '#art/recipe.ts';

/** The empty panel a real code is laid on, 400 square, centred; its border is woven. */
const panel = (x: number, y: number, ink: string, gold: string): Svg =>
  place(
    paper('medium', rect(-230, -230, 460, 460, filled('#fffdf6', 'rx="24"'))) +
      rect(-212, -212, 424, 424, filled('none', `rx="16" stroke="${ink}" stroke-width="6"`)) +
      rect(-200, -200, 400, 400, filled('none', `rx="12" stroke="${gold}" stroke-width="3"`)) +
      [0, 90, 180, 270]
        .map((turn) =>
          place(
            times(11, (i) =>
              path(
                'M0 -9L9 0L0 9L-9 0Z',
                filled(i % 2 ? gold : ink, `transform="translate(${-175 + i * 35} -178)"`),
              ),
            ),
            0,
            0,
            { turn },
          ),
        )
        .join('') +
      place(faded(0.55, lineMandala(136, { colour: gold, width: 2.4, petals: 14 })), 0, 0),
    x,
    y,
  );
/** An eight-pointed star of two squares. */
const star = (r: number, fill: string, stroke: string): Svg =>
  [0, 45]
    .map((turn) =>
      rect(
        -r,
        -r,
        2 * r,
        2 * r,
        filled(fill, `stroke="${stroke}" stroke-width="3" transform="rotate(${turn})"`),
      ),
    )
    .join('');

export const recipes: readonly Recipe[] = [
  picture(
    'services/qr-templates/hindi',
    'card',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#e8603a', '#c93a24', '#8f1f1a'], 0, 0, 0.6, 1))) +
      butiField(w, h, 84, 22, P.goldLight, 0.24) +
      paper('large', path(arch(500, 1440, 470, 420, 340, 13), filled('#f4a93c'))) +
      path(arch(500, 1440, 470, 404, 328, 13), stroked('#8a1c1a', 4)) +
      paper(
        'medium',
        path(arch(500, 1440, 480, 376, 304, 13), filled(linear(['#fff8e6', '#fbe6bc', '#f3cd88']))),
      ) +
      place(faded(0.6, lineMandala(190, { colour: '#c93a24', width: 2.6, petals: 16 })), 500, 420) +
      glow(500, 420, 220, '#ffb35a', 0.6) +
      place(metalKalash(0, 0, 'brass', 0.74), 500, 450) +
      panel(500, 880, '#a3202f', P.gold) +
      [150, 850]
        .map(
          (x) =>
            path(`M${x} 120V420`, stroked(P.goldLight, 2.4)) +
            paper(
              'small',
              garland(swag(x, 420, x, 900, 0), 19, { seed: x, pattern: ['m0', 'm2', 'j0', 'm1'] }) +
                path(`M${x - 10} 910h20l8 46h-36Z`, filled('#8a1c1a')),
            ),
        )
        .join('') +
      paperToran(w, 4, 24, 90) +
      paperDiya(230, 1260, 0.95) +
      paperDiya(770, 1260, 0.95) +
      paperBouquet(100, 1310, 150, { seed: 4, count: 19, kinds: ['m0', 'r2', 'm2', 'm4'] }) +
      paperBouquet(900, 1310, 150, { seed: 14, count: 19, kinds: ['m2', 'm0', 'r2', 'm4'] }) +
      paperPetals(12, 300, 1220, 400, 120, 5),
  ),
  picture(
    'services/qr-templates/muslim',
    'card',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#17806a', '#0d5a4c', '#073a33'], 0, 0, 0.6, 1))) +
      faded(
        0.28,
        times(12, (j) =>
          times(9, (i) => place(star(30, 'none', P.goldLight), i * 125 + (j % 2) * 62, j * 125)),
        ),
      ) +
      paper(
        'large',
        path('M90 1440V560C90 330 380 250 500 96C620 250 910 330 910 560V1440Z', filled('#c9973b')),
      ) +
      path('M108 1440V562C108 348 390 270 500 124C610 270 892 348 892 562V1440', stroked('#073a33', 4)) +
      paper(
        'medium',
        path(
          'M132 1440V566C132 370 400 296 500 160C600 296 868 370 868 566V1440Z',
          filled(linear(['#f6f6e6', '#eaf0d8', '#d3dfbe'])),
        ),
      ) +
      place(
        turned(16, () =>
          path('M0 -60L-26 -130L0 -190L26 -130Z', filled('none', 'stroke="#c9973b" stroke-width="3"')),
        ) +
          turned(16, () => circle(0, -204, 5, filled('#c9973b'))) +
          star(52, '#0d5a4c', P.goldLight) +
          star(34, P.goldLight, '#0d5a4c'),
        500,
        470,
      ) +
      paper(
        'small',
        path(
          'M470 284A62 62 0 1 0 552 350A50 50 0 1 1 470 284Z',
          filled(linear(['#fff0c4', '#c9973b', '#7c4d17']), 'transform="translate(-14 -72) scale(.9)"'),
        ),
      ) +
      panel(500, 920, '#0d5a4c', P.gold) +
      [210, 790]
        .map(
          (x) =>
            path(`M${x} 100V330`, stroked(P.goldLight, 3)) +
            place(
              glow(0, 60, 120, '#ffe0a0', 0.8) +
                paper(
                  'small',
                  path(
                    'M-18 0H18L44 30V96L18 130H-18L-44 96V30Z',
                    filled(linear(['#fff3c4', '#f4b94a', '#c9851f'])),
                  ) +
                    path('M-44 30H44M-44 96H44M0 0V130M-22 30V96M22 30V96', stroked('#7c4d17', 4)) +
                    path('M-22 0L0 -34L22 0ZM-14 130L0 160L14 130Z', filled(P.gold)),
                ),
              x,
              330,
            ),
        )
        .join('') +
      times(5, (k) =>
        paper(
          'small',
          garland(swag(-20 + k * 208, 30, 188 + k * 208, 30, 60), 16, {
            seed: k + 2,
            pattern: ['w0', 'j0', 'w0', 'j1'],
          }),
        ),
      ) +
      place(
        faded(
          0.8,
          times(7, (i) =>
            place(star(22, 'none', '#0d5a4c') + circle(0, 0, 6, filled('#c9973b')), (i - 3) * 92, 0),
          ),
        ),
        500,
        1280,
      ) +
      paperBouquet(90, 1320, 150, { seed: 4, count: 19, kinds: ['w0', 'r4', 'j0', 'r5'] }) +
      paperBouquet(910, 1320, 150, { seed: 14, count: 19, kinds: ['r4', 'w0', 'j0', 'r5'] }),
  ),
  picture(
    'services/qr-templates/punjabi',
    'card',
    (w, h) =>
      rect(0, 0, w, h, filled(linear(['#e0447a', '#c22a62', '#8a1648'], 0, 0, 0.6, 1))) +
      times(13, (j) =>
        times(10, (i) =>
          place(
            path(
              'M0 -54L54 0L0 54L-54 0Z',
              filled(pick(['#f4a93c', '#ffd27a', '#e8602a', '#f7c0d0'], i + j * 2), 'opacity=".55"'),
            ) +
              path(
                'M0 -32L32 0L0 32L-32 0Z',
                filled(pick(['#c22a62', '#11696b', '#8a1648'], i * 2 + j), 'opacity=".6"'),
              ) +
              path('M-40 0H40M0 -40V40', stroked('#fff0c4', 2, 'opacity=".7"')),
            i * 116 + (j % 2) * 58 - 20,
            j * 116,
          ),
        ),
      ) +
      paper('large', rect(110, 130, 780, 1150, filled('#ffd27a', 'rx="60"'))) +
      rect(130, 150, 740, 1110, filled('none', 'rx="46" stroke="#8a1648" stroke-width="5"')) +
      paper(
        'medium',
        rect(150, 170, 700, 1070, filled(linear(['#fff8ea', '#fdebd0', '#f6d6a8']), 'rx="38"')),
      ) +
      [
        [150, 170, 0],
        [850, 170, 90],
        [850, 1240, 180],
        [150, 1240, 270],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          place(place(linePaisley(1.3, '#c22a62', '#ffd27a'), 96, 96, { turn: -30 }), x, y, { turn }),
        )
        .join('') +
      paper(
        'large',
        path(
          'M300 500C320 380 400 330 500 310C600 330 680 380 700 500Z',
          filled(linear(['#f4a93c', '#dd7a1c', '#9c4a0e'])),
        ) + rect(286, 490, 428, 34, filled('#8a1648', 'rx="10"')),
      ) +
      place(paper('small', path(domeOutline(0, 0, 90, 84), filled('#ffd27a'))), 500, 310) +
      times(5, (i) => place(rosette(24, '#fff3d4', '#c22a62'), 370 + i * 65, 440 - Math.abs(i - 2) * -12)) +
      times(12, (i) =>
        path(`M${290 + i * 35} 524h35v18q-17 28 -35 0Z`, filled(i % 2 ? '#11696b' : '#e0447a')),
      ) +
      panel(500, 860, '#c22a62', '#dd8a1c') +
      paperToran(w, 4, 23, 84, 8, 'r0', ['r0', 'm2', 'w0', 'm0']) +
      paperBouquet(110, 1300, 150, { seed: 4, count: 19, kinds: ['r0', 'm2', 'w0', 'm0'] }) +
      paperBouquet(890, 1300, 150, { seed: 14, count: 19, kinds: ['m2', 'r0', 'm0', 'w0'] }) +
      paperPetals(12, 260, 1140, 480, 90, 5),
  ),
];
