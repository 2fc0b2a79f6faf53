import type { ComponentProps } from 'react';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './picture-label.module.css';

type PictureLabelProps = { icon: IconName } & Omit<ComponentProps<'span'>, 'className'>;

export function PictureLabel({ icon, children, ...rest }: PictureLabelProps) {
  return (
    <span {...rest} className={styles.label}>
      <Icon name={icon} size={18} />
      {children}
    </span>
  );
}
