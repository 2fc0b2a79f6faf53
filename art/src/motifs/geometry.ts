import { type Point, polar, straight } from '#art/drawing/curves.ts';
import { line, num, path } from '#art/drawing/svg.ts';

/** Islamic star geometry, drawn round 0,0. */

/** A star polygon {n/k}: `points` tips joined every `skip`. */
export function starPolygon(points: number, skip: number, radius: number): string {
  const tip = (index: number): Point => polar(radius, (index * 2 * Math.PI) / points);
  return Array.from({ length: points }, (_, index) => straight([tip(index), tip(index + skip)], false)).join(
    '',
  );
}

/** The outline of a star whose valleys are at `inner` of the radius. */
export const star = (points: number, radius: number, inner = 0.62): string =>
  straight(
    Array.from({ length: points * 2 }, (_, index) =>
      polar(radius * (index % 2 === 0 ? 1 : inner), (index * Math.PI) / points),
    ),
  );

/** Two squares crossed (khatam), the sign of the eighth. */
export const khatam = (radius: number): string => star(8, radius, 0.7654);

/** A great rosette of interlaced star lines with kites between: `points` 8, 10, 12 or 16. */
export function girihRosette(points: number, radius: number, stroke = 2.4): string {
  const step = Math.PI / points;
  const at = (index: number, reach: number): Point => polar(radius * reach, index * step);
  let d = '';
  for (let index = 0; index < points * 2; index += 2) {
    d += straight([
      at(index, 0.3),
      at(index - 1, 0.5),
      at(index - 1, 0.72),
      at(index, 0.88),
      at(index + 1, 0.72),
      at(index + 1, 0.5),
    ]);
    d += straight([at(index, 0.88), at(index + 1, 1), at(index + 2, 0.88)], false);
    d += straight([at(index + 1, 1), at(index + 1, 0.72)], false);
  }
  return (
    path(star(points, radius * 0.3, 0.6), line(stroke)) +
    path(star(points, radius * 0.17, 0.5)) +
    path(d, line(stroke))
  );
}

/** A `<pattern>` of eight-point stars and the crosses between them, each with an inner line and a rosette. */
export function starAndCross(id: string, size: number, stroke: number): string {
  const half = size / 2;
  const cross = (x: number, y: number): string =>
    `<g transform="translate(${num(x)} ${num(y)})">${path(star(4, half * 0.34, 0.36), line(stroke * 0.6))}</g>`;
  const inside =
    path(khatam(half), line(stroke)) +
    path(khatam(half * 0.84), line(stroke * 0.5)) +
    path(star(8, half * 0.5, 0.5), line(stroke * 0.6)) +
    path(star(8, half * 0.2, 0.6));
  return (
    `<pattern id="${id}" width="${num(size)}" height="${num(size)}" patternUnits="userSpaceOnUse"><g transform="translate(${num(half)} ${num(half)})">${inside}</g>` +
    `${[
      [0, 0],
      [size, 0],
      [0, size],
      [size, size],
    ]
      .map(([x = 0, y = 0]) => cross(x, y))
      .join('')}</pattern>`
  );
}

/** A `<pattern>` of eight- or twelve-point rosettes joined by their tips. */
export function girihNet(id: string, points: 8 | 12, size: number, stroke: number): string {
  const inside = girihRosette(points, size * 0.5, stroke);
  const corner = path(star(points === 8 ? 4 : 6, size * 0.14, 0.5), line(stroke));
  const corners = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ] as const;
  return (
    `<pattern id="${id}" width="${num(size)}" height="${num(size)}" patternUnits="userSpaceOnUse">` +
    `<g transform="translate(${num(size / 2)} ${num(size / 2)})">${inside}</g>${corners.map(([x, y]) => `<g transform="translate(${x} ${y})">${corner}</g>`).join('')}</pattern>`
  );
}

/** The sixteen-sided medallion of carpets and bindings (shamsa): scalloped rim, rays and finials. */
export function shamsa(radius: number, stroke = 2.2, lobes = 16): string {
  const lobe = (reach: number): string => {
    const points = Array.from({ length: lobes }, (_, index) =>
      polar(radius * reach, ((index - 0.5) * 2 * Math.PI) / lobes),
    );
    const arc = num(radius * reach * (Math.PI / lobes) * 1.06);
    const [first = [0, 0]] = points;
    return `M${num(first[0])} ${num(first[1])}${[...points.slice(1), first].map(([x, y]) => `A${arc} ${arc} 0 0 1 ${num(x)} ${num(y)}`).join('')}Z`;
  };
  const rays = Array.from({ length: lobes * 2 }, (_, index) => {
    const angle = (index * Math.PI) / lobes;
    return straight(
      [
        polar(radius * (index % 2 === 0 ? 1.02 : 0.92), angle),
        polar(radius * (index % 2 === 0 ? 1.2 : 1.08), angle),
      ],
      false,
    );
  }).join('');
  return (
    path(lobe(0.86), line(stroke)) +
    path(lobe(0.78), line(stroke * 0.5)) +
    path(rays, line(stroke * 0.7)) +
    path(starPolygon(lobes, 6, radius * 0.7), line(stroke * 0.5)) +
    path(star(lobes, radius * 0.36, 0.7), line(stroke))
  );
}
