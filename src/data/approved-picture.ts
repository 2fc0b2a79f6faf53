/**
 * Guests' large pictures, as far as others may see them. The couple approves what it sees small, and a program of its own may have
 * sent another picture with that thumbnail: guests, the book and the files see the thumbnail then.
 */
import { PHOTO_PICTURE, PHOTO_THUMB } from '#src/domain/album/limits.ts';
import { isJpegWithin } from '#src/lib/pictures/read-head.ts';

/** Whether a thumbnail may be decoded: it is no larger than this shop makes them. */
export function isThumb(jpeg: Uint8Array): boolean {
  return isJpegWithin(jpeg, PHOTO_THUMB.longest);
}

/** Whether a picture shows what its thumbnail does. What the browser cannot decode, or cannot compare, is taken to do so. */
export async function isPictureOf(picture: Uint8Array, thumb: Uint8Array): Promise<boolean> {
  if (!isJpegWithin(picture, PHOTO_PICTURE.longest) || !isThumb(thumb)) return false;
  const { isSamePicture } = await import('#src/lib/pictures/same-picture.ts');
  return (await isSamePicture(blobOf(picture), blobOf(thumb))) ?? true;
}

/** The picture, or in its place the thumbnail; `undefined` where neither may be shown. */
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
