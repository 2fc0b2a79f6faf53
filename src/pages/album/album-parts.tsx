import { AlbumGrid } from '#src/features/album/album-grid.tsx';
import { AlbumUpload } from '#src/features/album-upload/album-upload.tsx';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import styles from './album-page.module.css';
import { useAlbum } from './use-album.ts';

interface AlbumPartsProps {
  /** Of the invitation; `undefined` for one without an album. */
  readonly code: string | undefined;
  readonly texts: AlbumTexts;
  readonly language: Language;
}

/** Where photographs are sent and seen; or why not now. */
export function AlbumParts({ code, texts, language }: AlbumPartsProps) {
  const { reading, retry } = useAlbum(code);
  if (code === undefined || reading.state !== 'known') {
    return (
      <div className={styles.message}>
        <p role="status">{messageOf(reading.state, texts.upload)}</p>
        {reading.state === 'unreachable' && (
          <button type="button" onClick={retry}>
            {texts.upload.retry}
          </button>
        )}
      </div>
    );
  }
  const { album, stale } = reading;
  return (
    <>
      <AlbumUpload code={code} album={album} stale={stale} texts={texts.upload} language={language} />
      <AlbumGrid code={code} album={album} texts={texts.album} language={language} />
    </>
  );
}

function messageOf(state: string, texts: AlbumTexts['upload']): string {
  if (state === 'none') return texts.none;
  return state === 'reading' ? texts.reading : texts.unreachable;
}
