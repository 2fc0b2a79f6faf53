import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { WorkerReport } from '#src/features/film/export/film-order.ts';
import { until } from './until.ts';

/** A worker whose film the test completes. */
export class FakeFilmWorker extends EventTarget {
  static made: FakeFilmWorker[] = [];
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    super();
    FakeFilmWorker.made.push(this);
  }
  /** Resolves once the page has acted on it. */
  async report(data: WorkerReport): Promise<void> {
    await act(async () => void this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

/** A phone that can make films. */
export function stubFilmMaking(): void {
  FakeFilmWorker.made = [];
  vi.stubGlobal('Worker', FakeFilmWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  vi.stubGlobal('VideoEncoder', { isConfigSupported: async () => ({ supported: true }) });
}

/** The worker of the film at this position, in the order of starting. */
export function filmWorker(after = 0): Promise<FakeFilmWorker> {
  return until(() => FakeFilmWorker.made[after] ?? Promise.reject(new Error('no worker yet')));
}

/** A phone whose screen can be kept on, and whether it is. */
export function stubWakeLock(): { isHeld: boolean } {
  const screen = { isHeld: false };
  const request = async () => {
    screen.isHeld = true;
    return {
      release: async () => {
        screen.isHeld = false;
      },
    };
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return screen;
}
