import '#src/styles/dresses.css';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PRESS_NOTE } from '#text/invitations/print.ts';
import type { ShownPhotograph } from './back-face.tsx';
import { BackFace } from './back-face.tsx';
import type { Card } from './card.ts';
import { CardFace } from './card-face.tsx';
import styles from './card-sheets.module.css';
import type { PrintFormat } from './print-format.ts';
import { A4, BLEED, cropMarks, MARGIN, pressPage } from './print-format.ts';

/** `press` is the card with crop marks; `proof` the same on A4, with a line to measure. */
export type SheetKind = 'press' | 'proof';

interface CardSheetProps {
  readonly kind: SheetKind;
  readonly card: Card;
  readonly names: string;
  /** For a second page with the back. */
  readonly photograph?: ShownPhotograph | undefined;
}

/** The printed pages; they replace everything else on paper and are hidden on the screen. */
export function CardSheet({ kind, card, names, photograph }: CardSheetProps) {
  const page = kind === 'press' ? pressPage(card.format) : A4;
  return createPortal(
    <div className={styles.sheet} data-dress={card.design} data-sheet={kind} aria-hidden="true">
      {kind === 'press' ? (
        <Side kind={kind} card={card} face={<CardFace card={card} />} />
      ) : (
        <ProofFront card={card} names={names} />
      )}
      {photograph && <Side kind={kind} card={card} face={<BackFace card={card} photograph={photograph} />} />}
      {/* A rule in a style sheet would apply to every page that somebody prints. */}
      <style>{`@page { size: ${page.width}mm ${page.height}mm; margin: 0; }`}</style>
    </div>,
    document.body,
  );
}

function ProofFront({ card, names }: Pick<CardSheetProps, 'card' | 'names'>) {
  return (
    <div className={styles.proof}>
      <Side kind="proof" card={card} face={<CardFace card={card} />}>
        <g className={styles.ruler} transform={`translate(${card.format.width / 2 - 25} ${-14})`}>
          <path d={`M0 0H50M0 -2.5V2.5M50 -2.5V2.5${tenths()}`} />
          <text x="25" y="-3.4">
            {PRESS_NOTE.ruler}
          </text>
        </g>
      </Side>
      <div className={styles.advice}>
        <p className={styles.title}>{PRESS_NOTE.proofTitle(names)}</p>
        <ol>
          {PRESS_NOTE.proof.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface SideProps {
  readonly kind: SheetKind;
  readonly card: Card;
  readonly face: ReactNode;
  readonly children?: ReactNode;
}

function Side({ kind, card, face, children }: SideProps) {
  const { format } = card;
  const isPress = kind === 'press';
  const { width, height } = isPress ? pressPage(format) : A4;
  const left = isPress ? MARGIN : (A4.width - format.width) / 2;
  const top = isPress ? MARGIN : 60;
  return (
    <svg
      aria-hidden="true"
      className={styles.page}
      viewBox={`${-left} ${-top} ${width} ${height}`}
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      <MarkedCard format={format}>{face}</MarkedCard>
      {children}
      <text className={styles.slug} x={format.width / 2} y={format.height + (isPress ? 7.6 : 13)}>
        {sizeNote(card)}
      </text>
    </svg>
  );
}

function tenths(): string {
  return [10, 20, 30, 40].map((x) => `M${x} -1.2V1.2`).join('');
}

function MarkedCard({ format, children }: { readonly format: PrintFormat; readonly children: ReactNode }) {
  const { width, height } = format;
  return (
    <>
      <svg
        aria-hidden="true"
        x={-BLEED}
        y={-BLEED}
        width={width + 2 * BLEED}
        height={height + 2 * BLEED}
        viewBox={`${-BLEED} ${-BLEED} ${width + 2 * BLEED} ${height + 2 * BLEED}`}
      >
        {children}
      </svg>
      <g className={styles.marks}>
        {cropMarks(format).map((mark) => (
          <line key={`${mark.x1} ${mark.y1} ${mark.x2} ${mark.y2}`} {...mark} />
        ))}
      </g>
    </>
  );
}

function sizeNote({ format, ink }: Card): string {
  const [width, height] = [format.width, format.height].map((mm) => mm.toFixed(1).replace('.0', ''));
  return `${PRESS_NOTE.size(width ?? '', height ?? '')} ${PRESS_NOTE.ink[ink]}`;
}
