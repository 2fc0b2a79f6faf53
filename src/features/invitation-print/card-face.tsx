import { traditionOf } from '#src/catalogue/traditions.ts';
import { darkModules } from '#src/lib/qr-code.ts';
import type { Card } from './card.ts';
import styles from './card-face.module.css';
import type { PlacedLine } from './card-layout.ts';
import { BLEED } from './print-format.ts';
import { fontOf } from './typeset.ts';

/** Type smaller than a pixel is not drawn exactly, so a card is drawn in tenths of a millimetre. */
export const TENTHS = 10;

/** A card with its bleed, as part of an SVG in millimetres whose origin is the trimmed card's corner. */
export function CardFace({ card }: { readonly card: Card }) {
  const { format, artwork, layout, design, ink } = card;
  const { width, height } = format;
  const t = (mm: number) => +(mm * TENTHS).toFixed(2);
  return (
    <g className={ink === 'one' ? styles.oneInk : styles.colour} transform={`scale(${1 / TENTHS})`}>
      <image
        href={artwork}
        x={t(-BLEED)}
        y={t(-BLEED)}
        width={t(width + 2 * BLEED)}
        height={t(height + 2 * BLEED)}
        preserveAspectRatio="xMidYMid slice"
      />
      {layout.lines.map((line) => (
        <CardLine
          key={`${line.written.text} ${line.baseline}`}
          line={line}
          isFoot={line.baseline > layout.panel.top}
        />
      ))}
      {layout.ornament && (
        <svg
          aria-hidden="true"
          x={t(layout.ornament.left)}
          y={t(layout.ornament.top)}
          width={t(layout.ornament.width)}
          height={t(layout.ornament.height)}
          viewBox="0 0 120 24"
        >
          <path className={styles.ornament} d={traditionOf(design).ornament} />
        </svg>
      )}
      <CodePanel card={card} />
    </g>
  );
}

interface CardLineProps {
  readonly line: PlacedLine;
  readonly isFoot: boolean;
}

export function CardLine({ line: { written, x, baseline, size, tone }, isFoot }: CardLineProps) {
  const { weight, family } = fontOf(written);
  return (
    <text
      x={x * TENTHS}
      y={baseline * TENTHS}
      className={isFoot ? `${styles[tone]} ${styles.foot}` : styles[tone]}
      lang={written.lang}
      direction={written.dir}
      style={{ fontFamily: family, fontWeight: weight, fontSize: `${(size * TENTHS).toFixed(2)}px` }}
    >
      {written.text}
    </text>
  );
}

/** On light paper, in black: foil and colours keep phones from reading the code. */
function CodePanel({ card: { layout, modules } }: { readonly card: Card }) {
  const { panel, code } = layout;
  const frame = (inset: number) => ({
    x: (panel.left + inset) * TENTHS,
    y: (panel.top + inset) * TENTHS,
    width: (panel.width - 2 * inset) * TENTHS,
    height: (panel.height - 2 * inset) * TENTHS,
    rx: Math.max(1.4 - inset, 0.4) * TENTHS,
  });
  return (
    <>
      <rect className={styles.ground} {...frame(0)} />
      <rect className={styles.frame} {...frame(0.3)} />
      <rect className={styles.hairline} {...frame(0.8)} />
      <path
        className={styles.modules}
        d={darkModules(modules)}
        transform={`translate(${code.left * TENTHS} ${code.top * TENTHS}) scale(${(code.width * TENTHS) / modules.size})`}
        shapeRendering="crispEdges"
      />
    </>
  );
}
