import type { Encoded } from '@nuintun/qrcode';
import { Alphanumeric, Byte, Encoder } from '@nuintun/qrcode';
import { useMemo } from 'react';

/** Width of the quiet zone in modules, required by the standard. */
const QUIET = 4;

/** All characters of the mode that takes less room. */
const CAPITALS = /^[0-9A-Z $%*+\-./:]+$/;

/** Readable with 15 % of it covered. */
const LEVEL = 'M';

interface QrCodeProps {
  /** At most 2,331 characters when escaped. */
  address: string;
  label: string;
}

/** A QR code, sized by CSS; smaller for an address in capitals. Import it lazily: the encoder is 7 kB. */
export function QrCode({ address, label }: QrCodeProps) {
  const code = useMemo(() => new Encoder({ level: LEVEL }).encode(contentOf(address)), [address]);
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

function contentOf(address: string): Alphanumeric | Byte {
  return CAPITALS.test(address) ? new Alphanumeric(address) : new Byte(new URL(address).href);
}

function darkModules(code: Encoded): string {
  const places = Array.from({ length: code.size }, (_, place) => place);
  const rows = places.map((y) => places.map((x) => code.get(x, y)).join(''));
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
