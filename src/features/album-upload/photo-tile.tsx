import type { ReactNode } from 'react';
import styles from './album-upload.module.css';

interface PhotoTileProps {
  /** The address of its small picture; its place is kept until there is one. */
  readonly thumb: string | undefined;
  readonly alt: string;
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** A small picture in its list, with what may be done to it. */
export function PhotoTile({ thumb, alt, busy = false, children }: PhotoTileProps) {
  return (
    <li className={styles.tile}>
      <span className={styles.thumb} data-busy={busy || undefined}>
        {thumb ? <img src={thumb} alt={alt} decoding="async" /> : <span className={styles.place}>{alt}</span>}
      </span>
      {children}
    </li>
  );
}
