import type { CSSProperties, ReactNode } from 'react';
import styles from './section.module.css';

export type Ground = 'ivory' | 'sand' | 'maroon' | 'wine' | 'deep' | 'teal';

interface SectionProps {
  ground?: Ground;
  /** Scalloped edge towards a light section. */
  canopy?: 'below' | 'above' | 'both';
  padded?: boolean;
  id?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** A full-width band. Its content goes into a {@link Wrap}. */
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

/** At most 1280 px wide, with gutters. Its children are animated by `rise.ts`. */
export function Wrap({ children }: { children: ReactNode }) {
  return (
    <div className={styles.wrap} data-rise="">
      {children}
    </div>
  );
}

interface DeferredProps {
  /** Estimated height on a phone, in CSS pixels or as CSS, used until the content is laid out. */
  height: number | string;
  children: ReactNode;
}

/** Content about three screens down, laid out on the first scroll, so that loading fonts do not lay it out again. */
export function Deferred({ height, children }: DeferredProps) {
  return <div {...deferred(height)}>{children}</div>;
}

/** The attributes of {@link Deferred}, for another element. */
export function deferred(height: number | string): { 'data-deferred': true; style: CSSProperties } {
  const style: CSSProperties & Record<'--deferred-height', string> = {
    '--deferred-height': typeof height === 'number' ? `${height}px` : height,
  };
  return { 'data-deferred': true, style };
}
