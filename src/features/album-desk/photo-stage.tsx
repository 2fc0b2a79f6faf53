import type { RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import { isPictureOf } from '#src/data/approved-picture.ts';
import { PHOTO_PICTURE, PHOTO_THUMB } from '#src/domain/album/limits.ts';
import type { PhotoState } from '#src/domain/album/photo.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { Button } from '#src/ui/button.tsx';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import { senderOf } from './photo-text.ts';
import styles from './photo-view.module.css';
import { useJpegAddress } from './use-jpeg-address.ts';

const texts = ALBUM_DESK.view;

interface PhotoStageProps {
  readonly photo: DeskPhoto;
  readonly next: string | undefined;
  readonly readPicture: (id: string) => Promise<Uint8Array | undefined>;
  readonly onDecide: (to: PhotoState) => void;
}

/** The picture of a photograph, its thumbnail until it has come, and when it was taken. */
export function PhotoStage({ photo, next, readPicture, onDecide }: PhotoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { state, jpeg, retry } = usePicture(readPicture, photo.id, next);
  const address = useJpegAddress(jpeg, PHOTO_PICTURE.longest);
  const thumb = useJpegAddress(photo.thumb, PHOTO_THUMB.longest);
  const differs = useDiffers(jpeg, photo.thumb);
  const sides: readonly SwipeSide[] = [
    ...(photo.state === 'approved' ? [] : ['right' as const]),
    ...(photo.state === 'hidden' ? [] : ['left' as const]),
  ];
  useSwipe(stage, sides, (side) => onDecide(side === 'right' ? 'approved' : 'hidden'));

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
        <p role="status">
          {state === 'gone' && texts.gone}
          {differs && texts.differs}
        </p>
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

/** Whether a picture turned out not to be that of its thumbnail. */
function useDiffers(picture: Uint8Array | undefined, thumb: Uint8Array): boolean {
  const [different, setDifferent] = useState<Uint8Array>();
  useEffect(() => {
    if (!picture) return;
    return unlessCleanedUp(
      isPictureOf(picture, thumb),
      (isSame) => setDifferent(isSame ? undefined : picture),
      () => undefined,
    );
  }, [picture, thumb]);
  return picture !== undefined && different === picture;
}

/** How far a finger has to move, in pixels. */
const SWIPE_PX = 90;

type SwipeSide = 'left' | 'right';

/**
 * Calls `onSwipe` when one finger has moved `area` far enough to one of the `sides`. Until then `--moved` is how far it has come,
 * in pixels, and `data-swipe` the side, once letting go would be enough. Not while the page is zoomed in.
 */
function useSwipe(
  area: RefObject<HTMLElement | null>,
  sides: readonly SwipeSide[],
  onSwipe: (side: SwipeSide) => void,
): void {
  const takes = useEffectEvent((side: SwipeSide) => sides.includes(side));
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: Touch | undefined;
    const movedBy = (event: TouchEvent) => {
      const now = event.changedTouches[0];
      if (!start || !now) return 0;
      const aside = now.clientX - start.clientX;
      return Math.abs(aside) > Math.abs(now.clientY - start.clientY) ? aside : 0;
    };
    const sideOf = (moved: number): SwipeSide | undefined => {
      const side = moved > 0 ? 'right' : 'left';
      return Math.abs(moved) >= SWIPE_PX && takes(side) ? side : undefined;
    };
    const show = (moved: number) => {
      element.style.setProperty('--moved', `${moved}px`);
      const side = sideOf(moved);
      if (side) element.dataset.swipe = side;
      else delete element.dataset.swipe;
    };
    const begin = (event: TouchEvent) => {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      start = event.touches.length === 1 && !isZoomed ? event.touches[0] : undefined;
      if (!start) show(0);
    };
    const move = (event: TouchEvent) => show(movedBy(event));
    const cancel = () => {
      start = undefined;
      show(0);
    };
    const finish = (event: TouchEvent) => {
      const side = sideOf(movedBy(event));
      cancel();
      if (side) swipe(side);
    };
    const listen = { passive: true };
    element.addEventListener('touchstart', begin, listen);
    element.addEventListener('touchmove', move, listen);
    element.addEventListener('touchend', finish, listen);
    element.addEventListener('touchcancel', cancel, listen);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', finish);
      element.removeEventListener('touchcancel', cancel);
    };
  }, [area]);
}

type Read = (id: string) => Promise<Uint8Array | undefined>;

/** Pictures that stay in memory: those before and after the one that is shown. */
const KEPT = 6;

interface Shown {
  readonly id: string;
  readonly jpeg: Uint8Array | 'gone' | 'failed';
}

/**
 * Reads the picture of a photograph when it is shown, and that of the next one after it.
 *
 * @returns the picture, or why there is none
 */
function usePicture(read: Read, id: string, next: string | undefined) {
  const kept = useRef(new Map<string, Promise<Uint8Array | undefined>>());
  const [shown, setShown] = useState<Shown>();
  const [attempt, setAttempt] = useState(0);

  const fetchPicture = useCallback(
    (wanted: string) => {
      const known = kept.current.get(wanted);
      if (known) return known;
      const reading = read(wanted);
      kept.current.set(wanted, reading);
      for (const old of [...kept.current.keys()].slice(0, -KEPT)) kept.current.delete(old);
      reading.catch(() => kept.current.delete(wanted));
      return reading;
    },
    [read],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    return unlessCleanedUp(
      fetchPicture(id),
      (jpeg) => {
        setShown({ id, jpeg: jpeg ?? 'gone' });
        if (next !== undefined) fetchPicture(next).catch(() => undefined);
      },
      () => setShown({ id, jpeg: 'failed' }),
    );
  }, [id, next, attempt, fetchPicture]);

  const current = shown?.id === id ? shown.jpeg : undefined;
  const jpeg = current instanceof Uint8Array ? current : undefined;
  const state = current instanceof Uint8Array ? 'ready' : (current ?? 'loading');
  return {
    state,
    jpeg,
    retry: () => {
      setShown(undefined);
      setAttempt((before) => before + 1);
    },
  } as const;
}
