import { useEffect, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { fetchAlbum, storedAlbum } from '#src/data/album-copy.ts';
import type { Album, AlbumLife } from '#src/domain/album/album.ts';
import { lifeOfAlbum } from '#src/domain/album/album.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { loadAlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import styles from './album-link.module.css';

/** One reading for each invitation that is opened in a visit. */
const readings = new Map<string, Promise<Album | undefined>>();

function albumOf(code: string): Promise<Album | undefined> {
  const reading = readings.get(code) ?? fetchAlbum(code).catch(() => storedAlbum(code));
  readings.set(code, reading);
  return reading;
}

interface AlbumLinkProps {
  readonly code: string;
  readonly language: Language;
}

/** The way to the album, from the day on which it opens. */
export function AlbumLink({ code, language }: AlbumLinkProps) {
  const [found, setFound] = useState<{ readonly life: AlbumLife; readonly texts: AlbumTexts['upload'] }>();
  useEffect(() => {
    let left = false;
    const read = async () => {
      const album = await albumOf(code);
      if (!album) return;
      const life = lifeOfAlbum(album, Date.now());
      const { upload } = await loadAlbumTexts(language);
      if (!left) setFound({ life, texts: upload });
    };
    // The album's own page tells a guest more.
    read().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [code, language]);
  if (!found || found.life === 'before') return null;
  return (
    <p className={panel.panel}>
      <Link className={styles.link} to={`${PATHS.album(code)}?in=${language}`}>
        <Icon name="camera" size={22} />
        {found.life === 'open' ? found.texts.link.open : found.texts.link.after}
      </Link>
    </p>
  );
}
