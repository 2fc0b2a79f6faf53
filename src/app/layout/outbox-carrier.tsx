import { useEffect } from 'react';
import {
  OUTBOX_COPY_PREFIX,
  OUTBOX_DATABASE,
  REPLY_COPY_PREFIX,
  REPLY_OUTBOX_DATABASE,
} from '#src/config/storage-keys.ts';
import { mayHaveEntries } from '#src/lib/outbox/may-have-entries.ts';

const OUTBOXES = [
  {
    database: OUTBOX_DATABASE,
    copyPrefix: OUTBOX_COPY_PREFIX,
    send: async () => (await import('#src/features/messages/outbox/send-and-report.ts')).sendAndReport(),
  },
  {
    database: REPLY_OUTBOX_DATABASE,
    copyPrefix: REPLY_COPY_PREFIX,
    send: async () => (await import('#src/features/invitations/reply/send-replies.ts')).sendReplies(),
  },
] as const;

/** Delay before the outboxes are checked, so that they do not compete with the page's own loading. */
const CHECK_DELAY_MS = 1_500;

/** Sends what waits in an outbox on any page of the next visit; loads its code only where something may be stored. */
export function OutboxCarrier() {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      for (const outbox of OUTBOXES) {
        mayHaveEntries(outbox)
          .then((mayHave) => (mayHave ? outbox.send() : undefined))
          .catch(() => undefined);
      }
    }, CHECK_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}
