import type { ReactNode } from 'react';
import styles from './envelope.module.css';

interface EnvelopeProps {
  label: string;
  /** Draws a rupee coin; beside a number without a price it would be read as one. */
  hasCoin?: boolean;
  children: ReactNode;
}

export function Envelope({ label, hasCoin = true, children }: EnvelopeProps) {
  return (
    <section className={styles.envelope} aria-label={label}>
      <svg className={styles.flap} viewBox="0 0 390 92" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H390L195 88Z" fill="var(--maroon-edge)" />
        <path
          d="M0 0L195 88L390 0"
          fill="none"
          stroke="var(--gold)"
          strokeWidth="1.2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {hasCoin && (
        <span className={styles.coin} aria-hidden="true">
          <span>₹1</span>
        </span>
      )}
      {children}
    </section>
  );
}
