import type { FilmOrder, WorkerReport } from './film-order.ts';

/** In a worker of its own; rejects when it fails, or when `signal` stops it. */
export async function exportFilm(
  order: FilmOrder,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  // It may have been stopped while this code was loading.
  signal.throwIfAborted();
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', () => reject(new Error('The worker stopped')));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => {
      if (data.kind === 'progress') onProgress(data.part);
      else if (data.kind === 'done') resolve(new Blob([data.file], { type: 'video/mp4' }));
      else reject(new Error(data.why));
    });
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
