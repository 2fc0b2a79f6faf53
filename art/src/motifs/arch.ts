import { num } from '#art/drawing/svg.ts';

export interface ArchShape {
  /** Middle line. */
  readonly x: number;
  /** Height of the tip. */
  readonly apex: number;
  readonly width: number;
  /** Where the jambs end and the arch springs. */
  readonly spring: number;
  readonly bottom: number;
  /** Lobes on each side: 3-5. */
  readonly foils?: number;
  /** Share of the rise that is the pointed tip. */
  readonly ogee?: number;
  /** Leave the foot open (for a stroke). */
  readonly open?: boolean;
}

/** A Mughal many-lobed arch as a path. Change `width` and `apex` a little for an inset line. */
export function mughalArch({
  x,
  apex,
  width,
  spring,
  bottom,
  foils = 4,
  ogee = 0.2,
  open = false,
}: ArchShape): string {
  const rise = spring - apex;
  const half = width / 2;
  const guide = [
    [half * 0.9, 0],
    [half * 0.9, rise * 0.46],
    [half * 0.6, rise * 0.76],
    [half * 0.15, rise * (1 - ogee)],
  ] as const;
  const along = (t: number): [number, number] => {
    const u = 1 - t;
    const mix = (axis: 0 | 1): number =>
      u * u * u * guide[0][axis] +
      3 * u * u * t * guide[1][axis] +
      3 * u * t * t * guide[2][axis] +
      t * t * t * guide[3][axis];
    return [mix(0), mix(1)];
  };
  const points = Array.from({ length: foils + 1 }, (_, index) => along(index / foils));
  const lobe = (from: [number, number], to: [number, number], side: 1 | -1): string => {
    const radius = num(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62);
    return `A${radius} ${radius} 0 0 1 ${num(x + side * to[0])} ${num(spring - to[1])}`;
  };
  const [tipX, tipY] = points[foils] ?? [0, 0];
  const shoulder = num(spring - tipY - rise * ogee * 0.45);
  const neck = num(apex + rise * ogee * 0.42);
  let d = `M${num(x - half)} ${num(bottom)}L${num(x - half)} ${num(spring + half * 0.05)}L${num(x - half * 0.9)} ${num(spring)}`;
  for (let index = 1; index <= foils; index += 1)
    d += lobe(points[index - 1] ?? [0, 0], points[index] ?? [0, 0], -1);
  d +=
    `C${num(x - tipX * 0.9)} ${shoulder} ${num(x - tipX * 0.15)} ${neck} ${num(x)} ${num(apex)}` +
    `C${num(x + tipX * 0.15)} ${neck} ${num(x + tipX * 0.9)} ${shoulder} ${num(x + tipX)} ${num(spring - tipY)}`;
  for (let index = foils - 1; index >= 0; index -= 1)
    d += lobe(points[index + 1] ?? [0, 0], points[index] ?? [0, 0], 1);
  return `${d}L${num(x + half)} ${num(spring + half * 0.05)}L${num(x + half)} ${num(bottom)}${open ? '' : 'Z'}`;
}

/** A plain pointed (keel) arch, for mosque windows and church lancets. `lean` 1 is a half circle, more is taller. */
export function pointedArch(x: number, apex: number, width: number, spring: number, bottom: number): string {
  const half = width / 2;
  const rise = spring - apex;
  const side = (way: 1 | -1): string =>
    way < 0
      ? `C${num(x - half)} ${num(spring - rise * 0.55)} ${num(x - half * 0.42)} ${num(apex + rise * 0.2)} ${num(x)} ${num(apex)}`
      : `C${num(x + half * 0.42)} ${num(apex + rise * 0.2)} ${num(x + half)} ${num(spring - rise * 0.55)} ${num(x + half)} ${num(spring)}`;
  return `M${num(x - half)} ${num(bottom)}L${num(x - half)} ${num(spring)}${side(-1)}${side(1)}L${num(x + half)} ${num(bottom)}Z`;
}

/** A round-headed arch. */
export function roundArch(x: number, width: number, spring: number, bottom: number): string {
  const half = num(width / 2);
  return `M${num(x - width / 2)} ${num(bottom)}V${num(spring)}A${half} ${half} 0 0 1 ${num(x + width / 2)} ${num(spring)}V${num(bottom)}Z`;
}

/** A lying plaque with ogee ends, for a line of words. */
export function plaque(x: number, y: number, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  const end = h * 0.9;
  const side = (way: 1 | -1): string => {
    const edge = x + way * (w - end);
    return way > 0
      ? `L${num(edge)} ${num(y - h)}C${num(edge + end * 0.1)} ${num(y - h * 0.5)} ${num(edge + end * 0.7)} ${num(y - h * 0.5)} ${num(x + w)} ${num(y)}C${num(edge + end * 0.7)} ${num(y + h * 0.5)} ${num(edge + end * 0.1)} ${num(y + h * 0.5)} ${num(edge)} ${num(y + h)}`
      : `L${num(edge)} ${num(y + h)}C${num(edge - end * 0.1)} ${num(y + h * 0.5)} ${num(edge - end * 0.7)} ${num(y + h * 0.5)} ${num(x - w)} ${num(y)}C${num(edge - end * 0.7)} ${num(y - h * 0.5)} ${num(edge - end * 0.1)} ${num(y - h * 0.5)} ${num(edge)} ${num(y - h)}`;
  };
  return `M${num(x)} ${num(y - h)}${side(1)}${side(-1)}Z`;
}

/** A standing cartouche (taller than 0.9 of its width): the Mughal arch and its reflection, as two open halves that meet. */
export function cartouche(x: number, y: number, width: number, height: number, foils = 4): string {
  const spring = y - height / 2 + width * 0.42;
  const half = mughalArch({ x, apex: y - height / 2, width, spring, bottom: y, foils, open: true });
  return `<path d="${half}"/><g transform="translate(0 ${num(2 * y)}) scale(1 -1)"><path d="${half}"/></g>`;
}

/** The same cartouche filled, for masks. */
export function cartoucheFill(x: number, y: number, width: number, height: number, foils = 4): string {
  const spring = y - height / 2 + width * 0.42;
  const half = mughalArch({ x, apex: y - height / 2, width, spring, bottom: y + 2, foils });
  return `<path d="${half}"/><g transform="translate(0 ${num(2 * y)}) scale(1 -1)"><path d="${half}"/></g>`;
}
