import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './more-fields.module.css';

interface MoreFieldsProps {
  readonly title: string;
  /** Behind the title: that nothing here has to be filled in. */
  readonly optional: string;
  readonly isOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** A fold for optional fields. It stays open even when the last of them is emptied to be typed again. */
export function MoreFields({ title, optional, isOpen = false, children }: MoreFieldsProps) {
  const [opened, setOpened] = useState(isOpen);
  if (isOpen && !opened) setOpened(true);
  return (
    <details className={styles.details} open={opened || undefined}>
      <summary className={styles.summary}>
        {title} <span className={styles.optional}>{optional}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
