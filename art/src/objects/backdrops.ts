import { swag, TAU } from '#art/drawing/curves.ts';
import { blur, clipped, linear, type Stop } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { random, seedOf } from '#art/drawing/random.ts';
import {
  circle,
  ellipse,
  faded,
  filled,
  path,
  place,
  rect,
  type Svg,
  stroked,
  turned,
} from '#art/drawing/svg.ts';
import { type Bloom, bloom, foliage, garland } from '#art/flora/paper-flowers.ts';
import { petalRing } from '#art/flora/petal.ts';
import { arch, buti, butiField, domeOutline, glow, lineMandala } from './ornament.ts';
import { GROUNDS, type Ground, P } from './palette.ts';
import { paper } from './paper.ts';

/** Cloth seen from above, woven with small flowers. */
export function cloth(
  width: number,
  height: number,
  ground: Ground,
  { step = 110, size = 30, thread = P.goldLight as string, weave = 0.2, count = 8 } = {},
): Svg {
  return (
    rect(0, 0, width, height, filled(linear([...GROUNDS[ground]], 0, 0, 1, 1))) +
    butiField(width, height, step, size, thread, weave, count)
  );
}

/** A papered wall behind a scene. */
export const butiFieldOn = (ground: Ground, thread: string): Svg =>
  cloth(1600, 1200, ground, { step: 116, size: 34, thread, weave: 0.16 });

/** Where a scene with a floor happens. */
export interface Court {
  readonly wall: readonly Stop[];
  readonly trim: string;
  /** Outer and inner arch. */
  readonly gate: readonly [string, string];
  readonly sky: readonly Stop[];
  readonly floor: readonly Stop[];
  readonly palace?: string;
  readonly night?: boolean;
  readonly rangoli?: readonly [string, string, string];
}

const palaceSkyline = (colour: string): Svg =>
  rect(330, 620, 940, 300, filled(colour)) +
  (
    [
      [400, 110, 600],
      [520, 76, 590],
      [800, 170, 560],
      [1080, 76, 590],
      [1200, 110, 600],
    ] as const
  )
    .map(
      ([x, w, y]) =>
        rect(x - w * 0.56, y, w * 1.12, 260, filled(colour)) +
        path(domeOutline(x, y + 2, w, w * 0.92), filled(colour)) +
        rect(x - 2, y - w * 1.2, 4, w * 0.4, filled(P.gold)),
    )
    .join('') +
  times(24, (i) => path(`M${346 + i * 40} 800v-26q8 -18 16 0v26Z`, filled('#ffd07a')));

/** A stage of wall, great arch with its sky, floor and rangoli; 1600 x 1200, floor line at 890. */
export function courtyard({ wall, trim, gate, sky, floor, palace, night = false, rangoli }: Court): Svg {
  const next = random(seedOf(3));
  const inner = arch(800, 905, 430, 520, 292, 13);
  const view =
    rect(260, 100, 1080, 830, filled(linear(sky))) +
    (night
      ? times(60, () =>
          circle(
            300 + next() * 1000,
            150 + next() * 330,
            0.8 + next() * 1.8,
            filled('#ffe9bf', 'opacity=".7"'),
          ),
        )
      : '') +
    glow(800, 560, 360, '#ffcf8a', 0.55) +
    place(faded(0.26, lineMandala(300, { colour: P.goldLight, width: 1.8 })), 800, 470) +
    (palace
      ? paper('small', palaceSkyline(palace)) +
        rect(
          280,
          640,
          1040,
          270,
          filled(
            linear([
              ['#ffb765', 0, 0],
              ['#ffb765', 1, 0.55],
            ]),
          ),
        )
      : '');
  const sides = [150, 1450]
    .map(
      (x) =>
        paper('medium', path(arch(x, 900, 470, 150, 180), filled(gate[0]))) +
        paper('small', path(arch(x, 900, 476, 130, 160), filled(linear(sky)))) +
        path(arch(x, 900, 470, 162, 192), stroked(P.gold, 2.4, 'opacity=".8"')),
    )
    .join('');
  const tiles =
    times(45, (i) => path(`M${800 + (i - 22) * 72} 899L${800 + (i - 22) * 210} 1210`, stroked(gate[1], 2))) +
    [925, 965, 1022, 1100].map((y) => path(`M0 ${y}H1600`, stroked(gate[1], 2))).join('');
  return (
    rect(0, 0, 1600, 1200, filled(linear(wall))) +
    butiField(1600, 900, 96, 22, trim, 0.26) +
    sides +
    paper('large', path(arch(800, 905, 400, 600, 360, 13), filled(gate[0]))) +
    path(arch(800, 905, 400, 584, 344, 13), stroked(P.goldLight, 3)) +
    paper('medium', path(arch(800, 905, 412, 560, 330, 13), filled(gate[1]))) +
    paper('medium', path(inner, filled(linear(sky)))) +
    clipped(inner, view) +
    paper('small', path('M-20 890L1620 890L1620 1220L-20 1220Z', filled(linear(floor)))) +
    rect(0, 890, 1600, 9, filled(P.goldLight, 'opacity=".6"')) +
    faded(0.28, tiles) +
    (rangoli
      ? `<g transform="translate(800 1080) scale(1 .24)">${petalRing(24, 420, 58, rangoli[0], 0.6)}${petalRing(24, 330, 46, rangoli[1], 0.65, 0.5)}${petalRing(16, 230, 50, rangoli[2], 0.65)}${lineMandala(420, { colour: P.goldLight, width: 4 })}</g>`
      : '')
  );
}

