import type { GuestMessage } from '#src/features/messages/message.ts';
import { MESSAGE_OUTBOX } from '#src/features/messages/outbox/message-outbox.ts';
import type { OutboxStore } from '#src/lib/outbox/outbox-store.ts';
import { createPageStore } from '#src/lib/outbox/outbox-store.ts';
import { createPhoneStorage } from '#tests/support/memory-storage.ts';

export function openPageStore(storage = createPhoneStorage()): OutboxStore<GuestMessage> {
  return createPageStore(MESSAGE_OUTBOX, { open: storage.open, copies: storage.copiesPort });
}
