import { useMemo } from 'react';
import { darkModules, encodeAddress, QUIET_MODULES as QUIET } from '#src/lib/qr-code.ts';

interface QrCodeProps {
  /** At most 2,331 characters when escaped. */
  address: string;
  label: string;
}

/** Sized by CSS. Import it lazily: the encoder is 7 kB. */
export function QrCode({ address, label }: QrCodeProps) {
  const code = useMemo(() => encodeAddress(address, 'M'), [address]);
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
