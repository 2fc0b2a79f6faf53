import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  line?: string;
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

function SealedEnvelope() {
  return (
    <svg width={200} height={116} viewBox="0 0 200 116" aria-hidden="true" focusable="false">
      <rect width="200" height="116" fill="var(--maroon)" />
      <path d="M0 0H200L100 66Z" fill="var(--wine)" />
      <path d="M6 0V110H194V0" fill="none" stroke="var(--gold)" strokeOpacity=".55" />
      <path d="M0 .5L100 66L200 .5" fill="none" stroke="var(--gold)" strokeWidth="1.2" />
      <path d="M0 .5H200" stroke="var(--gold)" />
      <circle cx="100" cy="64" r="18" fill="var(--gold)" />
      <circle cx="100" cy="64" r="14" fill="none" stroke="var(--deepgold)" strokeWidth=".9" />
    </svg>
  );
}
