import type { Portrait } from '#src/domain/portraits/portrait.ts';
import { positionOf } from '#src/domain/portraits/position.ts';
import styles from './cover.module.css';

interface CoverImageProps {
  readonly portrait: Portrait;
  readonly address: string;
  /** Path of a smaller AVIF for screens narrower than 600 px, where there is one. */
  readonly phone?: string;
}

export function CoverImage({ portrait, address, phone }: CoverImageProps) {
  return (
    <picture>
      {phone && <source media="(max-width: 599px)" type="image/avif" srcSet={phone} />}
      <img
        className={styles.photo}
        src={address}
        width={portrait.width}
        height={portrait.height}
        alt={portrait.alt}
        fetchPriority="high"
        style={{ objectPosition: positionOf(portrait) }}
      />
    </picture>
  );
}
