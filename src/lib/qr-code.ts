import type { Encoded } from '@nuintun/qrcode';
import { Alphanumeric, Byte, Encoder } from '@nuintun/qrcode';

/** Width in modules, required by the standard. */
export const QUIET_MODULES = 4;

const CAPITALS = /^[0-9A-Z $%*+\-./:]+$/;

/** Smaller in capitals; `level` M lets 15 % be covered, Q a quarter. Import it lazily: 7 kB. */
export function encodeAddress(address: string, level: 'M' | 'Q'): Encoded {
  const content = CAPITALS.test(address) ? new Alphanumeric(address) : new Byte(new URL(address).href);
  return new Encoder({ level }).encode(content);
}

/** An SVG path, one unit for each module, without the quiet zone. */
export function darkModules(code: Pick<Encoded, 'size' | 'get'>): string {
  const places = Array.from({ length: code.size }, (_, place) => place);
  const rows = places.map((y) => places.map((x) => code.get(x, y)).join(''));
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
