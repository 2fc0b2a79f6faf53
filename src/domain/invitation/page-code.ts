import type { Encoded } from '@nuintun/qrcode';
import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { darkModules, encodeAddress, QUIET_MODULES } from '#src/lib/qr-code.ts';

/** The address that the code of a couple's page holds. In capitals it needs fewer modules, and the page opens as well. */
export function codeAddress(code: string): string {
  return `${SITE.url}${PATHS.invitation(code)}`.toUpperCase();
}

export function typedAddress(code: string): string {
  return `${SITE.url.replace(/^https?:\/\//, '')}${PATHS.invitation(code)}`;
}

/** A QR code for print, readable with a quarter of it covered. */
export function encodePageCode(address: string): Encoded {
  return encodeAddress(address, 'Q');
}

/** The code alone as an SVG file, black on white with its quiet zone, `width` millimetres without it. */
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
