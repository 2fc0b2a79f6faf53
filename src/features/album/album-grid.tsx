import type { CSSProperties, RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sentPhotos } from '#src/data/own-photos.ts';
import type { ShownThumb } from '#src/data/photo-store.ts';
import { readShownPhotos } from '#src/data/photo-store.ts';
import type { Album } from '#src/domain/album/album.ts';
import { isRevealed } from '#src/domain/album/album.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';
import { showFirst } from '#src/lib/show-first.ts';
import { usePages } from '#src/lib/use-pages.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import { MorePages } from '#src/ui/more-pages.tsx';
import { useNear } from '#src/ui/use-near.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './album-grid.module.css';
import { altOfPhoto, momentOf } from './photo-day.ts';
import { PhotoLightbox } from './photo-lightbox.tsx';

export interface AlbumGridProps {
  readonly code: string;
  readonly album: Album;
  readonly texts: AlbumTexts['album'];
  readonly language: Language;
  /** Ids of photographs that were deleted since the page was opened. */
  readonly takenBack: readonly string[];
}

/** The photographs of an album that guests may see, or the day of the reveal. */
export function AlbumGrid({ album, ...shown }: AlbumGridProps) {
  const revealed = useRevealed(album);
  const { texts, language } = shown;
  return (
    <section className={styles.album} aria-label={texts.heading} data-revealed={revealed}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      {revealed ? (
        <ShownAlbum {...shown} />
      ) : (
        <p className={styles.said} role="status">
          {texts.until(momentOf(album.revealsAt, language))}
        </p>
      )}
    </section>
  );
}

/** A page that is left open notices within a minute. */
const LOOK_MS = 60_000;

function useRevealed(album: Album): boolean {
  const [now, setNow] = useState(Date.now);
  const revealed = isRevealed(album, now);
  useEffect(() => {
    if (revealed) return;
    const timer = window.setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [revealed]);
  return revealed;
}

/** Wider and narrower ones are shown whole in such a frame. */
const SHAPES = { narrowest: 0.5, widest: 2.4 };

/** At this distance from the last loaded photograph, the lightbox requests the next page. */
const NEAR_THE_END = 3;

/** What the couple shows: thumbnails, a page at a time once they come near, and each large when it is pressed. */
function ShownAlbum({ code, texts, language, takenBack }: Omit<AlbumGridProps, 'album'>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const read = useCallback((after?: TimeCursor) => readShownPhotos(code, after), [code]);
  const pages = usePages(read, near);
  const { status, next, more: readOn, drop } = pages;
  const items = pages.items.filter(({ id }) => !takenBack.includes(id));
  const [opened, setOpened] = useState<string>();
  const [gone, setGone] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const list = useFocusOnNext(items.length, more);
  const own = new Set(sentPhotos.of(code));

  const open = (id: string) => {
    setOpened(id);
    const ahead = items.length - items.findIndex((one) => one.id === id);
    if (ahead <= NEAR_THE_END && next && status === 'ready') readOn();
  };

  const takeOff = useCallback(
    (id: string) => {
      drop(id);
      setGone(true);
    },
    [drop],
  );

  const isNone = useLooksAgain(
    status === 'reading' ? undefined : status === 'ready' && items.length === 0,
    readOn,
  );

  const wasOpened = opened !== undefined && !items.some(({ id }) => id === opened);
  useEffect(() => {
    if (!wasOpened) return;
    setOpened(undefined);
    showFirst(said.current);
  }, [wasOpened]);

  return (
    <>
      <div ref={place} className={`${styles.shown} ${panel.panel}`} aria-busy={status === 'reading'}>
        <p ref={said} role="status" tabIndex={-1} className={styles.said}>
          {gone && texts.gone}
          {items.length === 0 && (isNone ? texts.none : status === 'reading' && texts.reading)}
        </p>
        <ul ref={list} className={styles.grid}>
          {items.map((photo) => (
            <Thumb
              key={photo.id}
              photo={photo}
              label={altOfPhoto(photo, texts, language)}
              yours={own.has(photo.id) ? texts.yours : ''}
              onOpen={open}
            />
          ))}
        </ul>
        <VisuallyHidden live>{items.length > 0 && texts.count(items.length)}</VisuallyHidden>
        <div ref={more} className={styles.more}>
          <MorePages pages={pages} unreachable={texts.unreachable} older={texts.more} />
        </div>
      </div>
      <PhotoLightbox
        code={code}
        photos={items}
        opened={opened}
        own={own}
        texts={texts}
        language={language}
        onOpen={open}
        onClose={() => setOpened(undefined)}
        onGone={takeOff}
      />
    </>
  );
}

/**
 * Whether the album was empty at the last reading. If so, it is read again each minute: the couple may approve photographs, and
 * a phone that is some seconds fast asks before the reveal, when Firestore refuses.
 *
 * @param isEmpty `undefined` while it is read
 */
function useLooksAgain(isEmpty: boolean | undefined, read: () => void): boolean {
  const [wasEmpty, setWasEmpty] = useState(false);
  useEffect(() => {
    if (isEmpty !== undefined) setWasEmpty(isEmpty);
  }, [isEmpty]);
  useEffect(() => {
    if (!wasEmpty) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') read();
    }, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [wasEmpty, read]);
  return wasEmpty;
}

/** Moves the focus from the button for more photographs, which may be removed, to the first new one. */
function useFocusOnNext(count: number, more: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(0);
  useEffect(() => {
    const first = before.current;
    before.current = count;
    if (first === 0 || count <= first) return;
    const holder = document.activeElement;
    if (holder !== document.body && !more.current?.contains(holder)) return;
    list.current?.children[first]?.querySelector('button')?.focus({ preventScroll: true });
  }, [count, more]);
  return list;
}

interface ThumbProps {
  readonly photo: ShownThumb;
  readonly label: string;
  /** That it is the guest's own; empty if it is not. */
  readonly yours: string;
  readonly onOpen: (id: string) => void;
}

function Thumb({ photo: { id, thumb, width, height }, label, yours, onOpen }: ThumbProps) {
  const shape = Math.min(Math.max(width / height, SHAPES.narrowest), SHAPES.widest);
  return (
    <li className={styles.item} style={shapeStyle(shape)}>
      <button
        type="button"
        className={styles.thumb}
        aria-label={yours ? `${label}. ${yours}` : label}
        onClick={() => onOpen(id)}
      >
        <img src={thumb} alt="" width={width} height={height} decoding="async" />
        {yours && <span className={styles.yours}>{yours}</span>}
      </button>
    </li>
  );
}

function shapeStyle(shape: number): CSSProperties & Record<'--shape', number> {
  return { '--shape': shape };
}
