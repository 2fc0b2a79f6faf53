import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './zoom-label.module.css';

/** Label in the corner of a picture that opens large. */
export function ZoomLabel({ children, ...rest }: Omit<ComponentProps<'span'>, 'className'>) {
  return (
    <span {...rest} className={styles.label}>
      <Icon name="zoom" size={18} />
      {children}
    </span>
  );
}
