import type { ReactNode } from 'react';
import styles from './dock.module.css';

/** The fixed bar at the bottom of a task page: a total and the main action. */
export function Dock({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.dock} data-dock="">
      <div className={styles.inner}>
        <p className={styles.words}>
          <span className={styles.label}>{label}</span>
          <output className={styles.value}>{value}</output>
        </p>
        {children}
      </div>
    </div>
  );
}
