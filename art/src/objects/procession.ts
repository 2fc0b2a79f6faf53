import { blur, clipped, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, ellipse, filled, num, path, place, rect, type Svg, stroked } from '#art/drawing/svg.ts';
import { rosette } from './ornament.ts';
import { P } from './palette.ts';
import { paper } from './paper.ts';

/** A fringed processional umbrella, rim at (x,y), 880 wide at scale 1, with its pole. */
export function umbrella(
  x: number,
  y: number,
  scale: number,
  silk: readonly [string, string, string],
  gore: string,
  fringe: readonly [string, string],
): Svg {
  const W = 440;
  const top = `M${-W} 0C${-W * 0.92} -210 ${-W * 0.4} -300 0 -312C${W * 0.4} -300 ${W * 0.92} -210 ${W} 0Q0 -50 ${-W} 0Z`;
  const gores = times(7, (k) => {
    const i = k - 3;
    const gx = i * W * 0.29;
    return (
      (i % 2
        ? path(
            `M0 -316C${gx * 0.6 - 50} -260 ${gx - 64} -120 ${gx - 60} 20L${gx + 60} 20C${gx + 64} -120 ${gx * 0.6 + 50} -260 0 -316Z`,
            filled(gore, 'opacity=".85"'),
          )
        : '') +
      path(`M0 -316C${gx * 0.7} -260 ${gx} -120 ${gx} 20`, stroked(P.goldLight, 2.4)) +
      place(rosette(26), gx, -92, { scale: 1 - Math.abs(i) * 0.08 })
    );
  });
  const drops = times(14, (i) => {
    const u = ((i + 0.5) / 14) * 2 - 1;
    const [dx, dy, w] = [u * W, -25 * (1 - u * u), W / 14 + 1];
    return (
      path(
        `M${num(dx - w)} ${num(dy - 2)}L${num(dx + w)} ${num(dy - 2)}L${num(dx + w)} ${num(dy + 34)}Q${num(dx)} ${num(dy + 84)} ${num(dx - w)} ${num(dy + 34)}Z`,
        filled(pick(fringe, i)),
      ) +
      path(
        `M${num(dx - w)} ${num(dy + 32)}Q${num(dx)} ${num(dy + 80)} ${num(dx + w)} ${num(dy + 32)}`,
        stroked(P.goldLight, 4),
      ) +
      place(rosette(13), dx, dy + 28) +
      circle(dx, dy + 78, 6, filled(P.goldLight)) +
      path(
        `M${num(dx - 6)} ${num(dy + 82)}H${num(dx + 6)}L${num(dx + 9)} ${num(dy + 112)}H${num(dx - 9)}Z`,
        filled(i % 2 ? P.marigold : P.red),
      )
    );
  });
  return place(
    paper(
      'large',
      rect(-7, 0, 14, 700, filled(linear([P.goldDark, P.goldLight, P.goldDark], 0, 0, 1, 0))) +
        path(top, filled(linear([...silk], 0, 0, 0.8, 1))) +
        clipped(
          top,
          gores +
            path(`M${-W} -40Q0 -92 ${W} -40`, stroked(P.goldLight, 5)) +
            ellipse(-150, -190, 150, 70, filled('#fff', `opacity=".16" ${blur(16)}`)),
        ) +
        drops +
        path(`M${-W} 0Q0 -50 ${W} 0`, stroked(P.goldLight, 7)) +
        rect(-4, -376, 8, 70, filled(P.goldLight)) +
        circle(0, -332, 17, filled(P.gold)) +
        circle(0, -366, 11, filled(P.goldLight)),
    ),
    x,
    y,
    { scale },
  );
}

/** A five-flamed lamp of a procession on its pole. */
export function lampStand(x: number, y: number, scale: number): Svg {
  const shades = (
    [
      [0, -20],
      [-98, 0],
      [98, 0],
      [-156, 70],
      [156, 70],
    ] as const
  )
    .map(
      ([a, c]) =>
        circle(
          a,
          c - 44,
          150,
          filled(
            radial([
              ['#ffe3a0', 0, 0.6],
              ['#ffc05a', 0.35, 0.2],
              ['#ffc05a', 1, 0],
            ]),
          ),
        ) +
        path(
          `M${a - 20} ${c}C${a - 42} ${c - 30} ${a - 36} ${c - 74} ${a - 14} ${c - 92}L${a + 14} ${c - 92}C${a + 36} ${c - 74} ${a + 42} ${c - 30} ${a + 20} ${c}Z`,
          filled(radial(['#fffdf0', '#ffeaae', '#f6b95a'], 0.5, 0.6, 0.6)),
        ) +
        path(`M${a - 28} ${c - 46}Q${a} ${c - 36} ${a + 28} ${c - 46}`, stroked(P.gold, 2.4)) +
        path(`M${a - 26} ${c}H${a + 26}L${a + 14} ${c + 16}H${a - 14}Z`, filled(P.gold)) +
        path(`M${a - 16} ${c - 92}H${a + 16}L${a} ${c - 116}Z`, filled(P.gold)),
    )
    .join('');
  return paper(
    'small',
    place(
      rect(-5, 0, 10, 900, filled(linear([P.goldDark, P.goldLight, P.goldDark], 0, 0, 1, 0))) +
        [-1, 1]
          .map((m) =>
            path(
              `M0 60C${m * 40} 70 ${m * 96} 50 ${m * 98} 6M0 150C${m * 60} 160 ${m * 150} 130 ${m * 156} 76`,
              stroked(P.gold, 7),
            ),
          )
          .join('') +
        shades,
      x,
      y,
      { scale },
    ),
  );
}
