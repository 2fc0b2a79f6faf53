import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { SealedEnvelope } from './sealed-envelope.tsx';

interface EmptyStateProps {
  title: string;
  /** One sentence on what to do next. */
  line?: string;
  /** `true` when the title is the page's own. */
  asPageTitle?: boolean;
  /** Up to two ways on. */
  children?: ReactNode;
}

/** A sealed envelope, one title, one sentence and the ways on. */
export function EmptyState({ title, line, asPageTitle = false, children }: EmptyStateProps) {
  const Title = asPageTitle ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      <span className={styles.envelope}>
        <SealedEnvelope />
      </span>
      <Title className={styles.title}>{title}</Title>
      {line && <p>{line}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
