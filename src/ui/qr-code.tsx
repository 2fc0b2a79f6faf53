import { useMemo } from 'react';
import { qrCode } from '#src/lib/qr-code.ts';

/** Modules of blank paper a reader wants on every side. */
const QUIET = 4;

interface QrCodeProps {
  /** What a phone reads from it: an address of at most 106 bytes; a longer one shows nothing. */
  text: string;
  /** What it is, for people who can't see it. */
  label: string;
}

/** A QR code, black on white with its quiet zone; the page's style sheet gives it its size. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = useMemo(() => qrCode(text), [text]);
  if (!rows) return null;
  const side = rows.length + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z`} fill="#fff" />
      <path d={rows.map(darkRuns).join('')} fill="#000" />
    </svg>
  );
}

/** One row as a path: each run of dark modules is a bar. */
function darkRuns(row: readonly boolean[], y: number): string {
  const line = row.map((dark) => (dark ? '#' : ' ')).join('');
  return [...line.matchAll(/#+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
