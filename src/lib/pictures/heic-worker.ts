import openLibheif from '#libheif';
import type { HeicResult } from './heic.ts';

/** Of the JPEG, which is shrunk afterwards. */
const QUALITY = 0.92;

self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  const result = await jpegOf(data).then(
    (jpeg): HeicResult => ({ jpeg }),
    (): HeicResult => 'broken',
  );
  self.postMessage(result);
});

async function jpegOf(file: Blob): Promise<Blob> {
  const { HeifDecoder } = await openLibheif();
  const images = new HeifDecoder().decode(await file.arrayBuffer());
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error('no image');
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = new ImageData(width, height);
  await new Promise<void>((resolve, reject) => {
    image.display(pixels, (shown) => (shown ? resolve() : reject(new Error('not decoded'))));
  });
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
