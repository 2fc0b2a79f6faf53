import { beforeEach, expect, test, vi } from 'vitest';
import type { WaitingVersion } from '#src/features/updates/service-worker-client.ts';
import { keepPage } from '#src/features/updates/service-worker-client.ts';

class Worker extends EventTarget {
  state = 'installed';
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A tab that no worker controls: the browser never tells it of another controller. */
const browser = vi.hoisted(() => ({
  announce: () => {},
  registration: { waiting: undefined as unknown },
  skipWaiting: vi.fn(),
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = (name: string, listener: () => void) => {
      if (name === 'waiting') browser.announce = listener;
    };
    register = async () => browser.registration;
    messageSkipWaiting = browser.skipWaiting;
  },
}));

const offered = vi.fn<(version: WaitingVersion) => void>();

beforeEach(() => {
  browser.skipWaiting.mockReset();
  vi.stubGlobal('navigator', { serviceWorker: { ready: new Promise(() => {}) } });
});

test('“Reload” activates the new version, also where no worker controls the tab yet', async () => {
  const worker = new Worker();
  browser.registration.waiting = worker;
  void keepPage({ pathname: '/', guest: false }, offered);
  await Promise.resolve();
  browser.announce();
  expect(browser.skipWaiting, 'before anybody has asked for it').not.toHaveBeenCalled();

  const version = offered.mock.lastCall?.[0];
  const activated = vi.fn();
  const first = version?.activate().then(activated);
  expect(browser.skipWaiting).toHaveBeenCalledOnce();
  worker.becomes('activating');
  await Promise.resolve();
  expect(activated, 'while it is being activated').not.toHaveBeenCalled();
  worker.becomes('activated');
  await first;
  expect(activated).toHaveBeenCalledOnce();

  browser.registration.waiting = undefined;
  await version?.activate();
  expect(browser.skipWaiting, 'of a version that another tab has activated').toHaveBeenCalledOnce();
});
