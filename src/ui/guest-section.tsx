import type { CSSProperties, ReactNode } from 'react';
import { useRef } from 'react';
import styles from './guest-section.module.css';
import { useNear } from './use-near.ts';

interface GuestSectionProps {
  readonly id: string;
  readonly title: string;
  readonly line?: ReactNode;
  /** Approximate height of its content, in em of the page. */
  readonly room: number;
  /** Shown instead of its content without scripts. */
  readonly without: ReactNode;
  readonly children: ReactNode;
}

/** A part of a guest's page whose code is loaded when it comes near; until then its space is reserved. */
export function GuestSection({ id, title, line, room, without, children }: GuestSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const height: CSSProperties & Record<'--room', string> = { '--room': `${room}em` };
  return (
    <section className={styles.section} id={id} aria-label={title}>
      <h2 tabIndex={-1}>{title}</h2>
      {line}
      <noscript>{without}</noscript>
      <div ref={place} className={styles.room} style={height}>
        {isNear && children}
      </div>
    </section>
  );
}

interface FailedSectionProps {
  readonly retry: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

export function FailedSection({ retry, onRetry, children }: FailedSectionProps) {
  return (
    <div className={styles.failed}>
      {children}
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
