/** The tab's outbox, connected to the browser's storage, locks and events. */
import { BACKEND } from '#src/config/site.ts';
import { openTabChannel, withTabLock } from './between-tabs.ts';
import type { Outbox, Transport } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import { createPageStore } from './outbox-store.ts';
import { sendMessage } from './send-message.ts';
import { requestWakeUp } from './wake-up.ts';

const send: Transport = async (id, message) => {
  if (BACKEND.missing) return 'unreachable';
  return sendMessage(id, message, await appCheckToken());
};

async function appCheckToken(): Promise<string | undefined> {
  if (!BACKEND.appCheckKey) return undefined;
  const { getAppCheckToken } = await import('#src/lib/firebase.ts');
  return getAppCheckToken();
}

let outbox: Outbox | undefined;

/** Creates the outbox on first use. Browser only. */
export function shopOutbox(): Outbox {
  outbox ??= open();
  return outbox;
}

function open(): Outbox {
  const channel = openTabChannel((delivered) => void opened.syncWithStore(delivered));
  const opened = createOutbox({
    store: createPageStore(),
    send,
    withLock: withTabLock,
    schedule: (ms, work) => {
      const timer = window.setTimeout(work, ms);
      return () => window.clearTimeout(timer);
    },
    notifyTabs: channel.notify,
    random: Math.random,
  });
  const isWaiting = () =>
    opened.view().unreadable || opened.view().items.some((item) => item.state !== 'refused');
  const resume = () => {
    if (isWaiting()) void opened.flush();
  };
  window.addEventListener('online', resume);
  window.addEventListener('pageshow', resume);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
    else if (isWaiting()) void requestWakeUp();
  });
  window.addEventListener('beforeunload', (event) => {
    // Only messages that could not be stored are lost with the tab.
    if (opened.view().items.some((item) => !item.stored)) event.preventDefault();
  });
  let isRequested = false;
  opened.listen(() => {
    if (!isWaiting()) {
      isRequested = false;
    } else if (!isRequested && opened.view().failures > 0) {
      isRequested = true;
      void requestWakeUp();
    }
  });
  return opened;
}
