import type { ReactNode } from 'react';
import styles from './more-fields.module.css';

interface MoreFieldsProps {
  readonly title: string;
  /** Behind the title: that nothing here has to be filled in. */
  readonly optional: string;
  readonly isOpen?: boolean | undefined;
  readonly children: ReactNode;
}

export function MoreFields({ title, optional, isOpen, children }: MoreFieldsProps) {
  return (
    <details className={styles.details} open={isOpen || undefined}>
      <summary className={styles.summary}>
        {title} <span className={styles.optional}>{optional}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
