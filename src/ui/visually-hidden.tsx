import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only; `live` announces changes. */
export function VisuallyHidden({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className={styles.hidden} {...(live ? { role: 'status' } : {})}>
      {children}
    </span>
  );
}
