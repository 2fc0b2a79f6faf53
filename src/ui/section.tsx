import type { ReactNode } from 'react';
import styles from './section.module.css';

/** The ground a section lies on. Dark ones wear the canopy where they meet a light one. */
export type Ground = 'ivory' | 'sand' | 'maroon' | 'wine' | 'deep' | 'teal';

interface SectionProps {
  ground?: Ground;
  /** Where a dark section meets a light one: scallops hang below it, or stand above it. */
  canopy?: 'below' | 'above' | 'both';
  /** `false` when the section brings its own padding. */
  padded?: boolean;
  id?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** One sheet of the page. Its content goes into a {@link Wrap}, unless it runs to the edges. */
export function Section({ ground = 'ivory', canopy, padded = true, id, labelledBy, children }: SectionProps) {
  const className = [
    styles.section,
    styles[ground],
    ground !== 'ivory' && ground !== 'sand' && styles.dark,
    padded && styles.padded,
    (canopy === 'below' || canopy === 'both') && styles.below,
    (canopy === 'above' || canopy === 'both') && styles.above,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={className} id={id} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

/** The column everything stands in: 1280 px at most, with gutters. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}
