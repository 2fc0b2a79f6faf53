import { useRef } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import type { PhotoState } from '#src/domain/album/photo.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import { Button } from '#src/ui/button.tsx';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import styles from './photo-view.module.css';
import { senderOf } from './photo-words.ts';
import { useJpegAddress } from './use-jpeg-address.ts';
import { usePicture } from './use-picture.ts';
import type { SwipeSide } from './use-swipe.ts';
import { useSwipe } from './use-swipe.ts';

const texts = ALBUM_DESK.view;

interface PhotoStageProps {
  readonly photo: DeskPhoto;
  /** The id of the one after it. */
  readonly next: string | undefined;
  readonly readPicture: (id: string) => Promise<Uint8Array | undefined>;
  readonly onDecide: (to: PhotoState) => void;
}

/** The picture of a photograph, its thumbnail until it has come, and when it was taken. */
export function PhotoStage({ photo, next, readPicture, onDecide }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { state, address, retry } = usePicture(readPicture, photo.id, next);
  const thumb = useJpegAddress(photo.thumb);
  const sides: readonly SwipeSide[] = [
    ...(photo.state === 'approved' ? [] : ['right' as const]),
    ...(photo.state === 'hidden' ? [] : ['left' as const]),
  ];
  useSwipe(stage, true, {
    sides,
    onSwipe: (side) => onDecide(side === 'right' ? 'approved' : 'hidden'),
  });

  const { width, height, takenAt, createdAt } = photo;
  const sent = formatDayAndTime(new Date(createdAt));
  return (
    <div ref={stage} className={styles.stage} aria-busy={state === 'loading'}>
      {(address ?? thumb) && (
        <img
          key={photo.id}
          className={styles.picture}
          src={address ?? thumb}
          alt={texts.title(senderOf(photo))}
          width={width}
          height={height}
          draggable={false}
        />
      )}
      <span className={styles.swipe} data-side="right" aria-hidden="true">
        {ALBUM_DESK.approve}
      </span>
      <span className={styles.swipe} data-side="left" aria-hidden="true">
        {ALBUM_DESK.hide}
      </span>
      <div className={styles.facts}>
        <p>
          {takenAt === null ? texts.sent(sent) : texts.taken(formatDayAndTime(new Date(takenAt)))} ·{' '}
          <b>{ALBUM_DESK.tabs[photo.state]}</b>
        </p>
        {state === 'gone' && <p role="status">{texts.gone}</p>}
        {state === 'failed' && (
          <p role="alert">
            {texts.lost}{' '}
            <Button look="link" onClick={retry}>
              {texts.retry}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
