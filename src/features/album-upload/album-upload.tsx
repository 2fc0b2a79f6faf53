import type { Album } from '#src/domain/album/album.ts';
import { showIndiaDay } from '#src/domain/india-time.ts';
import { useAwakeScreen } from '#src/lib/use-awake-screen.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import styles from './album-upload.module.css';
import { OwnPhotoList } from './own-photo-list.tsx';
import { PhotoChooser } from './photo-chooser.tsx';
import { SendProgress } from './send-progress.tsx';
import { useAlbumLife } from './use-album-life.ts';
import { useIsBlocked } from './use-is-blocked.ts';
import { useUpload } from './use-upload.ts';

interface AlbumUploadProps {
  readonly code: string;
  readonly album: Album;
  /** Whether the album is known from an earlier visit only, for want of a network. */
  readonly stale: boolean;
  readonly texts: AlbumTexts['upload'];
  /** One that has been loaded. */
  readonly language: Language;
}

/** Where a guest chooses photographs, sends them, and sees what became of them. */
export function AlbumUpload({ code, album, stale, texts, language }: AlbumUploadProps) {
  const view = useUpload(code);
  const life = useAlbumLife(album);
  const isBlocked = useIsBlocked(code, album.blocked);
  const { unready, items } = view.journey;
  useAwakeScreen(unready > 0 || items.some(({ state }) => state === 'sending'));
  const takes = life === 'open' && !isBlocked;
  const day = showIndiaDay(album.opensAt, guestTexts(language).dates);
  return (
    <section className={`${panel.panel} ${styles.upload}`} aria-label={texts.title}>
      {life === 'before' && <p>{texts.before(day)}</p>}
      {life === 'after' && <p>{texts.after}</p>}
      {life === 'open' && isBlocked && <p>{texts.blocked}</p>}
      {takes && stale && <p role="status">{texts.offline}</p>}
      {takes && <PhotoChooser view={view} texts={texts} language={language} />}
      <SendProgress journey={view.journey} texts={texts.progress} />
      <OwnPhotoList view={view} reason={reasonOf(life, isBlocked)} texts={texts} />
    </section>
  );
}

/** Why the album refuses photographs. */
function reasonOf(life: string, isBlocked: boolean): keyof AlbumTexts['upload']['own']['why'] {
  if (life === 'after') return 'closed';
  return isBlocked ? 'blocked' : 'other';
}
