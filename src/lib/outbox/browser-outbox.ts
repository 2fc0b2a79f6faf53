import { BACKEND } from '#src/config/site.ts';
import { appCheckToken } from '#src/lib/app-check-token.ts';
import { lockPatience, openTabChannel, withTabLock } from './between-tabs.ts';
import type { OutboxOptions } from './define-outbox.ts';
import type { Outbox, Transport } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import { createPageStore } from './outbox-store.ts';
import { requestWakeUp } from './wake-up.ts';

/** Opened on first use. Browser only. */
/* @__NO_SIDE_EFFECTS__ */
export function tabOutbox<Message>(options: OutboxOptions<Message>): () => Outbox<Message> {
  let opened: Outbox<Message> | undefined;
  return () => {
    opened ??= openBrowserOutbox(options);
    return opened;
  };
}

function openBrowserOutbox<Message>(options: OutboxOptions<Message>): Outbox<Message> {
  const channel = openTabChannel(options.database, (change) => void opened.syncWithStore(change));
  const opened = createOutbox({
    store: createPageStore(options),
    send: sendFromPage(options.send),
    withLock: (name, work) =>
      withTabLock(`${options.database}.${name}`, work, lockPatience(options.attemptMs)),
    schedule: (ms, work) => {
      const timer = window.setTimeout(work, ms);
      return () => window.clearTimeout(timer);
    },
    notifyTabs: channel.notify,
    random: Math.random,
    replaces: options.replaces,
    attemptMs: options.attemptMs,
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

function sendFromPage<Message>(send: OutboxOptions<Message>['send']): Transport<Message> {
  return async (id, message) => {
    if (BACKEND.missing) return 'unreachable';
    return send(id, message, await appCheckToken());
  };
}
