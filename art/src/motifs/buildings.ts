import { circle, HIDE, line, num, path, rect } from '#art/drawing/svg.ts';
import { mughalArch, pointedArch } from './arch.ts';

/** Palaces, temples, mosques: silhouettes for paper-cut (give `fill`) and prints. */

const DOME = (x: number, base: number, width: number, height: number): string =>
  `M${num(x - width * 0.42)} ${num(base)}C${num(x - width * 0.6)} ${num(base - height * 0.3)} ${num(x - width * 0.46)} ${num(base - height * 0.6)} ${num(x - width * 0.14)} ${num(base - height * 0.82)}` +
  `Q${num(x - width * 0.03)} ${num(base - height * 0.9)} ${num(x)} ${num(base - height)}Q${num(x + width * 0.03)} ${num(base - height * 0.9)} ${num(x + width * 0.14)} ${num(base - height * 0.82)}` +
  `C${num(x + width * 0.46)} ${num(base - height * 0.6)} ${num(x + width * 0.6)} ${num(base - height * 0.3)} ${num(x + width * 0.42)} ${num(base)}Z`;

/** A dome with its finial, resting on `base`. */
export function dome(x: number, base: number, width: number, height: number, fill = 'currentColor'): string {
  const tip = base - height;
  return (
    path(DOME(x, base, width, height), `fill="${fill}"`) +
    rect(x - width * 0.46, base - height * 0.05, width * 0.92, height * 0.07, `fill="${fill}"`) +
    rect(x - 1.4, tip - height * 0.26, 2.8, height * 0.3, `fill="${fill}"`) +
    circle(x, tip - height * 0.05, width * 0.035, `fill="${fill}"`) +
    circle(x, tip - height * 0.15, width * 0.025, `fill="${fill}"`)
  );
}

/** A pavilion (chhatri): pillars, eave and dome; `hole` colours the openings when they are not cut. */
export function chhatri(
  x: number,
  base: number,
  width: number,
  height: number,
  fill = 'currentColor',
): string {
  const eave = base - height * 0.52;
  const openings = [-0.28, 0, 0.28]
    .map((part) =>
      pointedArch(
        x + width * part,
        eave + height * 0.08,
        width * 0.22,
        eave + height * 0.24,
        base - height * 0.06,
      ),
    )
    .join('');
  return (
    `<path fill-rule="evenodd" fill="${fill}" d="M${num(x - width * 0.42)} ${num(base)}V${num(eave)}H${num(x + width * 0.42)}V${num(base)}Z${openings}"/>` +
    path(
      `M${num(x - width * 0.6)} ${num(eave + height * 0.04)}L${num(x - width * 0.44)} ${num(eave - height * 0.04)}H${num(x + width * 0.44)}L${num(x + width * 0.6)} ${num(eave + height * 0.04)}Z`,
      `fill="${fill}"`,
    ) +
    dome(x, eave - height * 0.03, width * 0.8, height * 0.4, fill)
  );
}

export interface PalaceOptions {
  readonly width?: number;
  readonly fill?: string;
  /** Cut windows. */
  readonly windows?: boolean;
}