/** A row of garland strings hanging in the great arch of {@link courtyard}. */
export function archStrings(count: number, pattern: readonly Bloom[], other: readonly Bloom[]): Svg {
  return times(count, (i) => {
    const t = Math.abs(i - (count - 1) / 2) / ((count - 1) / 2 || 1);
    const x = 800 + (i - (count - 1) / 2) * (880 / (count - 1 || 1));
    const top = 150 + t * t * 190;
    const length = 110 + ((i * 37) % 5) * 18 + (1 - t) * 20;
    const end = top + length;
    return (
      path(`M${x} ${top - 70}V${top + 10}`, stroked(P.goldLight, 2.4)) +
      paper(
        'small',
        garland(swag(x, top, x, end, 0), 17, { seed: i + 2, pattern: i % 2 ? pattern : other }) +
          path(`M${x} ${end}V${end + 30}`, stroked(P.goldLight, 2.4)) +
          circle(x, end + 24, 9, filled(P.goldLight)) +
          path(
            `M${x - 9} ${end + 30}L${x + 9} ${end + 30}L${x + 13} ${end + 58}L${x - 13} ${end + 58}Z`,
            filled(P.red),
          ),
      )
    );
  });
}

/** A glazed pot with a ball of leaves and flowers, foot at `floor`. */
export function topiary(
  x: number,
  floor: number,
  pot: readonly [string, string, string],
  kinds: readonly Bloom[],
  seed: number,
): Svg {
  const next = random(seedOf(seed));
  const y = floor - 215;
  const crown =
    times(44, (i) => {
      const [angle, reach] = [next() * TAU, Math.sqrt(next()) * 98];
      return foliage(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach * 1.05,
        next() * 360,
        0.85,
        i % 3 ? 0 : 1,
      );
    }) +
    times(18, (i) => {
      const [angle, reach] = [next() * TAU, Math.sqrt(next()) * 96];
      return bloom(
        pick(kinds, i),
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        22 + next() * 10,
        next() * 360,
      );
    });
  return (
    ellipse(x, floor, 80, 13, filled(P.shadow, `opacity=".35" ${blur(4)}`)) +
    paper(
      'medium',
      path(
        `M${x - 62} ${floor - 105}L${x + 62} ${floor - 105}L${x + 44} ${floor}L${x - 44} ${floor}Z`,
        filled(linear([...pot], 0, 0, 1, 0.4)),
      ) +
        rect(x - 70, floor - 119, 140, 24, filled(pot[1], 'rx="6"')) +
        path(
          `M${x - 56} ${floor - 73}H${x + 56}M${x - 50} ${floor - 29}H${x + 50}`,
          stroked(P.goldLight, 2.4),
        ),
    ) +
    paper('medium', circle(x, y, 92, filled(P.leafDark)) + crown)
  );
}

