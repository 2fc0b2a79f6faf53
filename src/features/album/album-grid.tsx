import { useEffect, useState } from 'react';
import type { Album } from '#src/domain/album/album.ts';
import { isRevealed } from '#src/domain/album/album.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import styles from './album-grid.module.css';
import { momentOf } from './photo-day.ts';
import { ShownAlbum } from './shown-album.tsx';

export interface AlbumGridProps {
  readonly code: string;
  readonly album: Album;
  readonly texts: AlbumTexts['album'];
  readonly language: Language;
}

/** The photographs of an album that guests may see, or from when they may. */
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
