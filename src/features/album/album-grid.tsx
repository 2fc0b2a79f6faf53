import type { Album } from '#src/domain/album/album.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';

export interface AlbumGridProps {
  readonly code: string;
  readonly album: Album;
  readonly texts: AlbumTexts['album'];
}

/** The photographs of an album that guests may see. */
export function AlbumGrid({ texts }: AlbumGridProps) {
  return <p>{texts.title('')}</p>;
}
