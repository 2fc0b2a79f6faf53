/** Cards lettered as pictures, for the lightbox, the gallery, the cart and for sharing. */
import { designPicture, findDesign } from '#src/catalogue/card-series.ts';
import { findLettering } from '#src/catalogue/lettering/find-lettering.ts';
import { LETTERED_RATIO } from '#src/catalogue/lettering/slots.ts';
import type { PictureSource } from '#src/config/media.ts';
import { PICTURE_SHAPES } from '#src/config/media.ts';
import { useDrawnPictures } from '#src/lib/drawn-pictures.ts';
import { pictureOnOwnHost } from '#src/lib/media-address.ts';
import type { CardNames } from './card-names.ts';
import { drawNames, prepareLettering } from './draw-names.ts';
import { cardNames } from './use-card-names.ts';

/** Bytes of a picture to share. */
export const SHARED_MOST = 300_000;
const SHOWN_QUALITY = 0.92;
const SHARED_QUALITIES = [0.9, 0.8, 0.7, 0.55, 0.4];

/** AVIF, or WebP where the phone does not support it. */
export async function loadBlank(blank: PictureSource): Promise<HTMLImageElement> {
  const { width, fallback } = PICTURE_SHAPES[blank.shape];
  try {
    return await decoded(pictureOnOwnHost(blank, width, 'avif'));
  } catch {
    return await decoded(pictureOnOwnHost(blank, fallback, 'webp'));
  }
}

async function decoded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** `undefined` if the card has no blank. Rejects without a network. */
export async function drawCard(
  designId: string,
  names: CardNames,
  width: number,
): Promise<HTMLCanvasElement | undefined> {
  const design = await findLettering(designId);
  if (!design) return undefined;
  const [blank] = await Promise.all([loadBlank(design.blank), prepareLettering(design.slots, names)]);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width * LETTERED_RATIO);
  canvas.getContext('2d')?.drawImage(blank, 0, 0, canvas.width, canvas.height);
  drawNames(canvas, design.slots, names);
  return canvas;
}

function jpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality);
  });
}

let drawnWith: CardNames | undefined;

/** Shows the samples again, for other names or none. */
export function forgetDrawnCards(): void {
  const drawn = Object.values(useDrawnPictures.getState());
  useDrawnPictures.setState({}, true);
  for (const { address } of drawn) URL.revokeObjectURL(address);
}

/** Draws the card unless it already is, and shows it wherever the sample is shown. */
export async function showCard(designId: string, names: CardNames, width: number): Promise<void> {
  const found = findDesign(designId);
  // They were changed or removed while others were being drawn.
  if (!found || cardNames.current() !== names) return;
  if (drawnWith !== names) {
    forgetDrawnCards();
    drawnWith = names;
  }
  const { name } = designPicture(found.series, found.design);
  const drawn = () => useDrawnPictures.getState()[name];
  const isShown = () => (drawn()?.width ?? 0) >= width;
  if (isShown()) return;
  const canvas = await drawCard(designId, names, width);
  const blob = canvas && (await jpeg(canvas, SHOWN_QUALITY));
  // A larger one may have been drawn meanwhile.
  if (!blob || cardNames.current() !== names || isShown()) return;
  const before = drawn();
  useDrawnPictures.setState({ [name]: { address: URL.createObjectURL(blob), width } });
  if (before) URL.revokeObjectURL(before.address);
}

/** Small enough for a message. */
export async function pictureToShare(designId: string, names: CardNames): Promise<Blob | undefined> {
  const canvas = await drawCard(designId, names, PICTURE_SHAPES.cardBlank.width);
  if (!canvas) return undefined;
  for (const quality of SHARED_QUALITIES) {
    const blob = await jpeg(canvas, quality);
    if (blob && blob.size < SHARED_MOST) return blob;
  }
  return undefined;
}
