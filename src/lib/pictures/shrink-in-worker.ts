import type { PictureFault } from './picture-error.ts';
import { PictureError } from './picture-error.ts';
import type { PictureLimits, ShrunkPicture } from './shrink-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

export interface ShrinkOrder {
  readonly number: number;
  readonly file: Blob;
  readonly sizes: readonly PictureLimits[];
}

export type ShrinkResult =
  | { readonly number: number; readonly pictures: readonly ShrunkPicture[] }
  | { readonly number: number; readonly fault: PictureFault };

/** A worker that has been idle for this long is ended, which frees the memory of what it decoded. */
const IDLE_MS = 10_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let orders = 0;
let last: Promise<unknown> = Promise.resolve();

export async function shrinkInWorker(file: Blob, limits: PictureLimits): Promise<ShrunkPicture> {
  const [shrunk] = await shrinkToSizes(file, [limits]);
  if (!shrunk) throw new PictureError('broken');
  return shrunk;
}

/**
 * Shrinks a picture in a worker, or in the page where the browser's workers cannot draw, and decodes it once for all sizes. One
 * picture at a time, since each needs up to 50 MB while it is decoded. Rejects with a `PictureError`.
 */
export function shrinkToSizes(
  file: Blob,
  sizes: readonly PictureLimits[],
): Promise<readonly ShrunkPicture[]> {
  const shrunk = last.then(() =>
    typeof OffscreenCanvas === 'undefined' ? shrinkPicture(file, sizes) : order(file, sizes),
  );
  last = shrunk.catch(() => undefined);
  return shrunk;
}

/** So that the network may be gone by the time the worker is needed. */
export function loadPictureWorker(): void {
  // An existing one may be at work, and must not be ended.
  if (typeof OffscreenCanvas === 'undefined' || worker) return;
  worker = startWorker();
  endWhenIdle();
}

function startWorker(): Worker {
  const started = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  // If its code did not arrive, the event comes once, perhaps before the worker is used.
  started.addEventListener('error', () => started === worker && endWorker());
  return started;
}

async function order(file: Blob, sizes: readonly PictureLimits[]): Promise<readonly ShrunkPicture[]> {
  // It works for as long as it needs.
  clearTimeout(idle);
  worker ??= startWorker();
  const result = await ask(worker, file, sizes);
  endWhenIdle();
  // A worker that does not start or runs out of memory reports nothing; the page may still succeed.
  if (result === undefined) {
    endWorker();
    return shrinkPicture(file, sizes);
  }
  if ('fault' in result) throw new PictureError(result.fault);
  return result.pictures;
}

function ask(asked: Worker, file: Blob, sizes: readonly PictureLimits[]): Promise<ShrinkResult | undefined> {
  orders += 1;
  const number = orders;
  const heard = new AbortController();
  return new Promise<ShrinkResult | undefined>((resolve) => {
    const { signal } = heard;
    asked.addEventListener('error', () => resolve(undefined), { signal });
    asked.addEventListener(
      'message',
      ({ data }: MessageEvent<ShrinkResult>) => {
        if (data.number === number) resolve(data);
      },
      { signal },
    );
    asked.postMessage({ number, file, sizes } satisfies ShrinkOrder);
  }).finally(() => heard.abort());
}

function endWhenIdle(): void {
  clearTimeout(idle);
  idle = setTimeout(endWorker, IDLE_MS);
}

function endWorker(): void {
  clearTimeout(idle);
  worker?.terminate();
  worker = undefined;
}
