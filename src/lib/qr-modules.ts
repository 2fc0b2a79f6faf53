import type { Encoded } from '@nuintun/qrcode';

/** Width of a QR code's quiet zone in modules, required by the standard. */
export const QUIET_MODULES = 4;

/** SVG path of the dark modules, one unit each, without the quiet zone. */
export function darkModules(code: Pick<Encoded, 'size' | 'get'>): string {
  const places = Array.from({ length: code.size }, (_, place) => place);
  const rows = places.map((y) => places.map((x) => code.get(x, y)).join(''));
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
