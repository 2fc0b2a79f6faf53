import { Workbox } from 'workbox-window';
import type { KeepRequest } from '#src/config/offline-files.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';

const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1_000;

export interface WaitingVersion {
  /** Activates it; resolves once a reload shows it. */
  readonly activate: () => Promise<void>;
}

let registered: Promise<void> | undefined;

const visited = new Set<string>();

interface OpenPage {
  readonly pathname: string;
  /** Whether it is one for guests. */
  readonly guest: boolean;
}

/** Registers the service worker, and resolves once it has kept the page's files for offline use: never, where some cannot be fetched. */
export async function keepPage(
  { pathname, guest }: OpenPage,
  onWaiting: (version: WaitingVersion) => void,
): Promise<void> {
  visited.add(pathname);
  registered ??= register(onWaiting);
  registered.catch(() => {
    registered = undefined;
  });
  await registered;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const request: KeepRequest = {
    type: 'KEEP',
    language: SITE_LANGUAGE,
    page: loadedPage(),
    opened: openedFiles(),
    everything: mayKeepEverything(guest),
  };
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise((resolve) => {
    port1.onmessage = resolve;
  });
  active.postMessage(request, [port2]);
  await kept;
  // End-to-end tests wait for the mark.
  document.documentElement.dataset.offline = request.everything ? 'everything' : 'opened';
}

async function register(onWaiting: (version: WaitingVersion) => void): Promise<void> {
  const workbox = new Workbox('/service-worker.js');
  let registration: ServiceWorkerRegistration | undefined;
  workbox.addEventListener('waiting', () => {
    onWaiting({
      activate: () =>
        new Promise((resolve) => {
          const waiting = registration?.waiting;
          // Another tab has activated it.
          if (!waiting) return resolve();
          // Not a change of controller: no worker may control this tab yet.
          waiting.addEventListener('statechange', () => {
            if (waiting.state === 'activated') resolve();
          });
          workbox.messageSkipWaiting();
        }),
    });
  });
  registration = await workbox.register();
  if (!registration) return;
  const checkForUpdate = () => {
    if (!document.hidden && navigator.onLine) registration?.update().catch(() => undefined);
  };
  window.setInterval(checkForUpdate, UPDATE_CHECK_INTERVAL_MS);
}

/** On mobile data, a guest pays for the pages that are opened and no others; so does who opens one page of the shop. */
function mayKeepEverything(guest: boolean): boolean {
  const { connection, serviceWorker } = navigator;
  if (connection?.saveData) return false;
  if (connection?.type === 'wifi') return true;
  return !guest && (visited.size > 1 || serviceWorker.controller !== null);
}

/** Where the tab arrived: after a change of page within the app, not the address of the open page. */
function loadedPage(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href).pathname;
}

function openedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}
