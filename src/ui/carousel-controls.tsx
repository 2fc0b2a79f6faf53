import type { ReactNode } from 'react';
import { UI } from '#text/ui.ts';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';

interface ControlsProps {
  /** Whether the previous and next buttons are shown. */
  hasArrows: boolean;
  /** From 0. */
  index: number;
  count: number;
  status?: ReactNode;
  onBack: () => void;
  onNext: () => void;
  /** `undefined` if the carousel has no autoplay. */
  moving: boolean | undefined;
  onToggle: () => void;
}

export function CarouselControls({
  hasArrows,
  index,
  count,
  status,
  onBack,
  onNext,
  moving,
  onToggle,
}: ControlsProps) {
  return (
    <div className={styles.controls}>
      {hasArrows && (
        <>
          <button type="button" className={styles.ring} onClick={onBack} aria-label={UI.carousel.previous}>
            <Icon name="chevronLeft" size={22} />
          </button>
          <span className={styles.count}>
            {status ?? (
              <>
                <span className={styles.now}>{index + 1}</span> {UI.carousel.outOf(count)}
              </>
            )}
          </span>
          <button type="button" className={styles.ring} onClick={onNext} aria-label={UI.carousel.next}>
            <Icon name="chevronRight" size={22} />
          </button>
        </>
      )}
      {moving !== undefined && (
        <button
          type="button"
          className={styles.pause}
          onClick={onToggle}
          aria-label={moving ? UI.carousel.pause : UI.carousel.play}
        >
          <Icon name={moving ? 'pause' : 'play'} size={20} />
        </button>
      )}
    </div>
  );
}
