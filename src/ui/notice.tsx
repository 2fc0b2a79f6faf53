import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** What happened, in one sentence. */
  title: string;
  /** What is safe, and what can be done. */
  children?: ReactNode;
  /** `problem` has the sindoor bar, `note` a gold one. */
  kind?: 'problem' | 'note';
}

/** A plain statement within the page: what happened, what is safe, the way on. Read out when it appears. */
export function Notice({ title, children, kind = 'problem' }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'problem' ? 'alert' : 'status'}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
