import { bezier, type Point, smooth, swag } from '#art/drawing/curves.ts';
import { blur, clipped, linear, radial } from '#art/drawing/definitions.ts';
import { pick, times } from '#art/drawing/lists.ts';
import { circle, filled, num, path, place, rect, type Svg, stroked, turned } from '#art/drawing/svg.ts';
import { type Bloom, bloom, bouquet, garland } from '#art/flora/paper-flowers.ts';
import { GOLD_BAND } from './metal.ts';
import { P } from './palette.ts';
import { groundShade, paper } from './paper.ts';

type Curve = readonly [Point, Point, Point, Point];

/** A car from its right side, nose to the right, wheels on y = 985. */
export interface CarShape {
  /** From the rear sill over boot, roof and bonnet to the front sill; starts with M and ends at the sill. */
  readonly outline: string;
  readonly sill: number;
  readonly glass: string;
  /** Pillars over the glass, as [x at the roof, x at the belt, width]. */
  readonly pillars: readonly (readonly [number, number, number])[];
  readonly glassTop: number;
  readonly belt: number;
  readonly wheels: readonly [rear: number, front: number];
  readonly wheelRadius: number;
  /** Shut lines of the doors. */
  readonly doors: readonly string[];
  readonly handles: readonly Point[];
  readonly lamp: string;
  readonly tail: string;
  readonly roof: Curve;
  readonly bonnet: Curve;
  readonly boot: Curve;
  readonly rails?: boolean;
  readonly cladding?: boolean;
}

export interface Paint {
  /** Shoulder light to sill dark, five stops. */
  readonly body: readonly [string, string, string, string, string];
  readonly seam: string;
  readonly wheel: 'gold' | 'silver' | 'dark';
  readonly coach?: string;
}

/** How the car is dressed: which flowers, which ribbon, and in what manner. */
export interface Dress {
  readonly kind: 'swags' | 'ribbons' | 'net' | 'sash' | 'wreath';
  readonly string: readonly Bloom[];
  readonly bouquet: readonly Bloom[];
  readonly ribbon: readonly [string, string];
  readonly seed: number;
}

const wheelColours = {
  gold: [P.goldPale, P.gold, '#7c4d17', '#fffaf0'],
  silver: ['#ffffff', '#c3c6c4', '#6f7271', '#efe9df'],
  dark: ['#cfc6bd', '#7b716c', '#352b2c', '#4d4244'],
} as const;

function wheel(x: number, radius: number, kind: Paint['wheel'], hub: Bloom): Svg {
  const y = 982 - radius;
  const k = radius / 97;
  const [lit, body, dark, rim] = wheelColours[kind];
  return (
    paper('small', circle(x, y, radius, filled('#231016'))) +
    circle(
      x,
      y,
      radius,
      filled(
        radial([
          ['#3a2228', 0.6],
          ['#150609', 0.92],
          ['#3a2228', 1],
        ]),
      ),
    ) +
    place(
      circle(0, 0, 72, filled(rim)) +
        circle(
          0,
          0,
          72,
          filled(
            radial([
              ['#5a3a20', 0.7, 0],
              ['#5a3a20', 1, 0.6],
            ]),
          ),
        ) +
        circle(0, 0, 64, filled(linear([dark, body, lit], 0, 0, 0.8, 1))) +
        circle(0, 0, 58, filled('#2a161a')) +
        turned(kind === 'silver' ? 10 : kind === 'dark' ? 6 : 12, () =>
          path(
            kind === 'dark' ? 'M-12 -16L-7 -60H7L12 -16Z' : 'M-8 -18L-4 -60H4L8 -18Z',
            filled(linear([lit, body, dark], 0, 0, 1, 0.4)),
          ),
        ) +
        circle(0, 0, 60, stroked(body, 5)) +
        circle(0, 0, 22, filled(linear([lit, body, dark], 0, 0, 1, 1))),
      x,
      y,
      { scale: k },
    ) +
    bloom(hub, x, y, 24 * k) +
    path(
      `M${num(x - 78 * k)} ${num(y - 40 * k)}A${num(88 * k)} ${num(88 * k)} 0 0 1 ${num(x - 20 * k)} ${num(y - 86 * k)}`,
      stroked('#8a6a6a', 4, 'opacity=".5"'),
    )
  );
}

