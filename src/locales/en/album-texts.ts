import { ALBUM } from './guests/album.ts';
import { ALBUM_UPLOAD } from './guests/album-upload.ts';

/** What guests read on the page of the album, in any language. */
export const ALBUM_TEXTS = { album: ALBUM, upload: ALBUM_UPLOAD };