/** A lake palace standing on `base`, centred on `x`: wings, arcades, chhatris and a great dome. */
export function palace(
  x: number,
  base: number,
  height: number,
  { width = height * 2.4, fill = 'currentColor', windows = true }: PalaceOptions = {},
): string {
  const wall = (from: number, to: number, top: number): string =>
    `M${num(x + width * from)} ${num(base)}V${num(base - height * top)}H${num(x + width * to)}V${num(base)}Z`;
  const row = (from: number, to: number, foot: number, tall: number, count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const cx = x + width * (from + ((to - from) * (index + 0.5)) / count);
      const span = (width * (to - from)) / count;
      return pointedArch(
        cx,
        base - height * (foot + tall),
        span * 0.56,
        base - height * (foot + tall * 0.55),
        base - height * foot,
      );
    }).join('');
  const holes = windows
    ? row(-0.47, -0.26, 0.05, 0.13, 5) +
      row(-0.24, -0.12, 0.06, 0.16, 3) +
      row(-0.24, -0.12, 0.3, 0.1, 3) +
      row(-0.1, 0.1, 0.04, 0.24, 3) +
      row(-0.1, 0.1, 0.36, 0.1, 5) +
      row(0.12, 0.24, 0.06, 0.16, 3) +
      row(0.12, 0.24, 0.3, 0.1, 3) +
      row(0.26, 0.47, 0.05, 0.13, 5)
    : '';
  const walls =
    wall(-0.5, -0.25, 0.26) +
    wall(0.25, 0.5, 0.26) +
    wall(-0.25, -0.11, 0.46) +
    wall(0.11, 0.25, 0.46) +
    wall(-0.11, 0.11, 0.56);
  return (
    `<path fill-rule="evenodd" fill="${fill}" d="${walls}${holes}"/>` +
    [-0.47, -0.38, -0.29, 0.29, 0.38, 0.47]
      .map((part) => chhatri(x + width * part, base - height * 0.255, width * 0.055, height * 0.2, fill))
      .join('') +
    [-0.18, 0.18]
      .map((part) => chhatri(x + width * part, base - height * 0.455, width * 0.11, height * 0.32, fill))
      .join('') +
    [-0.09, 0.09]
      .map((part) => chhatri(x + width * part, base - height * 0.555, width * 0.04, height * 0.16, fill))
      .join('') +
    dome(x, base - height * 0.55, width * 0.14, height * 0.34, fill)
  );
}

/** A temple tower of the south on `base`: tiers that narrow, a barrel roof and its pots. Details are `var(--paper)`. */
export function gopuram(x: number, base: number, width: number, height: number): string {
  const tiers = 6;
  let shapes = '';
  let y = base - height * 0.2;
  shapes +=
    rect(x - width / 2, y, width, height * 0.2) +
    path(pointedArch(x, y + height * 0.03, width * 0.2, y + height * 0.08, base), HIDE);
  shapes += [-0.36, -0.22, 0.22, 0.36]
    .map((part) =>
      rect(x + width * part - width * 0.018, y + height * 0.04, width * 0.036, height * 0.16, HIDE),
    )
    .join('');
  for (let tier = 0; tier < tiers; tier += 1) {
    const half = (width / 2) * (0.94 - tier * 0.112);
    const tall = height * (0.118 - tier * 0.008);
    shapes += path(
      `M${num(x - half * 1.05)} ${num(y)}L${num(x - half * 0.98)} ${num(y - tall * 0.18)}H${num(x + half * 0.98)}L${num(x + half * 1.05)} ${num(y)}Z`,
    );
    shapes += path(
      `M${num(x - half * 0.93)} ${num(y - tall * 0.26)}L${num(x - half * 0.86)} ${num(y - tall)}H${num(x + half * 0.86)}L${num(x + half * 0.93)} ${num(y - tall * 0.26)}Z`,
    );
    const niches = 7 - Math.floor(tier / 2) * 2;
    for (let niche = 0; niche < niches; niche += 1) {
      const cx = x + half * 1.5 * ((niche + 0.5) / niches - 0.5);
      const wide = (half * 0.9) / niches;
      shapes += path(
        pointedArch(
          cx,
          y - tall * 0.86,
          niche === (niches - 1) / 2 ? wide * 1.3 : wide,
          y - tall * 0.6,
          y - tall * 0.3,
        ),
        HIDE,
      );
    }
    y -= tall;
  }
  const roof = width * 0.2;
  shapes += path(
    `M${num(x - roof)} ${num(y)}C${num(x - roof * 1.15)} ${num(y - height * 0.06)} ${num(x - roof * 0.8)} ${num(y - height * 0.1)} ${num(x - roof * 0.7)} ${num(y - height * 0.1)}H${num(x + roof * 0.7)}C${num(x + roof * 0.8)} ${num(y - height * 0.1)} ${num(x + roof * 1.15)} ${num(y - height * 0.06)} ${num(x + roof)} ${num(y)}Z`,
  );
  shapes += path(pointedArch(x, y - height * 0.085, roof * 0.6, y - height * 0.05, y - height * 0.012), HIDE);
  const pots = [-0.6, -0.3, 0, 0.3, 0.6].map(
    (part) =>
      circle(x + roof * part, y - height * 0.108, width * 0.016) +
      path(`M${num(x + roof * part)} ${num(y - height * 0.1)}v${num(-height * 0.045)}`, line(width * 0.009)),
  );
  return shapes + pots.join('');
}

