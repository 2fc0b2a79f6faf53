import { useEffect, useRef, useState } from 'react';
import { phoneSecret } from '#src/data/own-photos.ts';
import type { Album, AlbumLife } from '#src/domain/album/album.ts';
import { lifeOfAlbum } from '#src/domain/album/album.ts';
import { phoneMarkOf } from '#src/domain/album/photo.ts';
import { showIndiaDay } from '#src/domain/india-time.ts';
import { useAwakeScreen } from '#src/lib/use-awake-screen.ts';
import { whenBack } from '#src/lib/when-back.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import styles from './album-upload.module.css';
import { OwnPhotoList } from './own-photo-list.tsx';
import { PhotoChooser } from './photo-chooser.tsx';
import type { SendProgress } from './use-upload.ts';
import { useUpload } from './use-upload.ts';

interface AlbumUploadProps {
  readonly code: string;
  readonly album: Album;
  /** Whether the album is the copy of an earlier visit, because there is no network. */
  readonly stale: boolean;
  readonly texts: AlbumTexts['upload'];
  readonly language: Language;
  /** A photograph of this phone was deleted from the album. */
  readonly onTakenBack: (id: string) => void;
}

/** Where a guest chooses and sends photographs, and sees their state. */
export function AlbumUpload({ code, album, stale, texts, language, onTakenBack }: AlbumUploadProps) {
  const view = useUpload(code);
  const [presses, setPresses] = useState(0);
  const notePress = () => setPresses((count) => count + 1);
  const life = useAlbumLife(album);
  const isBlocked = useIsBlocked(code, album.blocked);
  const { unready, items } = view.progress;
  useAwakeScreen(unready > 0 || items.some(({ state }) => state === 'sending'));
  const takes = life === 'open' && !isBlocked;
  const day = showIndiaDay(album.opensAt, guestTexts(language).dates);
  return (
    <section className={`${panel.panel} ${styles.upload}`} aria-label={texts.title}>
      {life === 'before' && <p>{texts.before(day)}</p>}
      {life === 'after' && <p>{texts.after}</p>}
      {life === 'open' && isBlocked && <p>{texts.blocked}</p>}
      {takes && <PhotoChooser view={view} texts={texts} language={language} onSent={notePress} />}
      {takes && stale && <p role="status">{texts.offline}</p>}
      <ProgressLine progress={view.progress} presses={presses} texts={texts.progress} />
      <OwnPhotoList
        view={view}
        reason={reasonOf(life, isBlocked)}
        texts={texts}
        onSent={notePress}
        onTakenBack={onTakenBack}
      />
    </section>
  );
}

/** Why the album refuses photographs. */
function reasonOf(life: string, isBlocked: boolean): keyof AlbumTexts['upload']['own']['why'] {
  if (life === 'after') return 'closed';
  return isBlocked ? 'blocked' : 'other';
}

type Texts = AlbumTexts['upload']['progress'];

interface ProgressLineProps {
  readonly progress: SendProgress;
  /** How often the guest has sent photographs, or sent some again. */
  readonly presses: number;
  readonly texts: Texts;
}

/** How many photographs have arrived, and whether the page may be closed. */
function ProgressLine({ progress, presses, texts }: ProgressLineProps) {
  const card = useRef<HTMLDivElement>(null);
  const arrived = progress.delivered.length;
  const waiting = progress.items.filter(({ state }) => state !== 'refused');
  const left = progress.unready + waiting.length;
  const all = arrived + progress.unready + progress.items.length;
  const isUnsafe = progress.unready > 0 || waiting.some(({ stored }) => !stored);
  const isShown = left + arrived > 0;
  // The pressed button is removed.
  useFocusOnChange(card, presses);
  return (
    <div
      ref={card}
      className={styles.progress}
      tabIndex={-1}
      role="status"
      data-unsaved={isUnsafe || undefined}
    >
      {isShown && (
        <div className={panel.card}>
          <h2>{left > 0 ? texts.title : doneOf(arrived, all, texts)}</h2>
          {left > 0 && (
            <>
              <progress value={arrived} max={all} aria-hidden="true" />
              <p>{texts.arrived(arrived, all)}</p>
            </>
          )}
          <p>{left > 0 ? hintOf(progress, texts) : texts.doneLine}</p>
        </div>
      )}
    </div>
  );
}

/** What is left by then was refused. */
function doneOf(arrived: number, all: number, texts: Texts): string {
  return arrived < all ? texts.arrived(arrived, all) : texts.done;
}

function hintOf({ unready, items, failing }: SendProgress, texts: Texts): string {
  if (unready > 0) return texts.keepOpen;
  if (items.some(({ stored }) => !stored)) return texts.memory;
  if (failing === 'no') return texts.canClose;
  return failing === 'busy' ? texts.busy : texts.waiting;
}

/** Timers count no further than 24 days. */
const LONGEST_WAIT_MS = 86_400_000;

/** Whether an album takes photographs, also when that changes while the page is open. */
function useAlbumLife({ opensAt, closesAt }: Album): AlbumLife {
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read again may have other times.
  useEffect(() => setNow(Date.now()), [opensAt, closesAt]);
  // While a phone sleeps, timers do not run.
  useEffect(() => whenBack(() => setNow(Date.now())), []);
  useEffect(() => {
    const next = [opensAt, closesAt].find((time) => time > now);
    if (next === undefined) return;
    const timer = window.setTimeout(() => setNow(Date.now()), Math.min(next - now, LONGEST_WAIT_MS));
    return () => window.clearTimeout(timer);
  }, [opensAt, closesAt, now]);
  return lifeOfAlbum({ opensAt, closesAt }, now);
}

/** Whether this phone is among those whose photographs the couple refuses. */
function useIsBlocked(code: string, blocked: readonly string[]): boolean {
  const [mark, setMark] = useState<string>();
  useEffect(() => {
    if (blocked.length > 0) void phoneMarkOf(phoneSecret(), code).then(setMark);
  }, [code, blocked]);
  return mark !== undefined && blocked.includes(mark);
}
