/** Makes a picture small enough to send: upright, as JPEG, without metadata. Most callers want ./shrink-in-worker.ts. */
import type { Canvas } from './canvas.ts';
import { isDrawing, makeCanvas } from './canvas.ts';
import type { PictureFault } from './picture-error.ts';
import { PictureError } from './picture-error.ts';
import type { PictureKind, PictureSize } from './read-head.ts';
import { headOf, kindOf, sizeOf } from './read-head.ts';

export interface PictureLimits {
  /** Of the longer side, in pixels. */
  readonly longest: number;
  /** Of the JPEG. */
  readonly bytes: number;
}

export interface ShrunkPicture extends PictureSize {
  /** `image/jpeg`. */
  readonly blob: Blob;
}

/** Larger files are screenshots of whole conversations, scans, or no photographs. */
const LARGEST_FILE = 60 * 1024 * 1024;

/** Below this, the longer side is that of an icon or of the preview of one that was not downloaded. */
const SMALLEST_SIDE = 64;

const QUALITIES = [0.84, 0.76, 0.68, 0.58] as const;
const SCALES = [1, 0.85, 0.7, 0.55, 0.4, 0.25] as const;

/** By its first bytes. Rejects with a `PictureError` if it is a film, or too large to be opened. */
export async function kindOfPicture(file: Blob): Promise<PictureKind> {
  return openHead(file).then(kindOf);
}

/** In each of several sizes, decoded once. Rejects with a `PictureError`. */
export async function shrinkPicture(
  file: Blob,
  sizes: readonly PictureLimits[],
): Promise<readonly ShrunkPicture[]> {
  const head = await openHead(file);
  const longest = Math.max(...sizes.map((limits) => limits.longest));
  const decoded = await decode(file, sizeOf(head), longest).catch(() => {
    throw new PictureError(faultOf(kindOf(head), file.type));
  });
  try {
    if (Math.max(decoded.width, decoded.height) < SMALLEST_SIDE) throw new PictureError('too small');
    const shrunk: ShrunkPicture[] = [];
    for (const limits of sizes) shrunk.push(await encodeWithin(decoded, limits));
    return shrunk;
  } finally {
    release(decoded);
  }
}

async function openHead(file: Blob): Promise<DataView> {
  const head = await headOf(file).catch(() => {
    throw new PictureError('broken');
  });
  if (kindOf(head) === 'film' || file.type.startsWith('video/')) throw new PictureError('film');
  if (file.size > LARGEST_FILE) throw new PictureError('too large');
  return head;
}

function faultOf(kind: PictureKind, type: string): PictureFault {
  if (kind === 'heic' || /^image\/hei[cf]$/.test(type)) return 'heic';
  return kind === 'other' && !type.startsWith('image/') ? 'not a picture' : 'broken';
}

/** The longer side becomes at most `longest`; a small picture keeps its size. */
export function sizeWithin({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Shrinks while decoding where the size is known: canvases of more than 16.7 million pixels come out black on iPhones. */
function decode(
  file: Blob,
  size: PictureSize | undefined,
  longest: number,
): Promise<ImageBitmap | HTMLImageElement> {
  // Safari before 16.4: its createImageBitmap ignores the orientation of photographs; its <img> does not.
  if (typeof OffscreenCanvas === 'undefined') return loadImage(file);
  if (!size || Math.max(size.width, size.height) <= longest) return createImageBitmap(file);
  // One side alone: browsers disagree on which side is which in a picture that has to be turned.
  const { width } = sizeWithin(size, longest);
  return createImageBitmap(file, { resizeWidth: width, resizeQuality: 'high' });
}

/** Not in a worker. Size and drawing are upright. */
async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch (error) {
    URL.revokeObjectURL(image.src);
    throw error;
  }
}

function release(decoded: ImageBitmap | HTMLImageElement): void {
  if ('close' in decoded) decoded.close();
  else URL.revokeObjectURL(decoded.src);
}

async function encodeWithin(
  decoded: ImageBitmap | HTMLImageElement,
  { longest, bytes }: PictureLimits,
): Promise<ShrunkPicture> {
  for (const scale of SCALES) {
    const { width, height } = sizeWithin(decoded, Math.round(longest * scale));
    const canvas = makeCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!isDrawing(context)) throw new PictureError('broken');
    // Transparent parts would turn black in a JPEG.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(decoded, 0, 0, width, height);
    for (const quality of QUALITIES) {
      const blob = await jpegOf(canvas, quality);
      if (blob.size <= bytes) return { blob, width, height };
    }
  }
  throw new PictureError('too large');
}

function jpegOf(canvas: Canvas, quality: number): Promise<Blob> {
  const type = 'image/jpeg';
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureError('broken'))), type, quality);
  });
}
