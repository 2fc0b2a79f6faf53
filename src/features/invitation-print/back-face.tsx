import type { Placed } from './back-layout.ts';
import { filling } from './back-layout.ts';
import type { Card } from './card.ts';
import styles from './card-face.module.css';
import { CardLine, TENTHS } from './card-face.tsx';
import { BLEED } from './print-format.ts';

export interface ShownPhotograph extends Placed {
  readonly address: string;
}

interface BackFaceProps {
  readonly card: Card;
  readonly photograph: ShownPhotograph;
}

/** The back of a card with its bleed, as part of an SVG in millimetres like `CardFace`. */
export function BackFace({ card: { format, back }, photograph }: BackFaceProps) {
  const { frame, names } = back;
  const drawn = filling(frame, photograph);
  const t = (mm: number) => +(mm * TENTHS).toFixed(2);
  const box = { x: t(frame.left), y: t(frame.top), width: t(frame.width), height: t(frame.height) };
  return (
    <g className={styles.back} transform={`scale(${1 / TENTHS})`}>
      <rect
        className={styles.backGround}
        x={t(-BLEED)}
        y={t(-BLEED)}
        width={t(format.width + 2 * BLEED)}
        height={t(format.height + 2 * BLEED)}
      />
      <svg aria-hidden="true" {...box} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
        <image
          href={photograph.address}
          x={t(drawn.left)}
          y={t(drawn.top)}
          width={t(drawn.width)}
          height={t(drawn.height)}
          preserveAspectRatio="none"
        />
      </svg>
      <rect className={styles.backFrame} {...box} />
      {names.map((line) => (
        <CardLine key={line.baseline} line={line} isFoot={false} />
      ))}
    </g>
  );
}
