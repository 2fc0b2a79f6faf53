import type { ReactNode } from 'react';
import { UI } from '#src/content/ui.ts';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';

interface ControlsProps {
  /** `false` leaves only the pause button. */
  ringed: boolean;
  /** Slide in front, from 0. */
  index: number;
  count: number;
  /** Shown between the rings instead of '1 of 8'. */
  words?: ReactNode;
  onBack: () => void;
  onNext: () => void;
  /** Whether it moves by itself now; `undefined` when it never does. */
  moving: boolean | undefined;
  onToggle: () => void;
}

/** Two rings, '1 of 8' between them, and a pause button where something moves. */
export function CarouselControls({
  ringed,
  index,
  count,
  words,
  onBack,
  onNext,
  moving,
  onToggle,
}: ControlsProps) {
  return (
    <div className={styles.controls}>
      {ringed && (
        <>
          <button type="button" className={styles.ring} onClick={onBack} aria-label={UI.carousel.previous}>
            <Icon name="chevronLeft" size={22} />
          </button>
          <span className={styles.count}>
            {words ?? (
              <>
                <span className={styles.now}>{index + 1}</span> of {count}
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
