import { bezier } from '#art/drawing/curves.ts';
import { blur, clipped, linear, radial, type Stop } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, filled, num, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { type Bloom, bouquet, garland } from '#art/flora/paper-flowers.ts';
import { petalShape } from '#art/flora/petal.ts';
import { chain } from './horse.ts';
import { domed, GOLD_BAND } from './metal.ts';
import { rosette } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

/** A carriage wheel of a radius. */
export const carriageWheel = (
  x: number,
  y: number,
  radius: number,
  paint: readonly [string, string],
  spokes = 14,
): Svg =>
  place(
    paper(
      'medium',
      circle(0, 0, radius - 9, stroked('#2a1214', 18)) +
        circle(0, 0, radius - 24, stroked(paint[0], 16)) +
        circle(0, 0, radius - 36, stroked(P.goldLight, 5)) +
        turned(
          spokes,
          () =>
            path(
              `M-9 -20L-5 ${-radius * 0.5}L-8 ${-radius + 34}H8L5 ${-radius * 0.5}L9 -20Z`,
              filled(linear([P.goldLight, paint[0], paint[1]], 0, 0, 1, 0)),
            ) + circle(0, -radius * 0.56, 9, filled(P.goldLight)),
        ) +
        circle(0, 0, radius * 0.2, filled(domed('brass'))) +
        rosette(radius * 0.15, P.red, P.goldLight),
    ),
    x,
    y,
  );

export interface Carriage {
  readonly body: readonly Stop[];
  readonly canopy: readonly [string, string, string];
  readonly fringe: readonly [string, string];
  readonly wheel: readonly [string, string];
  readonly seat: readonly [string, string];
  readonly flowers: readonly Bloom[];
}

/** A swan-necked royal carriage: big rear wheel, small front wheel, floor at y = 1000, x from 380 to 1300. */
export function baggi({ body, canopy, fringe, wheel, seat, flowers }: Carriage): Svg {
  const tub =
    'M520 640C540 740 600 800 720 806L1000 806C1100 800 1160 760 1184 660C1196 620 1230 606 1256 620C1246 660 1236 740 1190 800C1140 870 1050 890 960 890H720C600 890 520 830 480 740C462 690 440 660 404 652C430 616 500 600 520 640Z';
  const sofa = paper(
    'medium',
    path(
      'M540 640C540 520 600 470 680 474L700 800H600C556 770 540 710 540 640Z',
      filled(linear([...seat], 0, 0, 1, 1)),
    ) +
      times(4, (j) => times(3, (i) => circle(580 + i * 42, 540 + j * 62, 7, filled(P.goldLight)))) +
      path('M660 700H980Q1010 700 1010 730V806H640V720Z', filled(linear([...seat]))),
  );
  const hood =
    'M470 420C500 250 640 170 820 176C960 184 1040 240 1070 330C940 320 820 330 720 380C640 420 600 480 590 560C540 540 480 500 470 420Z';
  return (
    carriageWheel(1120, 880, 120, wheel, 12) +
    sofa +
    paper('large', path(hood, filled(linear([...canopy], 0, 0, 0.6, 1)))) +
    clipped(
      hood,
      times(
        6,
        (i) =>
          path(
            `M${590 + i * 4} 560C${560 + i * 40} ${420 - i * 24} ${640 + i * 50} ${250 - i * 10} ${720 + i * 70} ${180 + i * 22}`,
            stroked(P.shadow, 7, 'opacity=".28"'),
          ) +
          path(
            `M${594 + i * 4} 560C${566 + i * 40} ${420 - i * 24} ${646 + i * 50} ${250 - i * 10} ${728 + i * 70} ${180 + i * 22}`,
            stroked(P.goldLight, 3),
          ),
      ) + times(9, (i) => place(rosette(20), 560 + i * 52, 380 - Math.sin(i / 2.6) * 130)),
    ) +
    chain(
      bezier([590, 560], [600, 480], [640, 420], [720, 380], 20),
      bezier([720, 380], [820, 330], [940, 320], [1070, 330], 30),
    )
      .filter((_, i) => i % 4 === 2)
      .map(
        ([x, y], i) =>
          path(`M${num(x - 24)} ${num(y - 8)}h48q2 44 -24 50q-26 -6 -24 -50Z`, filled(pick(fringe, i))) +
          circle(x, y + 46, 6, filled(P.goldLight)),
      )
      .join('') +
    path('M590 560C600 480 640 420 720 380C820 330 940 320 1070 330', stroked(P.goldLight, 9)) +
    path('M1066 332C1120 430 1170 520 1196 640M596 540V640', stroked(P.goldDark, 8)) +
    paper('large', path(tub, filled(linear([...body])))) +
    clipped(
      tub,
      path('M500 690C560 800 620 840 740 846H980C1090 840 1160 800 1200 700', stroked(P.goldLight, 5)) +
        times(7, (i) => place(rosette(22), 640 + i * 70, 846)) +
        path('M440 640H1260V700H440Z', filled('#fff', `opacity=".2" ${blur(8)}`)),
    ) +
    path(
      'M404 652C440 660 462 690 480 740C520 830 600 890 720 890H960C1050 890 1140 870 1190 800C1236 740 1246 660 1256 620',
      stroked(P.goldLight, 6),
    ) +
    place(rosette(54, P.goldLight, P.red, 12), 850, 760) +
    paper(
      'small',
      path('M720 890C700 940 680 950 640 950M960 890C990 930 1040 940 1100 930', stroked('#2a1214', 16)) +
        path('M720 890C700 940 680 950 640 950M960 890C990 930 1040 940 1100 930', stroked(P.goldLight, 5)),
    ) +
    carriageWheel(600, 820, 190, wheel, 16) +
    paper(
      'small',
      garland(bezier([520, 650], [620, 790], [1040, 790], [1180, 670], 60), 18, {
        seed: 4,
        pattern: flowers,
      }),
    ) +
    paper(
      'medium',
      bouquet(1200, 640, 74, { seed: 9, count: 15, kinds: flowers }) +
        bouquet(480, 640, 66, { seed: 12, count: 13, kinds: flowers }),
    ) +
    place(
      paper(
        'small',
        rect(-34, -56, 68, 96, filled(linear([P.goldPale, P.gold, P.goldDark], 0, 0, 1, 0), 'rx="10"')),
      ) +
        rect(-22, -44, 44, 72, filled(radial(['#fffdf0', '#ffe6a0', '#f3a93a']), 'rx="6"')) +
        path('M-40 -56H40L0 -96Z', filled(GOLD_BAND)) +
        path('M0 40V110', stroked(P.goldDark, 9)),
      1290,
      560,
    )
  );
}

