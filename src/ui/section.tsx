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

/** The column of a page's content: 1280 px at most, with gutters. Its children rise as they are scrolled to (rise.ts). */
export function Wrap({ children }: { children: ReactNode }) {
  return (
    <div className={styles.wrap} data-rise="">
      {children}
    </div>
  );
}

interface DeferredProps {
  /** Estimated height on a phone, in CSS pixels; the scroll bar uses it until the content is laid out. */
  height: number;
  children: ReactNode;
}

/**
 * Content about three screens down, beyond the pictures a browser fetches ahead, which is laid out on the first scroll.
 * Otherwise each font that arrives would lay it out again (docs/performance.md). Where a wide screen or a short page shows
 * it from the start, the browser lays it out at once.
 */
export function Deferred({ height, children }: DeferredProps) {
  return <div {...deferred(height)}>{children}</div>;
}

/** The attributes of {@link Deferred}, for an element of one's own. */
export function deferred(height: number): { 'data-deferred': true; style: CSSProperties } {
  const style: CSSProperties & Record<'--deferred-height', string> = { '--deferred-height': `${height}px` };
  return { 'data-deferred': true, style };
}
