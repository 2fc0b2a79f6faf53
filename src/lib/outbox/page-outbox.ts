import { BACKEND } from '#src/config/site.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { openTabChannel, withTabLock } from './between-tabs.ts';
import type { Delivery, Outbox } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxKind } from './outbox-entry.ts';
import { createPageStore } from './outbox-store.ts';
import { requestWakeUp } from './wake-up.ts';

/** A tab's outbox, connected to the browser's storage, locks and events. Open each kind once. */
export function openPageOutbox<Message>(
  kind: OutboxKind<Message>,
  send: (id: string, message: Message, appCheckToken?: string) => Promise<Delivery>,
): Outbox<Message> {
  const channel = openTabChannel(kind.name, (delivered) => void opened.syncWithStore(delivered));
  const opened = createOutbox({
    store: createPageStore(kind),
    send: async (id, message) => (BACKEND.missing ? 'unreachable' : send(id, message, await appCheckToken())),
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
    else if (isWaiting()) void requestWakeUp(kind.name);
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
      void requestWakeUp(kind.name);
    }
  });
  return opened;
}
