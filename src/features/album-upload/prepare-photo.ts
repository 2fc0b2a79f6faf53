/** Makes of a chosen file what is sent of it. All but the reading of its first bytes happens away from the page's thread. */
import type { SentPhoto } from '#src/data/photo-store.ts';
import { PHOTO_PICTURE, PHOTO_THUMB } from '#src/domain/album/limits.ts';
import { photoIdOf } from '#src/domain/album/photo.ts';
import { PictureError } from '#src/lib/pictures/picture-error.ts';
import { shrinkToSizes } from '#src/lib/pictures/shrink-in-worker.ts';
import { kindOfPicture } from '#src/lib/pictures/shrink-picture.ts';
import { readTimeTaken } from '#src/lib/pictures/time-taken.ts';

/** A photograph that can be sent. */
export interface PreparedPhoto extends Pick<SentPhoto, 'width' | 'height' | 'takenAt' | 'picture' | 'thumb'> {
  readonly id: string;
}

/** The id under which a file is sent. Rejects with a `PictureError` if it is a film or too large, before all of it is read. */
export async function identify(code: string, file: Blob): Promise<string> {
  await kindOfPicture(file);
  return photoIdOf(code, file).catch(() => {
    throw new PictureError('broken');
  });
}

/**
 * Shrinks a file, which removes all that the camera has written into it.
 *
 * @param open makes a picture that the browser can decode of one that it cannot
 * @throws PictureError
 */
export async function preparePhoto(
  id: string,
  file: Blob,
  open?: (file: Blob) => Promise<Blob>,
): Promise<PreparedPhoto> {
  const takenAt = (await readTimeTaken(file)) ?? null;
  const [picture, thumb] = await shrinkToSizes(open ? await open(file) : file, [PHOTO_PICTURE, PHOTO_THUMB]);
  if (!picture || !thumb) throw new PictureError('broken');
  const { width, height } = picture;
  return { id, width, height, takenAt, picture: picture.blob, thumb: thumb.blob };
}
