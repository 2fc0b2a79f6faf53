/** The one outbox of this tab, on the browser's own storage, locks and events. */
import { BACKEND } from '#src/config/site.ts';
import { aloneAmongTabs, newsChannel } from './between-tabs.ts';
import type { Outbox, Transport } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import { createPageStore } from './outbox-store.ts';
import { sendMessage } from './send-message.ts';
import { askForWakeUp } from './wake-up.ts';

const send: Transport = async (id, message) => {
  if (BACKEND.missing) return 'unreachable';
  return sendMessage(id, message, await appCheckToken());
};

/** App Check's code is fetched only where the owner has turned it on. */
async function appCheckToken(): Promise<string | undefined> {
  if (!BACKEND.appCheckKey) return undefined;
  const { getAppCheckToken } = await import('#src/lib/firebase.ts');
  return getAppCheckToken();
}

let outbox: Outbox | undefined;

/** The outbox, made on first use. In the browser only. */
export function shopOutbox(): Outbox {
  outbox ??= open();
  return outbox;
}

function open(): Outbox {
  const channel = newsChannel((delivered) => void opened.heard(delivered));
  const opened = createOutbox({
    store: createPageStore(),
    send,
    alone: aloneAmongTabs,
    later: (ms, work) => {
      const timer = window.setTimeout(work, ms);
      return () => window.clearTimeout(timer);
    },
    tellOthers: channel.tell,
    random: Math.random,
  });
  const waits = () => opened.view().unread || opened.view().items.some((item) => item.state !== 'refused');
  const resume = () => {
    if (waits()) void opened.flush();
  };
  window.addEventListener('online', resume);
  window.addEventListener('pageshow', resume);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
    // The tab may be on its way out with a request half made.
    else if (waits()) void askForWakeUp();
  });
  window.addEventListener('beforeunload', (event) => {
    // Only what storage would not take is lost with the tab.
    if (opened.view().items.some((item) => !item.kept)) event.preventDefault();
  });
  let asked = false;
  opened.listen(() => {
    if (!waits()) {
      asked = false;
    } else if (!asked && opened.view().misses > 0) {
      asked = true;
      void askForWakeUp();
    }
  });
  return opened;
}
