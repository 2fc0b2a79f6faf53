/** Opens HEIC photographs where the browser cannot, with a library of half a megabyte that is fetched on use. */
import { PictureError } from './picture-error.ts';

export type HeicResult = { readonly jpeg: Blob } | 'broken';

/** As JPEG in full size, upright. Rejects with a `PictureError`: `heic` if the library cannot be fetched. */
export async function openHeic(file: Blob): Promise<Blob> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  try {
    const result = await new Promise<HeicResult>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new PictureError('heic')));
      worker.addEventListener('message', ({ data }: MessageEvent<HeicResult>) => resolve(data));
      worker.postMessage(file);
    });
    if (result === 'broken') throw new PictureError('broken');
    return result.jpeg;
  } finally {
    // This frees all the memory that the library has used.
    worker.terminate();
  }
}
