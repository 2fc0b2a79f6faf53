import { useEffect, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import { fetchAlbum, storedAlbum } from '#src/data/album-copy.ts';
import type { Album, AlbumLife } from '#src/domain/album/album.ts';
import { lifeOfAlbum } from '#src/domain/album/album.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { whenBack } from '#src/lib/when-back.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { loadAlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import styles from './album-link.module.css';

/** A guest who comes back later than this reads the album again. */
const OLD_MS = 300_000;

interface Reading {
  readonly readAt: number;
  readonly album: Promise<Album | undefined>;
}

/** The last reading for each invitation that is opened in a visit, unless it failed. */
const readings = new Map<string, Reading>();

function albumOf(code: string): Promise<Album | undefined> {
  const known = readings.get(code);
  if (known && Date.now() - known.readAt < OLD_MS) return known.album;
  const album = fetchAlbum(code).catch(() => {
    readings.delete(code);
    return storedAlbum(code);
  });
  readings.set(code, { readAt: Date.now(), album });
  return album;
}

interface Found {
  readonly life: AlbumLife;
  readonly texts: AlbumTexts['upload'];
}

async function find(code: string, language: Language): Promise<Found | undefined> {
  const album = await albumOf(code);
  if (!album) return;
  const { upload } = await loadAlbumTexts(language);
  return { life: lifeOfAlbum(album, Date.now()), texts: upload };
}

interface AlbumLinkProps {
  readonly code: string;
  readonly language: Language;
}

/** The way to the album, from the day on which it opens. */
export function AlbumLink({ code, language }: AlbumLinkProps) {
  const [found, setFound] = useState<Found>();
  const [visits, setVisits] = useState(0);
  useEffect(() => whenBack(() => setVisits((count) => count + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit looks again.
  useEffect(
    // Without it, the album's own page tells a guest more.
    () => unlessCleanedUp(find(code, language), setFound, () => undefined),
    [code, language, visits],
  );
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
