import type { CSSProperties, ReactNode } from 'react';
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

interface FarProps {
  /** About how tall it is on a phone, in CSS pixels; the scroll bar goes by it until it is laid out. */
  about: number;
  children: ReactNode;
}

/**
 * What lies some three screens down, beyond the pictures a browser fetches ahead. Until somebody scrolls, it costs a slow
 * phone nothing: each font that arrives would lay all of it out again (docs/performance.md). Where a wide screen or a
 * short page shows it after all, the browser lays it out at once.
 */
export function Far({ about, children }: FarProps) {
  return <div {...far(about)}>{children}</div>;
}

/** What makes an element of its own {@link Far}. */
export function far(about: number): { 'data-far': true; style: CSSProperties } {
  const style: CSSProperties & Record<'--about', string> = { '--about': `${about}px` };
  return { 'data-far': true, style };
}
