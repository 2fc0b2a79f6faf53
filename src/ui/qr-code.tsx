import { Encoder } from '@nuintun/qrcode';
import { useMemo } from 'react';
import { darkModules, QUIET_MODULES as QUIET, qrContent } from '#src/lib/qr-modules.ts';

/** Readable with 15 % of it covered. */
const LEVEL = 'M';

interface QrCodeProps {
  /** At most 2,331 characters when escaped. */
  address: string;
  label: string;
}

/** A QR code, sized by CSS; smaller for an address in capitals. Import it lazily: the encoder is 7 kB. */
export function QrCode({ address, label }: QrCodeProps) {
  const code = useMemo(() => new Encoder({ level: LEVEL }).encode(qrContent(address)), [address]);
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
