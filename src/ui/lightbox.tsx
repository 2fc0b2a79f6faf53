import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import type { PictureSource } from '#src/config/media.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import { UI } from '#text/ui.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { lazyPart } from './lazy-part.tsx';
import styles from './lightbox.module.css';
import { useModal } from './use-modal.ts';
import { usePullToClose } from './use-pull-to-close.ts';

const Stage = lazyPart(() => import('./lightbox-stage.tsx').then(({ LightboxStage }) => LightboxStage), {
  Waiting: () => <span className={styles.wait} />,
  Failed: StageError,
});

/** One of ours, or somebody's own photograph at its address. */
export type LightboxPicture =
  | PictureSource
  | { readonly src: string; readonly alt: string; readonly width: number; readonly height: number };

interface LightboxProps {
  title: string;
  pictures: readonly LightboxPicture[];
  index: number | undefined;
  onIndex: (index: number) => void;
  onClose: () => void;
  panel?: ReactNode;
}

/** Full screen, with swipe and zoom. More than three pictures wrap around (specification §4). */
export function Lightbox({ title, pictures, index, onIndex, onClose, panel }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const open = index !== undefined;
  usePullToClose(stage, open, onClose);

  useModal(dialog, open, { locksScroll: true, paintsFirst: true });

  const step = (by: 1 | -1) => {
    if (index === undefined) return;
    const round = pictures.length > 3;
    const next = index + by;
    if (round) onIndex((next + pictures.length) % pictures.length);
    else if (next >= 0 && next < pictures.length) onIndex(next);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1);
        if (event.key === 'ArrowLeft') step(-1);
      }}
    >
      {open && (
        <div className={styles.frame}>
          <div className={styles.bar}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <span role="status" lang={SITE_LANGUAGE}>
              {UI.position(index + 1, pictures.length)}
            </span>
            <button
              type="button"
              className={styles.close}
              onClick={onClose}
              lang={SITE_LANGUAGE}
              aria-label={UI.close}
            >
              <Icon name="close" />
            </button>
          </div>
          <div ref={stage} className={styles.stage}>
            <Stage pictures={pictures} index={index} onIndex={onIndex} />
          </div>
          <div className={styles.panel}>
            <div className={styles.words}>{panel}</div>
            {pictures.length > 1 && (
              <div className={styles.arrows} lang={SITE_LANGUAGE}>
                <button
                  type="button"
                  className={styles.ring}
                  onClick={() => step(-1)}
                  aria-label={UI.carousel.previous}
                >
                  <Icon name="chevronLeft" size={22} />
                </button>
                <button
                  type="button"
                  className={styles.ring}
                  onClick={() => step(1)}
                  aria-label={UI.carousel.next}
                >
                  <Icon name="chevronRight" size={22} />
                </button>
              </div>
            )}
          </div>
        </div>
      )}
    </dialog>
  );
}

function StageError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.lost} role="alert" lang={SITE_LANGUAGE}>
      <p>{UI.lightbox.failed}</p>
      <Button look="gold" onClick={onRetry}>
        {UI.retry}
      </Button>
    </div>
  );
}
