import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { SealedEnvelope } from './sealed-envelope.tsx';

interface EmptyStateProps {
  title: string;
  line?: string;
  /** Renders the title as `h1`. */
  asPageTitle?: boolean;
  children?: ReactNode;
}

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
