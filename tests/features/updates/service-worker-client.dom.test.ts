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

const reload = vi.fn();
const offered = vi.fn<(version: WaitingVersion) => void>();

beforeEach(() => {
  reload.mockReset();
  browser.skipWaiting.mockReset();
  vi.stubGlobal('navigator', { serviceWorker: { ready: new Promise(() => {}) } });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

test('“Reload” activates the new version and reloads the tab once, also where no worker controls it yet', async () => {
  const worker = new Worker();
  browser.registration.waiting = worker;
  void keepPage({ pathname: '/', guest: false }, offered);
  await Promise.resolve();
  browser.announce();
  worker.becomes('activating');
  expect(reload, 'before anybody has asked for it').not.toHaveBeenCalled();

  const version = offered.mock.lastCall?.[0];
  version?.activate();
  expect(browser.skipWaiting).toHaveBeenCalledOnce();
  expect(reload, 'while it is being activated').not.toHaveBeenCalled();
  worker.becomes('activated');
  expect(reload).toHaveBeenCalledOnce();

  browser.registration.waiting = undefined;
  version?.activate();
  expect(reload, 'of a version that another tab has activated').toHaveBeenCalledTimes(2);
  expect(browser.skipWaiting).toHaveBeenCalledOnce();
});
