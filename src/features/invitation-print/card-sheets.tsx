import '#src/styles/dresses.css';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { PRESS_NOTE } from '#text/invitations/print.ts';
import type { Card } from './card.ts';
import { CardFace } from './card-face.tsx';
import styles from './card-sheets.module.css';
import { A4, BLEED, cropMarks, MARGIN, pressPage } from './print-format.ts';

/** `press` is the card with crop marks; `proof` the same on A4, with a line to measure. */
export type SheetKind = 'press' | 'proof';

interface CardSheetProps {
  readonly kind: SheetKind;
  readonly card: Card;
  /** The couple's names, for the proof. */
  readonly names: string;
}

/** The page that is printed; it replaces everything else on paper and is hidden on the screen. */
export function CardSheet({ kind, card, names }: CardSheetProps) {
  const page = kind === 'press' ? pressPage(card.format) : A4;
  usePageSize(page.width, page.height);
  return createPortal(
    <div className={styles.sheet} data-dress={card.design} data-sheet={kind} aria-hidden="true">
      {kind === 'press' ? <PressSheet card={card} /> : <ProofSheet card={card} names={names} />}
    </div>,
    document.body,
  );
}

/** Sets the paper for as long as the sheet exists. A rule in a style sheet would apply to every page of the site. */
function usePageSize(width: number, height: number): void {
  useLayoutEffect(() => {
    const paper = new CSSStyleSheet();
    paper.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
    };
  }, [width, height]);
}

function PressSheet({ card }: { readonly card: Card }) {
  const { width, height } = pressPage(card.format);
  return (
    <svg
      aria-hidden="true"
      className={styles.page}
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      <MarkedCard card={card} />
      <text className={styles.slug} x={card.format.width / 2} y={card.format.height + 7.6}>
        {sizeNote(card)}
      </text>
    </svg>
  );
}

function ProofSheet({ card, names }: Omit<CardSheetProps, 'kind'>) {
  const { format } = card;
  const left = (A4.width - format.width) / 2;
  const top = 60;
  return (
    <div className={styles.proof}>
      <svg
        aria-hidden="true"
        className={styles.page}
        viewBox={`${-left} ${-top} ${A4.width} ${A4.height}`}
        style={{ width: `${A4.width}mm`, height: `${A4.height}mm` }}
      >
        <MarkedCard card={card} />
        <g className={styles.ruler} transform={`translate(${format.width / 2 - 25} ${-14})`}>
          <path d={`M0 0H50M0 -2.5V2.5M50 -2.5V2.5${tenths()}`} />
          <text x="25" y="-3.4">
            {PRESS_NOTE.ruler}
          </text>
        </g>
        <text className={styles.slug} x={format.width / 2} y={format.height + 13}>
          {sizeNote(card)}
        </text>
      </svg>
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

/** A tick every 10 mm. */
function tenths(): string {
  return [10, 20, 30, 40].map((x) => `M${x} -1.2V1.2`).join('');
}

/** The card, cut off where its bleed ends, and its crop marks. */
function MarkedCard({ card }: { readonly card: Card }) {
  const { width, height } = card.format;
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
        <CardFace card={card} />
      </svg>
      <g className={styles.marks}>
        {cropMarks(card.format).map((mark) => (
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
