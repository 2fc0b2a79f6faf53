import type { Portrait } from '#src/domain/portraits/portrait.ts';
import { positionOf } from '#src/domain/portraits/position.ts';
import styles from './cover.module.css';

/** From this width on the cover needs the whole picture. */
const PHONES = '(max-width: 599px)';

interface CoverImageProps {
  readonly portrait: Portrait;
  readonly address: string;
  /** Path of a smaller AVIF for phones, where there is one. */
  readonly phone?: string;
}

/** The couple's photograph in the frame of the cover. */
export function CoverImage({ portrait, address, phone }: CoverImageProps) {
  const image = (
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
  if (phone === undefined) return image;
  return (
    <picture>
      <source media={PHONES} type="image/avif" srcSet={phone} />
      {image}
    </picture>
  );
}
