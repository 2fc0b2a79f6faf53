import type { Encoded } from '@nuintun/qrcode';
import { Byte, Encoder } from '@nuintun/qrcode';
import { useMemo } from 'react';

/** Modules of blank paper a reader wants on every side. */
const QUIET = 4;

/** Still read with 15 % of it covered. */
const LEVEL = 'M';

interface QrCodeProps {
  /** The web address a phone opens; at most 2,331 characters once its special ones are escaped. */
  address: string;
  /** What it is, for people who can't see it. */
  label: string;
}

/**
 * A QR code, black on white with its quiet zone; the page's style sheet gives it its size. Import it lazily: the
 * encoder weighs 7 kB.
 */
export function QrCode({ address, label }: QrCodeProps) {
  const code = useMemo(
    () => new Encoder({ level: LEVEL }).encode(new Byte(new URL(address).href)),
    [address],
  );
  const side = code.size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} fill="white" />
      <path d={darkModules(code)} fill="black" />
    </svg>
  );
}

/** The dark modules as a path: each run of them in a row is a bar. */
function darkModules(code: Encoded): string {
  const places = Array.from({ length: code.size }, (_, place) => place);
  const rows = places.map((y) => places.map((x) => code.get(x, y)).join(''));
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
