/** Shrinks pictures away from the page, which stays usable. */
import { PictureError } from './picture-error.ts';
import type { ShrinkAnswer, ShrinkOrder } from './shrink-in-worker.ts';
import { shrinkPicture } from './shrink-picture.ts';

self.addEventListener('message', async ({ data }: MessageEvent<ShrinkOrder>) => {
  const result = await shrinkPicture(data.file, data.sizes).then(
    (pictures): ShrinkAnswer => ({ number: data.number, pictures }),
    (error: unknown): ShrinkAnswer => ({
      number: data.number,
      fault: error instanceof PictureError ? error.fault : 'broken',
    }),
  );
  self.postMessage(result);
});
