/** Shrinks pictures outside the page, which stays usable. */
import { PictureError } from './picture-error.ts';
import type { ShrinkOrder, ShrinkResult } from './shrink-in-worker.ts';
import { shrinkPicture } from './shrink-picture.ts';

self.addEventListener('message', async ({ data }: MessageEvent<ShrinkOrder>) => {
  const result = await shrinkPicture(data.file, data.sizes).then(
    (pictures): ShrinkResult => ({ number: data.number, pictures }),
    (error: unknown): ShrinkResult => ({
      number: data.number,
      fault: error instanceof PictureError ? error.fault : 'broken',
    }),
  );
  self.postMessage(result);
});