/** A mosque on `base`: a great dome, two lesser ones, two minarets. Openings are cut when `fill` is used for paper-cut. */
export function mosque(
  x: number,
  base: number,
  width: number,
  height: number,
  fill = 'currentColor',
): string {
  const wallTop = base - height * 0.36;
  const openings =
    [-0.3, -0.18, 0.18, 0.3]
      .map((part) =>
        pointedArch(x + width * part, wallTop + height * 0.1, width * 0.075, wallTop + height * 0.2, base),
      )
      .join('') +
    mughalArch({
      x,
      apex: wallTop + height * 0.04,
      width: width * 0.16,
      spring: wallTop + height * 0.18,
      bottom: base,
      foils: 3,
    });
  const minaret = (cx: number): string => {
    const w = width * 0.045;
    return (
      path(
        `M${num(cx - w / 2)} ${num(base)}L${num(cx - w * 0.4)} ${num(base - height * 0.8)}H${num(cx + w * 0.4)}L${num(cx + w / 2)} ${num(base)}Z`,
        `fill="${fill}"`,
      ) +
      [0.34, 0.58, 0.8]
        .map((up) => rect(cx - w * 0.8, base - height * up, w * 1.6, height * 0.018, `fill="${fill}"`))
        .join('') +
      chhatri(cx, base - height * 0.8, w * 1.5, height * 0.16, fill)
    );
  };
  return (
    `<path fill-rule="evenodd" fill="${fill}" d="M${num(x - width * 0.38)} ${num(base)}V${num(wallTop)}H${num(x - width * 0.13)}V${num(wallTop - height * 0.06)}H${num(x + width * 0.13)}V${num(wallTop)}H${num(x + width * 0.38)}V${num(base)}Z${openings}"/>` +
    dome(x, wallTop - height * 0.06, width * 0.3, height * 0.42, fill) +
    dome(x - width * 0.25, wallTop, width * 0.17, height * 0.24, fill) +
    dome(x + width * 0.25, wallTop, width * 0.17, height * 0.24, fill) +
    minaret(x - width * 0.46) +
    minaret(x + width * 0.46)
  );
}

/** A palanquin (doli) without its bearers, its pole across: 420 wide, 210 high, foot at 0,0. */
export function doli(): string {
  const tassels = Array.from({ length: 9 }, (_, index) =>
    path(`M${-96 + index * 24} -150q-6 12 -4 22h8q2 -10 -4 -22z`),
  ).join('');
  return (
    path('M-210 -150C-150 -170 -80 -176 0 -176C80 -176 150 -170 210 -150', line(8)) +
    circle(-212, -149, 9) +
    circle(212, -149, 9) +
    path('M-120 -150C-104 -186 -60 -206 0 -216C60 -206 104 -186 120 -150Z') +
    circle(0, -222, 6) +
    tassels +
    path('M-92 -128H-84V-40H-92ZM84 -128H92V-40H84Z') +
    path('M-112 -44H112C106 -20 92 -8 80 -4H-80C-92 -8 -106 -20 -112 -44Z') +
    path(
      'M-82 -124C-70 -96 -70 -70 -82 -46H-40C-54 -70 -52 -96 -36 -124ZM82 -124C70 -96 70 -70 82 -46H40C54 -70 52 -96 36 -124Z',
    ) +
    rect(-96, -4, 12, 8) +
    rect(84, -4, 12, 8) +
    path('M-100 -32Q0 -14 100 -32', `fill="none" style="stroke:var(--paper)" stroke-width="2.4"`) +
    path('M-104 -158C-60 -176 60 -176 104 -158', `fill="none" style="stroke:var(--paper)" stroke-width="2.4"`)
  );
}
