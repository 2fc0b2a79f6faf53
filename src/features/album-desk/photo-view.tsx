import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import type { PhotoState } from '#src/domain/album/photo.ts';
import { useBackCloses } from '#src/lib/use-back-closes.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import { ALBUM_DESK as texts } from '#text/invitations/album-desk.ts';
import type { Decision } from './desk-store.ts';
import { PhotoStage } from './photo-stage.tsx';
import { senderOf } from './photo-text.ts';
import styles from './photo-view.module.css';

interface PhotoViewProps {
  /** Between which the arrows move. */
  readonly photos: readonly DeskPhoto[];
  /** The id of the one that is shown; `undefined` closes it. */
  readonly opened: string | undefined;
  /** Of all, also of those that are not read yet. */
  readonly count: number;
  readonly last: Decision | undefined;
  readonly busy: boolean;
  readonly readPicture: (id: string) => Promise<Uint8Array | undefined>;
  readonly onOpen: (id: string | undefined) => void;
  /** Few follow the one that is shown. */
  readonly onNearEnd: () => void;
  readonly onDecide: (photo: DeskPhoto, to: PhotoState) => void;
  readonly onUndo: () => void;
  readonly onRemove: (photo: DeskPhoto) => void;
  readonly onPhone: (photo: DeskPhoto) => void;
}

/** The next page is read when so few are left. */
const FEW = 6;

/** One photograph, large: decided about by button, key or swipe. */
export function PhotoView(props: PhotoViewProps) {
  const { photos, opened, last, busy, onOpen, onDecide, onUndo } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const place = photos.findIndex(({ id }) => id === opened);
  const photo = photos[place];
  const isOpen = photo !== undefined;
  const close = () => onOpen(undefined);
  useModal(dialog, isOpen, { locksScroll: true });
  useBackCloses(isOpen, close);
  // Somebody else's tab may have taken it.
  useEffect(() => {
    if (opened !== undefined && !isOpen) onOpen(undefined);
  }, [opened, isOpen, onOpen]);

  const isNearEnd = isOpen && place >= photos.length - FEW;
  const nearEnd = useEffectEvent(props.onNearEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for every photograph and every page.
  useEffect(() => {
    if (isNearEnd) nearEnd();
  }, [isNearEnd, place, photos.length]);

  const step = (by: 1 | -1) => {
    const next = photos[place + by];
    if (next) onOpen(next.id);
  };
  const decide = (to: PhotoState) => {
    if (photo && photo.state !== to) onDecide(photo, to);
  };
  const press = (key: string) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
    if (key === 'a') decide('approved');
    if (key === 'h') decide('hidden');
    if (key === 'u' && last && !busy) onUndo();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.view}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
        if (!altKey && !ctrlKey && !metaKey) press(key.length === 1 ? key.toLowerCase() : key);
      }}
    >
      {photo && (
        <div className={styles.frame}>
          <div className={styles.bar}>
            <h2 className={styles.title} id={titleId}>
              {texts.view.title(senderOf(photo))}
            </h2>
            <span role="status">{texts.view.position(place + 1, props.count)}</span>
            <button type="button" className={styles.close} aria-label={texts.view.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <PhotoStage
            photo={photo}
            next={photos[place + 1]?.id}
            readPicture={props.readPicture}
            onDecide={decide}
          />
          <div className={styles.panel}>
            <div className={styles.decide}>
              <Button aria-disabled={photo.state === 'approved'} onClick={() => decide('approved')}>
                {texts.approve}
              </Button>
              <Button
                look="secondary"
                aria-disabled={photo.state === 'hidden'}
                onClick={() => decide('hidden')}
              >
                {texts.hide}
              </Button>
              <div className={styles.arrows}>
                <Arrow
                  icon="chevronLeft"
                  label={texts.view.previous}
                  off={place === 0}
                  onPress={() => step(-1)}
                />
                <Arrow
                  icon="chevronRight"
                  label={texts.view.next}
                  off={place === photos.length - 1}
                  onPress={() => step(1)}
                />
              </div>
            </div>
            <div className={styles.last}>
              <p role="status">{last && texts.done[last.state](last.photos.length)}</p>
              {last && (
                <Button look="link" busy={busy} onClick={onUndo}>
                  {texts.undo}
                </Button>
              )}
            </div>
            <div className={styles.more}>
              <Button look="link" onClick={() => props.onPhone(photo)}>
                {texts.view.phone}
              </Button>
              <Button look="link" onClick={() => props.onRemove(photo)}>
                {texts.remove}
              </Button>
            </div>
          </div>
        </div>
      )}
    </dialog>
  );
}

interface ArrowProps {
  readonly icon: 'chevronLeft' | 'chevronRight';
  readonly label: string;
  readonly off: boolean;
  readonly onPress: () => void;
}

function Arrow({ icon, label, off, onPress }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} aria-disabled={off} onClick={onPress}>
      <Icon name={icon} size={22} />
    </button>
  );
}
