import { num, place, rect } from '#art/drawing/svg.ts';

/** Phulkari, the floss-silk darning of Punjab: diamonds of straight stitches in their own colours. Lay them as `layers` with a lift of 1.2. */

/** Stitches that fill a right triangle with its corner at 0,0 and legs `size`; `across` tells which way they run. */
function triangle(size: number, colour: string, across: boolean, pitch: number): string {
  const count = Math.floor(size / pitch);
  return Array.from({ length: count }, (_, index) => {
    const at = (index + 0.5) * pitch;
    const reach = size - at;
    const end = across ? `M0 ${num(at)}H${num(reach)}` : `M${num(at)} 0V${num(reach)}`;
    return `<path d="${end}" stroke="${colour}" stroke-width="${num(pitch * 0.8)}" stroke-linecap="round" stroke-opacity="${index % 3 === 0 ? 0.86 : 1}" fill="none"/>`;
  }).join('');
}

/** A diamond of four stitched quarters round 0,0, its tips `size` away; the colours alternate. */
export function phulDiamond(size: number, colours: readonly [string, string], pitch = 5): string {
  return [0, 1, 2, 3]
    .map(
      (quarter) =>
        `<g transform="rotate(${quarter * 90}) translate(1.5 1.5)">${triangle(size - 1.5, colours[quarter % 2] ?? colours[0], quarter % 2 === 0, pitch)}</g>`,
    )
    .join('');
}

/** A flower of eight diamonds round a ninth: the great phul, about `size` to its tips. */
export function phulFlower(
  size: number,
  petals: readonly [string, string],
  heart: readonly [string, string],
  pitch = 5,
): string {
  const unit = size * 0.3;
  const step = unit * 1.16;
  const spots = [
    [0, -2],
    [1, -1],
    [2, 0],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-2, 0],
    [-1, -1],
  ] as const;
  return (
    spots.map(([x, y]) => place(phulDiamond(unit, petals, pitch), x * step, y * step)).join('') +
    place(phulDiamond(unit, heart, pitch), 0, 0)
  );
}

/** A border of diamonds from x for `length`, two rows of running stitches beside it. */
export function phulBorder(
  x: number,
  y: number,
  length: number,
  size: number,
  colours: readonly (readonly [string, string])[],
  pitch = 5,
): string {
  const count = Math.round(length / (size * 2.1));
  const step = length / count;
  const diamonds = Array.from({ length: count }, (_, index) =>
    place(
      phulDiamond(size, colours[index % colours.length] ?? ['#fff', '#fff'], pitch),
      x + (index + 0.5) * step,
      y,
    ),
  ).join('');
  const dashes = [-size - 16, size + 16]
    .map((down) =>
      Array.from({ length: Math.floor(length / 26) }, (_, index) =>
        rect(x + 6 + index * 26, y + down - 2.5, 16, 5, `fill="${colours[0]?.[0] ?? '#fff'}"`, 2.5),
      ).join(''),
    )
    .join('');
  return diamonds + dashes;
}
