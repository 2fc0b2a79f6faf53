import type { Encoded } from '@nuintun/qrcode';
import { Alphanumeric, Byte } from '@nuintun/qrcode';

/** Width of a QR code's quiet zone in modules, required by the standard. */
export const QUIET_MODULES = 4;

/** The characters that a QR code stores in 5.5 bits each. */
const SHORT_CHARACTERS = /^[0-9A-Z $%*+\-./:]+$/;

/** An address in the mode that needs the fewest modules, which is for capitals only. */
export function qrContent(address: string): Alphanumeric | Byte {
  return SHORT_CHARACTERS.test(address) ? new Alphanumeric(address) : new Byte(new URL(address).href);
}

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
