import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  /** `div` may contain a heading. */
  as?: 'span' | 'div';
  live?: boolean;
  children: ReactNode;
}

export function VisuallyHidden({ as: Tag = 'span', live = false, children }: VisuallyHiddenProps) {
  return (
    <Tag className={styles.hidden} {...(live ? { role: 'status' } : {})}>
      {children}
    </Tag>
  );
}
