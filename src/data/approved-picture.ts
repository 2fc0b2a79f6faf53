/**
 * The couple approves a photograph by its thumbnail, but a sender's own program may have stored a different large picture with
 * it. Guests, the book and the downloads then get the thumbnail.
 */
import { PHOTO_PICTURE, PHOTO_THUMB } from '#src/domain/album/limits.ts';
import { isJpegWithin } from '#src/lib/pictures/read-head.ts';

/** Whether a thumbnail may be decoded: it is no larger than this shop makes them. */
export function isThumb(jpeg: Uint8Array): boolean {
  return isJpegWithin(jpeg, PHOTO_THUMB.longest);
}

/** Whether a picture shows the same as its thumbnail; `true` where the browser cannot decode or compare them. */
export async function isPictureOf(picture: Uint8Array, thumb: Uint8Array): Promise<boolean> {
  if (!isJpegWithin(picture, PHOTO_PICTURE.longest) || !isThumb(thumb)) return false;
  const { isSamePicture } = await import('#src/lib/pictures/same-picture.ts');
  return (await isSamePicture(blobOf(picture), blobOf(thumb))) ?? true;
}

/** The picture, or else the thumbnail; `undefined` where neither may be shown. */
export async function approvedPicture(
  picture: Uint8Array,
  thumb: Uint8Array,
): Promise<Uint8Array | undefined> {
  if (await isPictureOf(picture, thumb)) return picture;
  return isThumb(thumb) ? thumb : undefined;
}

function blobOf(jpeg: Uint8Array): Blob {
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}
