import { describe, expect, it, vi } from 'vitest';

const inPage = [{ blob: new Blob(['in the page']), width: 4, height: 3 }];
const inWorker = [{ blob: new Blob(['in a worker']), width: 4, height: 3 }];

vi.mock('#src/lib/pictures/shrink-picture.ts', () => ({ shrinkPicture: async () => inPage }));

const SIZES = [{ longest: 1_600, bytes: 400_000 }];

/** Workers that shrink every picture, or whose code cannot be loaded. */
function workersThat(work: 'shrink' | 'do not start') {
  class FakeWorker extends EventTarget {
    ended = false;

    constructor() {
      super();
      workers.push(this);
    }

    postMessage({ number }: { number: number }): void {
      if (this.ended) return;
      if (work === 'do not start') return void queueMicrotask(() => this.fail());
      queueMicrotask(() =>
        this.dispatchEvent(new MessageEvent('message', { data: { number, pictures: inWorker } })),
      );
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

  it('in the page if no worker starts', async () => {
    const workers = workersThat('do not start');
    const { loadPictureWorker, shrinkToSizes } = await loadShrinking();
    loadPictureWorker();
    workers[0]?.fail();
    expect(await shrinkToSizes(new Blob(), SIZES)).toEqual(inPage);
  });
});
