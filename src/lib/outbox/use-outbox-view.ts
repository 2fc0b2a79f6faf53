import { useSyncExternalStore } from 'react';
import type { Outbox, OutboxView } from './outbox.ts';
import { EMPTY_OUTBOX } from './outbox.ts';

export function useOutboxView<Message>(outbox: () => Outbox<Message>): OutboxView<Message> {
  return useSyncExternalStore(
    (changed) => outbox().listen(changed),
    () => outbox().view(),
    () => EMPTY_OUTBOX,
  );
}
