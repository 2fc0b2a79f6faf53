import type { Encoded } from '@nuintun/qrcode';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { darkModules, encodeAddress, QUIET_MODULES } from '#src/lib/qr-code.ts';

/** The address in the code of a couple's page. In capitals it needs fewer modules and still opens. */
export function codeAddress(code: string): string {
  return `${SITE.url}${PATHS.invitation(code)}`.toUpperCase();
}

export function typedAddress(code: string): string {
  return `${SITE.url.replace(/^https?:\/\//, '')}${PATHS.invitation(code)}`;
}

/** Readable in print with a quarter of it covered. */
export function encodePageCode(address: string): Encoded {
  return encodeAddress(address, 'Q');
}

/** An SVG file, black on white with its quiet zone; `width` in millimetres without the zone. */
export function codeFile(address: string, width: number): string {
  const code = encodePageCode(address);
  const side = code.size + 2 * QUIET_MODULES;
  const whole = ((width * side) / code.size).toFixed(2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}mm" height="${whole}mm" ` +
    `viewBox="${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="white" d="M${-QUIET_MODULES} ${-QUIET_MODULES}h${side}v${side}h${-side}z"/>` +
    `<path fill="black" d="${darkModules(code)}"/></svg>\n`
  );
}
