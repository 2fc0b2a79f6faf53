import { describe, expect, it, vi } from 'vitest';

const inPage = [{ blob: new Blob(['in the page']), width: 4, height: 3 }];
const inWorker = [{ blob: new Blob(['in a worker']), width: 4, height: 3 }];

vi.mock('#src/lib/pictures/shrink-picture.ts', () => ({ shrinkPicture: async () => inPage }));

const SIZES = [{ longest: 1_600, bytes: 400_000 }];

/** Workers that shrink every picture in this many milliseconds, or whose code cannot be loaded. */
function workersThat(work: 'shrink' | 'do not start', takesMs = 0) {
  class FakeWorker extends EventTarget {
    ended = false;

    constructor() {
      super();
      workers.push(this);
    }

    postMessage({ number }: { number: number }): void {
      if (this.ended) return;
      if (work === 'do not start') return void queueMicrotask(() => this.fail());
      setTimeout(() => {
        if (!this.ended)
          this.dispatchEvent(new MessageEvent('message', { data: { number, pictures: inWorker } }));
      }, takesMs);
    }

    /** A browser tells once that a worker's code did not arrive, and takes messages for it as if nothing were wrong. */
    fail(): void {
      if (!this.ended) this.dispatchEvent(new Event('error'));
      this.ended = true;
    }

    terminate(): void {
      this.ended = true;
    }
  }
  const workers: FakeWorker[] = [];
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('Worker', FakeWorker);
  return workers;
}

async function loadShrinking() {
  vi.resetModules();
  return import('#src/lib/pictures/shrink-in-worker.ts');
}

describe('a picture is made smaller', () => {
  it('in the worker that was loaded before it was chosen', async () => {
    const workers = workersThat('shrink');
    const { loadPictureWorker, shrinkToSizes } = await loadShrinking();
    loadPictureWorker();
    expect(await shrinkToSizes(new Blob(), SIZES)).toEqual(inWorker);
    expect(workers).toHaveLength(1);
  });

  it('in a new worker if the code of the first did not arrive', async () => {
    const workers = workersThat('shrink');
    const { loadPictureWorker, shrinkToSizes } = await loadShrinking();
    loadPictureWorker();
    workers[0]?.fail();
    expect(await shrinkToSizes(new Blob(), SIZES)).toEqual(inWorker);
    expect(workers).toHaveLength(2);
  });

  it('by a worker that is not ended while it works, also when the page is opened again meanwhile', async () => {
    vi.useFakeTimers();
    const workers = workersThat('shrink', 6_000);
    const { loadPictureWorker, shrinkToSizes } = await loadShrinking();
    const both = Promise.all([shrinkToSizes(new Blob(), SIZES), shrinkToSizes(new Blob(), SIZES)]);
    await vi.advanceTimersByTimeAsync(1_000);
    loadPictureWorker();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await both).toEqual([inWorker, inWorker]);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    vi.useRealTimers();
  });

  it('in the page if no worker starts', async () => {
    const workers = workersThat('do not start');
    const { loadPictureWorker, shrinkToSizes } = await loadShrinking();
    loadPictureWorker();
    workers[0]?.fail();
    expect(await shrinkToSizes(new Blob(), SIZES)).toEqual(inPage);
  });
});
