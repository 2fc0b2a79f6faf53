import { ALBUM } from './guests/album.ts';
import { ALBUM_UPLOAD } from './guests/album-upload.ts';

export const ALBUM_TEXTS = { album: ALBUM, upload: ALBUM_UPLOAD };
