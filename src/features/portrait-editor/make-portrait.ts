/** Makes a photograph of the couple from the file that was chosen. */
import type { FullPortrait } from '#src/data/draft-portraits-api.ts';
import type { Crop, Part } from '#src/domain/portraits/crop.ts';
import { focusLeft, partLeft } from '#src/domain/portraits/crop.ts';
import { COVER_PICTURE, GALLERY_PICTURE, LIMITS, PORTRAIT_THUMB_SIDE } from '#src/domain/portraits/limits.ts';
import type { PortraitPlace } from '#src/domain/portraits/portrait.ts';
import { versionOf } from '#src/domain/portraits/portrait-version.ts';
import { openHeic } from '#src/lib/pictures/heic.ts';
import { PictureError } from '#src/lib/pictures/picture-error.ts';
import { shrinkInWorker } from '#src/lib/pictures/shrink-in-worker.ts';

/** Enough to cut a part out of it that still fills a screen. */
const WORKING_COPY = { longest: 2_400, bytes: 2 * 1024 * 1024 };

const THUMB = { longest: PORTRAIT_THUMB_SIDE, bytes: LIMITS.portraitThumbBytes.max };

const CUT_QUALITY = 0.92;

export interface WorkingPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

/** Opens a chosen file, upright. Rejects with a `PictureError`: `heic` if what opens HEIC cannot be fetched. */
export async function openPicture(file: Blob): Promise<WorkingPicture> {
  return shrinkInWorker(file, WORKING_COPY).catch(async (error: unknown) => {
    if (!(error instanceof PictureError) || error.fault !== 'heic') throw error;
    return shrinkInWorker(await openHeic(file), WORKING_COPY);
  });
}

/** The photograph for a place, cut as chosen. Rejects with a `PictureError`. */
export async function makePortrait(
  place: PortraitPlace,
  working: WorkingPicture,
  crop: Crop,
  alt: string,
): Promise<FullPortrait> {
  const cut = crop.zoom === 1 ? working.blob : await cutOut(working, partLeft(crop));
  const picture = await shrinkInWorker(cut, place === 'cover' ? COVER_PICTURE : GALLERY_PICTURE);
  const thumb = await shrinkInWorker(picture.blob, THUMB);
  const { width, height } = picture;
  return {
    portrait: { place, version: await versionOf(picture.blob), width, height, ...focusLeft(crop), alt },
    pictures: { picture: picture.blob, thumb: thumb.blob },
  };
}

async function cutOut({ blob, width, height }: WorkingPicture, part: Part): Promise<Blob> {
  const size = { width: Math.round(part.width * width), height: Math.round(part.height * height) };
  const left = Math.round(part.left * width);
  const top = Math.round(part.top * height);
  const bitmap = await createImageBitmap(blob, left, top, size.width, size.height);
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve, reject) => {
    const take = (made: Blob | null) => (made ? resolve(made) : reject(new PictureError('broken')));
    canvas.toBlob(take, 'image/jpeg', CUT_QUALITY);
  });
}
