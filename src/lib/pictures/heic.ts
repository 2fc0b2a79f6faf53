/** Opens HEIC photographs where the browser cannot, with a library of half a megabyte that is fetched when it is used. */
import { PictureError } from './picture-error.ts';

export type HeicAnswer = { readonly jpeg: Blob } | 'broken';

/** A HEIC photograph as JPEG in full size, upright. Rejects with a `PictureError`: `heic` if the library cannot be fetched. */
export async function openHeic(file: Blob): Promise<Blob> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<HeicAnswer>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new PictureError('heic')));
      worker.addEventListener('message', ({ data }: MessageEvent<HeicAnswer>) => resolve(data));
      worker.postMessage(file);
    });
    if (answer === 'broken') throw new PictureError('broken');
    return answer.jpeg;
  } finally {
    // With it goes all the memory that the library has used.
    worker.terminate();
  }
}