/** The whole side: outline with its two wheel arches cut out. */
function bodyPath({ outline, sill, wheels, wheelRadius }: CarShape): string {
  const gap = wheelRadius + 15;
  const cy = 982 - wheelRadius;
  const cut = (x: number) =>
    `L${x + gap} ${sill}C${x + gap} ${num(cy - gap * 0.62)} ${num(x + gap * 0.58)} ${num(cy - gap)} ${x} ${num(cy - gap)}C${num(x - gap * 0.58)} ${num(cy - gap)} ${x - gap} ${num(cy - gap * 0.62)} ${x - gap} ${sill}`;
  return `${outline}${cut(wheels[1])}${cut(wheels[0])}Z`;
}

function coachwork(car: CarShape, paint: Paint): Svg {
  const body = bodyPath(car);
  const [c0, c1, c2, c3, c4] = paint.body;
  const { belt, sill } = car;
  const gap = car.wheelRadius + 15;
  const wells = car.wheels.map((x) => circle(x, 982 - car.wheelRadius, gap + 4, filled('#1d0610'))).join('');
  const under = path(
    `M300 ${sill - 20}H1300L1280 ${sill + 36}Q1270 ${sill + 42} 1250 ${sill + 42}H340Q326 ${sill + 42} 318 ${sill + 32}Z`,
    filled('#2a0a14'),
  );
  const light = path(
    `M180 ${belt + 58}C400 ${belt + 26} 1200 ${belt + 26} 1440 ${belt + 72}L1440 ${belt + 92}C1200 ${belt + 50} 400 ${belt + 50} 180 ${belt + 84}Z`,
    filled('#fffef8', `opacity=".6" ${blur(4)}`),
  );
  const dusk =
    path(
      `M180 ${belt + 128}C500 ${belt + 110} 1100 ${belt + 110} 1440 ${belt + 130}L1440 ${belt + 160}C1100 ${belt + 136} 500 ${belt + 136} 180 ${belt + 158}Z`,
      filled(c4, `opacity=".5" ${blur(8)}`),
    ) + path(`M180 ${sill - 26}H1450V${sill + 10}H180Z`, filled('#3a1410', `opacity=".35" ${blur(4)}`));
  const panes =
    path('M500 740L640 540H720L590 740Z', filled('#eafff4', 'opacity=".24"')) +
    path('M640 740L790 540H816L676 740Z', filled('#eafff4', 'opacity=".2"')) +
    path('M880 740L950 540H1010L940 740Z', filled('#eafff4', 'opacity=".2"'));
  const seats =
    [560, 806]
      .map((x) =>
        path(
          `M${x} ${belt + 12}C${x - 4} ${belt - 44} ${x + 16} ${belt - 62} ${x + 46} ${belt - 62}C${x + 76} ${belt - 62} ${x + 84} ${belt - 34} ${x + 84} ${belt + 12}Z`,
          filled('#4a1020', 'opacity=".7"'),
        ),
      )
      .join('') + circle(925, belt + 4, 26, stroked('#2a0a14', 6, 'opacity=".7"'));
  const pillars = car.pillars
    .map(([top, bottom, w]) =>
      path(
        `M${top} ${car.glassTop - 12}L${top + w} ${car.glassTop - 12}L${bottom + w * 1.2} ${belt + 14}L${bottom - w * 0.1} ${belt + 14}Z`,
        filled(linear([c1, c2], 0, 0, 1, 0)),
      ),
    )
    .join('');
  return (
    under +
    wells +
    paper(
      'medium',
      path(
        body,
        filled(
          linear([
            [c0, 0],
            [c1, 0.35],
            [c2, 0.6],
            [c3, 0.82],
            [c4, 1],
          ]),
        ),
      ),
    ) +
    clipped(
      body,
      light +
        dusk +
        circle(
          1200,
          belt - 60,
          190,
          filled(
            radial([
              ['#fff', 0, 0.4],
              ['#fff', 1, 0],
            ]),
          ),
        ),
    ) +
    path(car.glass, filled(P.goldDark, `stroke="${paint.seam}" stroke-width="9" stroke-linejoin="round"`)) +
    path(car.glass, filled(linear(['#0c3b44', '#1f6d70', '#8fc2b0'], 0, 0, 0.3, 1))) +
    clipped(car.glass, panes + seats + pillars) +
    path(
      `M${car.pillars.length ? 300 : 470} ${belt + 6}C640 ${belt + 10} 880 ${belt + 8} 1060 ${belt - 1}`,
      stroked(P.gold, 4, 'opacity=".9"'),
    ) +
    car.doors.map((d) => path(d, stroked(paint.seam, 2.6))).join('') +
    car.handles.map(([x, y]) => paper('trim', rect(x, y, 64, 12, filled(GOLD_BAND, 'rx="6"')))).join('') +
    (paint.coach
      ? path(
          `M206 ${belt + 90}C420 ${belt + 66} 1180 ${belt + 62} 1418 ${belt + 106}`,
          stroked(paint.coach, 7),
        ) +
        path(`M206 ${belt + 99}C420 ${belt + 75} 1180 ${belt + 71} 1418 ${belt + 115}`, stroked(P.gold, 2.6))
      : '') +
    (car.cladding
      ? times(2, (i) => {
          const x = pick(car.wheels, i);
          return (
            path(
              `M${x - gap - 6} ${sill - 2}A${gap + 8} ${gap + 8} 0 0 1 ${x + gap + 6} ${sill - 2}`,
              stroked('#2e2024', 20),
            ) +
            path(
              `M${x - gap - 8} ${sill - 10}A${gap + 12} ${gap + 12} 0 0 1 ${x - 20} ${982 - car.wheelRadius - gap - 10}`,
              stroked('#6b5a5c', 3, 'opacity=".6"'),
            )
          );
        }) +
        rect(
          car.wheels[0] + gap,
          sill - 22,
          car.wheels[1] - car.wheels[0] - gap * 2,
          30,
          filled('#2e2024', 'rx="6"'),
        ) +
        rect(
          car.wheels[0] + gap + 10,
          sill + 16,
          car.wheels[1] - car.wheels[0] - gap * 2 - 20,
          12,
          filled(linear(['#d8d2c8', '#6f6a66']), 'rx="6"'),
        )
      : rect(
          car.wheels[0] + gap,
          sill - 18,
          car.wheels[1] - car.wheels[0] - gap * 2,
          15,
          filled(GOLD_BAND),
        )) +
    circle(
      1404,
      belt + 94,
      105,
      filled(
        radial([
          ['#fff0b8', 0, 0.75],
          ['#ffd98a', 0.4, 0.22],
          ['#ffd98a', 1, 0],
        ]),
      ),
    ) +
    paper(
      'trim',
      path(
        car.lamp,
        filled(
          linear(['#fffef0', '#ffeaae', '#e0a850'], 0, 0, 1, 1),
          `stroke="${paint.seam}" stroke-width="3"`,
        ),
      ),
    ) +
    paper('trim', path(car.tail, filled(linear(['#f0665a', '#b3202b', '#7a1028'], 0, 0, 1, 0.3)))) +
    rect(1372, sill - 50, 40, 11, filled(P.marigold, 'rx="5"')) +
    paper(
      'trim',
      path(
        `M1052 ${belt - 22}C1046 ${belt - 36} 1056 ${belt - 48} 1076 ${belt - 48}C1090 ${belt - 48} 1094 ${belt - 36} 1088 ${belt - 18}Z`,
        filled(linear([c0, c2, c4])),
      ),
    ) +
    (car.rails
      ? path(
          `M300 ${car.glassTop - 42}C500 ${car.glassTop - 56} 720 ${car.glassTop - 54} 840 ${car.glassTop - 36}`,
          stroked('#4a4042', 11),
        ) +
        path(
          `M300 ${car.glassTop - 45}C500 ${car.glassTop - 59} 720 ${car.glassTop - 57} 840 ${car.glassTop - 39}`,
          stroked('#cfc8bf', 3),
        )
      : '')
  );
}