/** A coconut palm: trunk to (x,y), crown of fronds. */
export function coconutPalm(x: number, floor: number, height: number, lean: number, seed: number): Svg {
  const next = random(seedOf(seed));
  const [tx, ty] = [x + lean, floor - height];
  const frond = (angle: number, length: number) =>
    place(
      path(
        `M0 0C${length * 0.3} ${-length * 0.24} ${length * 0.75} ${-length * 0.16} ${length} ${length * 0.2}C${length * 0.72} ${length * 0.02} ${length * 0.35} ${-length * 0.04} 0 0Z`,
        filled(linear(['#7d9a48', '#3f6b3a'], 0, 0, 1, 0)),
      ) +
        times(9, (i) => {
          const t = 0.2 + i * 0.085;
          return path(
            `M${length * t} ${-length * 0.13 * Math.sin(t * 3)}l${length * 0.03} ${length * (0.14 - t * 0.04)}`,
            stroked('#557a3a', 5),
          );
        }),
      tx,
      ty,
      { turn: angle },
    );
  return (
    paper(
      'small',
      path(
        `M${x} ${floor}C${x + lean * 0.2} ${floor - height * 0.4} ${x + lean * 0.7} ${floor - height * 0.7} ${tx} ${ty}`,
        stroked('#7c5a34', 22),
      ) +
        path(
          `M${x} ${floor}C${x + lean * 0.2} ${floor - height * 0.4} ${x + lean * 0.7} ${floor - height * 0.7} ${tx} ${ty}`,
          stroked('#a88250', 10, 'stroke-dasharray="6 9"'),
        ),
    ) +
    paper(
      'small',
      [-160, -120, -80, -38, 0, 34, 200]
        .map((angle) => frond(angle + next() * 12, 150 + next() * 40))
        .join('') +
        circle(tx - 8, ty + 10, 12, filled('#6d4a22')) +
        circle(tx + 12, ty + 12, 11, filled('#8a6230')),
    )
  );
}

/** Dusk with a glow, a mandala halo and drifting lights: behind stages and processions. */
export function evening(
  width: number,
  height: number,
  stops: readonly Stop[],
  { x = width / 2, y = height * 0.5, halo = 520, bokeh = 40, seed = 5, lamp = '#ffb35a' } = {},
): Svg {
  const next = random(seedOf(seed));
  return (
    rect(0, 0, width, height, filled(linear(stops))) +
    glow(x, y, halo * 1.25, lamp, 0.55) +
    place(faded(0.28, lineMandala(halo, { colour: P.goldLight, width: 2.3, petals: 20 })), x, y) +
    times(bokeh, (i) =>
      circle(
        next() * width,
        next() * height * 0.7,
        6 + next() * 24,
        filled(
          pick(['#ffd98a', '#ffb35a', '#ff8f6a', '#7fd0c0'], i),
          `opacity="${(0.07 + next() * 0.18).toFixed(2)}"`,
        ),
      ),
    )
  );
}

/** A cloth-covered table across the bottom, edged in gold with a row of drops. */
export function tableEdge(
  width: number,
  top: number,
  bottom: number,
  stops: readonly Stop[],
  thread = P.goldLight as string,
): Svg {
  return (
    paper('medium', path(`M-20 ${top}H${width + 20}V${bottom + 20}H-20Z`, filled(linear(stops)))) +
    rect(0, top, width, 6, filled(thread, 'opacity=".8"')) +
    rect(0, top + 19, width, 3, filled(P.gold, 'opacity=".7"')) +
    times(Math.ceil(width / 68), (i) =>
      place(
        faded(
          0.6,
          path(
            'M0 22C-24 14 -20 -14 0 -26C20 -14 24 14 0 22Z',
            filled('none', `stroke="${thread}" stroke-width="2"`),
          ) + buti(12, thread, 1.4, 5),
        ),
        34 + i * 68,
        top + 57,
      ),
    )
  );
}

/** Rays behind a subject, thin and pale. */
export const sunburst = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  opacity: number,
  count = 24,
): Svg =>
  place(
    faded(
      opacity,
      turned(count, () =>
        path(`M0 0L${-radius * 0.06} ${-radius}L${radius * 0.06} ${-radius}Z`, filled(colour)),
      ),
    ),
    x,
    y,
  );
