import { blur, clipped, linear, radial } from '#art/drawing/definitions.ts';
import { times } from '#art/drawing/lists.ts';
import { circle, ellipse, filled, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { bouquet } from '#art/flora/paper-flowers.ts';
import { petalShape } from '#art/flora/petal.ts';
import { domed, GOLD_BAND, sheen } from './metal.ts';
import { lineMandala, rosette } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';
import { type Snap, snap } from './snaps.ts';

/** The lens of a camera, radius 192 at scale 1. */
export const lens = (x: number, y: number, scale = 1): Svg => {
  const eye = 'M-102 0A102 102 0 1 1 102 0A102 102 0 1 1 -102 0Z';
  return place(
    circle(8, 18, 196, filled('#12020a', `opacity=".45" ${blur(8)}`)) +
      circle(0, 0, 192, filled(linear(['#fff6d8', '#d3a04a', '#7c4d17'], 0, 0, 0.8, 1))) +
      circle(0, 0, 180, filled(linear(['#5b2033', '#1d0610'], 0, 0, 0.8, 1))) +
      turned(90, () => rect(-2.2, -179, 4.4, 22, filled('#12040a'))) +
      circle(0, 0, 154, filled(linear(['#8a5a1b', '#f3d791', '#a8701f'], 0, 0, 0.8, 1))) +
      circle(0, 0, 146, filled('#1d0610')) +
      circle(0, 0, 132, filled(linear(['#3a1420', '#12040a'], 0, 0, 1, 1))) +
      turned(36, (i) => rect(-1, -143, 2, i % 3 ? 6 : 10, filled(P.goldLight))) +
      circle(0, 0, 112, filled(linear(['#c9973b', '#5a3410'], 0, 0, 1, 1))) +
      circle(0, 0, 107, filled('#0d0408')) +
      circle(
        0,
        0,
        102,
        filled(
          radial(
            [
              ['#0a0f18', 0],
              ['#0c2a38', 0.35],
              ['#12595e', 0.62],
              ['#3b1a4a', 0.84],
              ['#1a0616', 1],
            ],
            0.5,
            0.5,
            0.5,
            0.42,
            0.4,
          ),
        ),
      ) +
      circle(
        0,
        0,
        62,
        filled(
          radial([
            ['#05060a', 0.3],
            ['#1a3a4a', 0.9],
            ['#7a3a5a', 1],
          ]),
        ),
      ) +
      circle(0, 0, 34, filled('#04060a')) +
      clipped(
        eye,
        path('M-86 -30C-70 -90 20 -110 70 -70C20 -78 -40 -64 -60 -10Z', filled('#eafff8', 'opacity=".5"')) +
          ellipse(
            38,
            46,
            34,
            18,
            filled('#ffb35a', `opacity=".35" ${blur(4)} transform="rotate(-38 38 46)"`),
          ) +
          times(9, (i) => circle(-60 + i * 15, -38 + Math.sin((i / 8) * 3.14) * 18, 3.6, filled('#ffeaae'))) +
          circle(-30, -34, 11, filled('#fff', 'opacity=".85"')) +
          circle(26, 28, 6, filled('#fff', 'opacity=".5"')),
      ),
    x,
    y,
    { scale },
  );
};

/** A camera standing at (800,1068), 600 wide; leather and its shade. */
export function camera(
  leather: readonly [string, string, string],
  top: readonly [string, string, string, string] = ['#fffdf4', '#f6e4c4', '#d9b98a', '#b08a5e'],
  standing = true,
): Svg {
  const body = 'M500 782H1100V1030Q1100 1068 1060 1068H540Q500 1068 500 1030Z';
  const barrel = linear(['#8a5a1b', P.goldPale, P.gold, '#7c4d17'], 0, 0, 1, 0);
  const grain = times(15, (j) =>
    times(
      31,
      (i) =>
        circle(510 + i * 20 + (j % 2) * 10, 796 + j * 19, 4.4, filled(P.shadow, 'opacity=".35"')) +
        circle(509 + i * 20 + (j % 2) * 10, 794.6 + j * 19, 2.2, filled('#ffffff', 'opacity=".2"')),
    ),
  );
  return (
    (standing ? ellipse(810, 1072, 390, 30, filled('#12020a', `opacity=".6" ${blur(8)}`)) : '') +
    paper(
      'medium',
      path(
        'M510 720Q510 694 536 694H650C664 694 668 684 676 660Q684 636 706 636H894Q916 636 924 660C932 684 936 694 950 694H1064Q1090 694 1090 720V790H510Z',
        filled(
          linear([
            [top[0], 0],
            [top[1], 0.4],
            [top[2], 0.8],
            [top[3], 1],
          ]),
        ),
      ),
    ) +
    path(
      'M518 716Q520 702 538 702H652C672 702 676 688 684 662Q690 646 708 646H892',
      stroked('#fff', 4, 'opacity=".9"'),
    ) +
    paper('trim', rect(556, 664, 84, 34, filled(barrel, 'rx="6"'))) +
    times(14, (i) => path(`M${562 + i * 5.6} 668V694`, stroked('#7c4d17', 1.4, 'opacity=".6"'))) +
    paper('trim', rect(974, 654, 62, 44, filled(barrel, 'rx="6"'))) +
    paper('trim', rect(988, 640, 34, 18, filled(linear(['#e0453a', '#8f1428']), 'rx="6"'))) +
    paper('trim', rect(716, 656, 168, 54, filled(GOLD_BAND, 'rx="8"'))) +
    rect(726, 664, 148, 38, filled(linear(['#0a2a30', '#1f6d70', '#0a2a30'], 0, 0, 1, 1), 'rx="5"')) +
    path('M740 702L776 664H802L766 702Z', filled('#eafff4', 'opacity=".35"')) +
    paper(
      'trim',
      rect(950, 712, 96, 44, filled('#2a0a14', 'rx="8"')) +
        rect(958, 720, 80, 28, filled(linear(['#fff6d8', '#ffe3a0', '#e0b060']), 'rx="5"')),
    ) +
    times(8, (i) => path(`M${964 + i * 10} 722V746`, stroked(P.gold, 1.4))) +
    paper('medium', path(body, filled(linear([...leather])))) +
    clipped(body, grain + rect(500, 782, 600, 16, filled('#1d0409', `opacity=".35" ${blur(4)}`))) +
    rect(500, 776, 600, 9, filled(linear([P.goldPale, P.goldDark]))) +
    rect(512, 1044, 576, 7, filled(P.gold, 'opacity=".8"')) +
    [-1, 1]
      .map((m) =>
        place(
          path(
            'M0 44C-34 26 -30 -24 0 -50C30 -24 34 26 0 44Z',
            filled('none', `stroke="${P.goldLight}" stroke-width="2.6"`),
          ) +
            turned(8, () => path(petalShape(24, 7), filled(P.goldLight))) +
            circle(0, 0, 5, filled(P.red)),
          800 + m * 232,
          880,
        ),
      )
      .join('') +
    lens(800, 900) +
    paper('trim', circle(508, 742, 13, stroked(P.gold, 7)) + circle(1092, 742, 13, stroked(P.gold, 7)))
  );
}

/** A stitched leather strap along a path. */
export const strap = (d: string): Svg =>
  paper(
    'small',
    path(d, stroked(P.maroonDark, 34)) +
      path(d, stroked('#a5642c', 28)) +
      [-9, 9]
        .map((dx) =>
          path(d, stroked(P.goldLight, 2.4, `stroke-dasharray="12 9" transform="translate(${dx} 0)"`)),
        )
        .join(''),
  );

/** A four-armed drone from the front, 620 wide, about its lens. */
export const drone = (shell: readonly [string, string, string]): Svg =>
  [-1, 1]
    .map((m) =>
      place(
        ellipse(0, -32, 150, 16, filled('#fff', 'opacity=".34"')) +
          ellipse(0, -32, 150, 16, filled('none', 'stroke="#fff" stroke-width="2" opacity=".5"')) +
          paper(
            'trim',
            rect(-16, -34, 32, 44, filled(linear([shell[0], shell[2]], 0, 0, 1, 0), 'rx="8"')) +
              circle(0, -36, 13, filled(domed('brass'))),
          ),
        m * 230,
        -70,
        { turn: m * 5 },
      ),
    )
    .join('') +
  paper(
    'medium',
    path(
      'M-250 -62C-180 -70 -120 -64 -90 -54L-60 -80H60L90 -54C120 -64 180 -70 250 -62L246 -34C180 -36 130 -24 104 4L80 50H-80L-104 4C-130 -24 -180 -36 -246 -34Z',
      filled(linear([...shell])),
    ),
  ) +
  path('M-70 -68H70', stroked('#fff', 6, 'opacity=".6"')) +
  [-1, 1]
    .map(
      (m) =>
        path(`M${m * 92} 30L${m * 130} 120M${m * 100} 120H${m * 164}`, stroked(shell[2], 12)) +
        circle(m * 92, -10, 9, filled(m > 0 ? '#e0453a' : '#7fc48a')),
    )
    .join('') +
  lens(0, 34, 0.36) +
  place(rosette(18, P.goldLight, P.red), 0, -40);

/** A velvet album lying open with pictures on both pages, 1180 wide, centred. */
export const openAlbum = (
  x: number,
  y: number,
  cover: readonly [string, string],
  snaps: readonly [Snap, Snap, Snap],
): Svg =>
  place(
    paper(
      'large',
      path(
        'M-600 -330Q-300 -370 0 -330Q300 -370 600 -330V340Q300 300 0 340Q-300 300 -600 340Z',
        filled(linear([...cover])),
      ),
    ) +
      [-1, 1]
        .map(
          (m) =>
            paper(
              'small',
              path(
                `M0 -310Q${m * 300} -350 ${m * 570} -312V312Q${m * 300} 276 0 316Z`,
                filled(
                  m < 0
                    ? linear(['#fffdf6', '#f6ead2', '#e0c9a0'], 0, 0, 1, 0)
                    : linear(['#e0c9a0', '#f9efd9', '#fffdf6'], 0, 0, 1, 0),
                ),
              ),
            ) +
            path(
              `M${m * 40} -284Q${m * 300} -318 ${m * 540} -286V284Q${m * 300} 250 ${m * 40} 284Z`,
              stroked(P.gold, 2.4),
            ),
        )
        .join('') +
      snap(snaps[0], -510, -240, 440) +
      snap(snaps[1], 80, -256, 250) +
      snap(snaps[2], 280, 6, 250) +
      place(lineMandala(96, { colour: P.gold, width: 2 }), 170, 130) +
      place(rosette(60, P.goldLight, P.red, 10), 430, -140) +
      bouquet(0, 320, 60, { seed: 5, count: 11, squash: 0.6 }),
    x,
    y,
  );

/** A tripod, head at (x,y), feet at `floor`. */
export const tripod = (x: number, y: number, floor: number): Svg =>
  paper(
    'small',
    [-190, 0, 190]
      .map(
        (dx) =>
          path(`M${x} ${y}L${x + dx} ${floor}`, stroked('#2a161a', 22)) +
          path(`M${x - 4} ${y}L${x + dx - 4} ${floor}`, stroked(P.goldDark, 6)) +
          path(
            `M${x + dx * 0.5} ${y + (floor - y) * 0.5}L${x + dx * 0.54} ${y + (floor - y) * 0.54}`,
            stroked(P.goldLight, 26),
          ),
      )
      .join('') + rect(x - 44, y - 26, 88, 40, filled(sheen('brass'), 'rx="8"')),
  );

/** A lighting umbrella or softbox on a stand. */
export const softbox = (x: number, y: number, floor: number, turn: number): Svg =>
  paper(
    'small',
    path(
      `M${x} ${y}V${floor}M${x} ${floor - 120}L${x - 80} ${floor}M${x} ${floor - 120}L${x + 80} ${floor}`,
      stroked('#2a161a', 12),
    ),
  ) +
  circle(
    x,
    y,
    380,
    filled(
      radial([
        ['#fff6dc', 0, 0.6],
        ['#ffe0a0', 0.5, 0.18],
        ['#ffe0a0', 1, 0],
      ]),
    ),
  ) +
  place(
    paper('medium', path('M-170 -130H170L150 130H-150Z', filled('#2a161a'))) +
      path('M-152 -114H152L134 114H-134Z', filled(radial(['#ffffff', '#fff3d4', '#f3d596']))) +
      path('M-152 -114L134 114M152 -114L-134 114', stroked('#d9b77a', 2, 'opacity=".5"')),
    x,
    y,
    { turn },
  );
