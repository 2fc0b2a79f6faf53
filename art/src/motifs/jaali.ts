import { type Point, polar, straight } from '#art/drawing/curves.ts';
import { circle, line, num, path, turned } from '#art/drawing/svg.ts';
import { petal } from '#art/flora/petal.ts';

const tile = (id: string, width: number, height: number, inside: string, turn = 0): string =>
  `<pattern id="${id}" width="${num(width)}" height="${num(height)}" patternUnits="userSpaceOnUse"` +
  `${turn === 0 ? '' : ` patternTransform="rotate(${turn})"`}>${inside}</pattern>`;

/** A `<pattern>` of eight-point stars, crosses and rosettes; 3 of 84 thick as foil, 9 of 92 as carving. */
export function jaaliEight(id: string, size: number, stroke: number): string {
  const half = size / 2;
  const star: Point[] = Array.from({ length: 16 }, (_, index) =>
    polar(half * (index % 2 === 1 ? 0.5412 : 0.7071), (index * Math.PI) / 8),
  );
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return straight([star[index * 2] ?? [0, 0], polar(index % 2 === 1 ? half * 1.4142 : half, angle)], false);
  }).join('');
  const rosette = turned(8, () => path(petal(size * 0.045, size * 0.18, size * 0.054), line(stroke)));
  const inside = `${path(straight(star) + spokes, line(stroke))}${rosette}`;
  return tile(id, size, size, `<g transform="translate(${num(half)} ${num(half)})">${inside}</g>`);
}

/** A `<pattern>` of overlapping circles (the flower net of fine inlay). */
export function circleNet(id: string, size: number, stroke: number): string {
  const radius = size / 2;
  const centres = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
    [radius, radius],
  ] as const;
  return tile(
    id,
    size,
    size,
    centres
      .map(([x, y]) => circle(x, y, radius * 0.7071 * 1.0, line(stroke)) + circle(x, y, radius * 0.16))
      .join(''),
  );
}

/** A `<pattern>` of fish scales, as on Rajasthani block print. */
export function scales(id: string, size: number, stroke: number): string {
  const scale = (x: number, y: number): string =>
    [1, 0.68, 0.36]
      .map((part) =>
        circle(
          x,
          y,
          (size / 2) * part,
          `style="fill:var(--paper)" stroke="currentColor" stroke-width="${num(stroke)}"`,
        ),
      )
      .join('');
  const rows = [
    [0, 0],
    [size, 0],
    [size / 2, size / 4],
    [0, size / 2],
    [size, size / 2],
    [size / 2, (size * 3) / 4],
  ] as const;
  return tile(id, size, size / 2, rows.map(([x, y]) => scale(x, y)).join(''));
}

/** A `<pattern>` of chains of ogee cells, every second chain half a cell lower, each cell holding `inside` (drawn round 0,0, about 40 units). */
export function ogeeNet(id: string, width: number, height: number, stroke: number, inside: string): string {
  const [w, h] = [width / 4, height / 2];
  const cell = (x: number, y: number): string =>
    `<g transform="translate(${num(x)} ${num(y)})">${path(
      `M0 ${num(-h)}C${num(w * 0.58)} ${num(-h * 0.64)} ${num(w * 0.96)} ${num(-h * 0.46)} ${num(w)} 0C${num(w * 0.96)} ${num(h * 0.46)} ${num(w * 0.58)} ${num(h * 0.64)} 0 ${num(h)}` +
        `C${num(-w * 0.58)} ${num(h * 0.64)} ${num(-w * 0.96)} ${num(h * 0.46)} ${num(-w)} 0C${num(-w * 0.96)} ${num(-h * 0.46)} ${num(-w * 0.58)} ${num(-h * 0.64)} 0 ${num(-h)}Z`,
      line(stroke),
    )}${inside}</g>`;
  const centres = [
    [0, 0],
    [width, 0],
    [width / 2, h],
    [0, height],
    [width, height],
  ] as const;
  return tile(id, width, height, centres.map(([x, y]) => cell(x, y)).join(''));
}

/** A `<pattern>` of a motif repeated in a half-drop, as a block printer sets it. */
export function halfDrop(id: string, width: number, height: number, inside: string): string {
  const centres = [
    [width / 4, height / 4],
    [(width * 3) / 4, (height * 3) / 4],
  ] as const;
  return tile(
    id,
    width,
    height,
    centres.map(([x, y]) => `<g transform="translate(${num(x)} ${num(y)})">${inside}</g>`).join(''),
  );
}

/** A sheet filled with a pattern; give the pattern's definition and its id. */
export const patterned = (definition: string, id: string, shape: string): string =>
  `<defs>${definition}</defs>${path(shape, `fill="url(#${id})"`)}`;

/** The path of a rectangle, for {@link patterned}. */
export const block = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