/** A chariot with a domed canopy on four pillars, floor at y = 1000, centred on x = 800. */
export function rath({ body, canopy, fringe, wheel, seat, flowers }: Carriage): Svg {
  const base = 'M420 690H1180C1200 760 1180 850 1120 880H480C420 850 400 760 420 690Z';
  const roof =
    'M470 360C480 220 620 150 760 120Q790 108 800 60Q810 108 840 120C980 150 1120 220 1130 360Q800 300 470 360Z';
  const pillars = [520, 1080, 640, 960]
    .map((x) =>
      paper(
        'small',
        rect(x - 16, 340, 32, 360, filled(linear([P.goldDark, P.goldPale, P.gold, '#7c4d17'], 0, 0, 1, 0))) +
          rect(x - 26, 340, 52, 24, filled(GOLD_BAND, 'rx="5"')) +
          rect(x - 26, 676, 52, 24, filled(GOLD_BAND, 'rx="5"')),
      ),
    )
    .join('');
  const throne =
    paper(
      'medium',
      path('M640 700V560C640 470 720 430 800 410C880 430 960 470 960 560V700Z', filled(linear([...seat]))) +
        path('M640 700V560C640 470 720 430 800 410C880 430 960 470 960 560V700', stroked(P.goldLight, 10)),
    ) +
    place(rosette(70, P.goldLight, P.red, 12), 800, 560) +
    times(5, (i) => circle(680 + i * 60, 660, 8, filled(P.goldLight)));
  const drops = times(13, (i) => {
    const u = ((i + 0.5) / 13) * 2 - 1;
    const [x, y] = [800 + u * 330, 346 - 30 * (1 - u * u)];
    return (
      path(`M${num(x - 26)} ${num(y)}h52v30q-26 52 -52 0Z`, filled(pick(fringe, i))) +
      path(`M${num(x - 26)} ${num(y + 30)}q26 50 52 0`, stroked(P.goldLight, 4)) +
      circle(x, y + 60, 6, filled(P.goldLight))
    );
  });
  return (
    throne +
    pillars +
    paper('large', path(roof, filled(linear([...canopy], 0, 0, 0.7, 1)))) +
    clipped(
      roof,
      times(7, (k) => {
        const x = 800 + (k - 3) * 112;
        return (
          path(`M800 70C${800 + (x - 800) * 0.6} 160 ${x} 240 ${x} 370`, stroked(P.goldLight, 3)) +
          place(rosette(24), x, 300 - (k === 3 ? 20 : 0))
        );
      }) +
        path(
          'M470 360C480 220 620 150 760 120L700 120L440 260V380Z',
          filled('#fff', `opacity=".2" ${blur(8)}`),
        ),
    ) +
    drops +
    circle(800, 54, 20, filled(domed('brass'))) +
    circle(800, 20, 12, filled(domed('brass'))) +
    path('M800 10V-20', stroked(P.goldLight, 6)) +
    paper('large', path(base, filled(linear(body)))) +
    clipped(
      base,
      rect(400, 704, 800, 6, filled(P.goldLight)) +
        rect(400, 846, 800, 6, filled(P.goldLight)) +
        times(9, (i) =>
          place(
            turned(8, () => path(petalShape(34, 11), filled(P.goldLight))) + circle(0, 0, 8, filled(P.red)),
            480 + i * 80,
            778,
          ),
        ),
    ) +
    path('M420 690H1180C1200 760 1180 850 1120 880H480C420 850 400 760 420 690Z', stroked(P.goldLight, 6)) +
    carriageWheel(560, 880, 140, wheel) +
    carriageWheel(1040, 880, 140, wheel) +
    paper(
      'small',
      [0, 1, 2, 3]
        .map((i) =>
          garland(
            bezier(
              [520 + i * 140, 380],
              [545 + i * 140, 470],
              [635 + i * 140, 470],
              [660 + i * 140, 380],
              30,
            ),
            15,
            { seed: i + 3, pattern: flowers },
          ),
        )
        .join('') +
        garland(bezier([430, 700], [600, 800], [1000, 800], [1170, 700], 60), 19, {
          seed: 11,
          pattern: flowers,
        }),
    ) +
    paper(
      'medium',
      bouquet(520, 372, 56, { seed: 15, count: 11, kinds: flowers }) +
        bouquet(1080, 372, 56, { seed: 16, count: 11, kinds: flowers }) +
        bouquet(800, 690, 70, { seed: 17, count: 13, squash: 0.7, kinds: flowers }),
    )
  );
}
