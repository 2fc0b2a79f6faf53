import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers only. `live` ones are read out when they change. */
export function VisuallyHidden({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <span className={styles.hidden} {...(live ? { role: 'status' } : {})}>
      {children}
    </span>
  );
}
