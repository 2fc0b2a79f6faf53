import type { Portrait } from '#src/domain/portraits/portrait.ts';
import { positionOf } from '#src/domain/portraits/position.ts';
import styles from './cover.module.css';

/** The couple's photograph in the frame of the cover. */
export function CoverImage({ portrait, address }: { readonly portrait: Portrait; readonly address: string }) {
  return (
    <img
      className={styles.photo}
      src={address}
      width={portrait.width}
      height={portrait.height}
      alt={portrait.alt}
      fetchPriority="high"
      style={{ objectPosition: positionOf(portrait) }}
    />
  );
}
