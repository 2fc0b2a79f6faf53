import type { Album } from '#src/domain/album/album.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';

interface AlbumUploadProps {
  readonly code: string;
  readonly album: Album;
  readonly texts: AlbumTexts['upload'];
}

/** Where a guest chooses photographs and sends them. */
export function AlbumUpload({ texts }: AlbumUploadProps) {
  return <h2>{texts.title}</h2>;
}
