import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  line?: string;
  children?: ReactNode;
  kind?: 'problem' | 'note';
}

/** A message within the page, announced when it appears: what happened and what to do. */
export function Notice({ title, line, children, kind = 'problem' }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'problem' ? 'alert' : 'status'}>
      <p className={styles.title}>{title}</p>
      {line && <p>{line}</p>}
      {children}
    </div>
  );
}
