/**
 * The one outbox of this tab, on the browser's own storage, locks and events. Firebase is fetched when there is
 * something to send, not before.
 */
import { sendOverRest } from './background-send.ts';
import type { Outbox, Transport } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import { aloneAmongTabs, newsChannel } from './outbox-between-tabs.ts';
import { createDeviceStore } from './outbox-store.ts';
import { askForWakeUp } from './wake-up.ts';

const send: Transport = async (id, message) => {
  const api = await import('./messages-api.ts').catch(() => undefined);
  // The SDK's file could not be fetched (a weak network, a new version gone out): the same write goes over REST.
  return api ? api.sendMessage(id, message) : sendOverRest(id, message);
};

let outbox: Outbox | undefined;

/** The outbox, made on first use. In the browser only. */
export function shopOutbox(): Outbox {
  outbox ??= open();
  return outbox;
}

function open(): Outbox {
  const channel = newsChannel((delivered) => void opened.heard(delivered));
  const opened = createOutbox({
    store: createDeviceStore(),
    send,
    alone: aloneAmongTabs,
    later: (ms, work) => {
      const timer = window.setTimeout(work, ms);
      return () => window.clearTimeout(timer);
    },
    tellOthers: channel.tell,
    random: Math.random,
  });
  const waits = () => opened.view().items.some((item) => item.state !== 'refused');
  const carryOn = () => {
    if (waits()) void opened.flush();
  };
  window.addEventListener('online', carryOn);
  window.addEventListener('pageshow', carryOn);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') carryOn();
    // The tab may be on its way out with a request half made.
    else if (waits()) void askForWakeUp();
  });
  window.addEventListener('beforeunload', (event) => {
    // Only what storage would not take is lost with the tab.
    if (opened.view().items.some((item) => item.state !== 'refused' && !item.kept)) event.preventDefault();
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