function dressing(car: CarShape, { kind, string, bouquet: kinds, ribbon, seed }: Dress): Svg {
  const { belt, roof, bonnet, boot, sill } = car;
  const along = (curve: Curve, radius: number, offset: number) =>
    paper('trim', garland(bezier(...curve), radius, { seed: seed + offset, pattern: string }));
  const spot = (curve: Curve, t: number): Point => pick(bezier(...curve, 40), Math.round(t * 40));
  const [hx, hy] = spot(bonnet, 0.48);
  const [rx, ry] = spot(roof, 0.5);
  const [bx, by] = spot(boot, 0.5);
  const satin = (points: readonly Point[], width: number) =>
    paper(
      'trim',
      path(smooth(points, false), stroked(ribbon[0], width)) +
        path(smooth(points, false), stroked(ribbon[1], width * 0.3, 'transform="translate(0 -2)"')),
    );
  const main = (x: number, y: number, radius: number, offset: number, count = 19) =>
    paper(
      'small',
      bouquet(x, y, radius, { seed: seed + offset, count, squash: 0.6, size: 0.33, leaves: 12, kinds }),
    );
  const posts = [500, 640, 780, 920, 1050];
  const top = belt + 18;
  const sides: Record<Dress['kind'], () => Svg> = {
    swags: () =>
      times(4, (i) =>
        paper(
          'trim',
          garland(swag(pick(posts, i), top, pick(posts, i + 1), top, 50), 12.5, {
            seed: seed + i,
            pattern: string,
          }),
        ),
      ) +
      posts
        .map((x) =>
          paper(
            'trim',
            garland(swag(x, top + 12, x, top + 70, 0), 10.5, { seed: x, pattern: ['j0', 'm4', 'j1'] }) +
              path(
                `M${x - 6} ${top + 74}L${x + 6} ${top + 74}L${x + 9} ${top + 100}L${x - 9} ${top + 100}Z`,
                filled(ribbon[0]),
              ) +
              circle(x, top + 74, 6, filled(P.goldLight)) +
              bloom(pick(kinds, 0), x, top, 21, x),
          ),
        )
        .join(''),
    ribbons: () =>
      satin(
        [
          [bx, by + 30],
          [560, belt + 60],
          [760, belt + 108],
          [980, belt + 70],
          [hx - 60, hy + 20],
        ],
        22,
      ) +
      [620, 760, 900]
        .map((x, i) =>
          paper(
            'trim',
            bouquet(x, belt + 84 + (i === 1 ? 20 : 0), 44, {
              seed: seed + 30 + i,
              count: 9,
              leaves: 7,
              kinds,
            }),
          ),
        )
        .join(''),
    net: () => {
      let out = '';
      for (let i = 0; i < 9; i += 1) {
        const x = 500 + i * 68;
        out +=
          garland(swag(x, top, x, top + 96 - Math.abs(i - 4) * 12, 0), 9.5, {
            seed: seed + i,
            pattern: string,
          }) +
          circle(x, top + 104 - Math.abs(i - 4) * 12, 8, filled(P.goldLight)) +
          path(`M${x - 7} ${top + 110 - Math.abs(i - 4) * 12}h14l4 26h-22Z`, filled(ribbon[0]));
      }
      return paper(
        'trim',
        path(`M490 ${top}H1056`, stroked(P.goldLight, 3)) +
          out +
          garland(swag(490, top, 1056, top, 0), 13, { seed: seed + 20, pattern: kinds }),
      );
    },
    sash: () =>
      satin(
        [
          [rx - 330, ry + 60],
          [rx - 250, belt + 40],
          [rx - 150, sill - 30],
        ],
        40,
      ) +
      satin(
        [
          [rx + 120, ry + 34],
          [rx + 170, belt + 20],
          [rx + 200, sill - 30],
        ],
        40,
      ) +
      paper(
        'trim',
        garland(bezier([500, top], [640, top + 120], [930, top + 120], [1060, top], 60), 14, {
          seed,
          pattern: string,
        }),
      ) +
      main(rx - 214, belt + 62, 52, 41, 11) +
      main(rx + 176, belt + 40, 52, 42, 11),
    wreath: () =>
      paper(
        'small',
        garland(
          Array.from(
            { length: 61 },
            (_, i) =>
              [790 + Math.cos((i / 60) * 6.283) * 82, belt + 92 + Math.sin((i / 60) * 6.283) * 66] as const,
          ),
          17,
          { seed, pattern: kinds },
        ),
      ) +
      paper(
        'trim',
        garland(swag(480, top, 720, top + 36, 34), 12, { seed: seed + 1, pattern: string }) +
          garland(swag(860, top + 36, 1070, top, 34), 12, { seed: seed + 2, pattern: string }),
      ),
  };
  return (
    satin([spot(roof, 0.92), spot(bonnet, 0), spot(bonnet, 0.55), spot(bonnet, 1)], 13) +
    sides[kind]() +
    along(roof, 16, 1) +
    main(rx, ry - 16, 90, 21, 21) +
    along(bonnet, 14, 3) +
    main(hx, hy - 12, 96, 12, 21) +
    along(boot, 13, 4) +
    main(bx, by - 8, 70, 5, 15)
  );
}

/** The car on its shadow, painted and dressed. */
export function dressedCar(car: CarShape, paint: Paint, dress: Dress): Svg {
  return (
    groundShade(800, 982, 630) +
    coachwork(car, paint) +
    wheel(car.wheels[0], car.wheelRadius, paint.wheel, pick(dress.bouquet, 1)) +
    wheel(car.wheels[1], car.wheelRadius, paint.wheel, pick(dress.bouquet, 1)) +
    dressing(car, dress)
  );
}
