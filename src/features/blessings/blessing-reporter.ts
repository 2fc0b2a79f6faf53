import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import { writeText } from '#src/lib/storage.ts';
import { createOutboxReporter } from '#src/ui/outbox-reporter.ts';
import { BLESSING_TOASTS } from '#text/invitations/toasts.ts';
import { blessingFingerprint } from './blessing-message.ts';
import { blessingOutbox } from './blessing-outbox.ts';

const reporter = createOutboxReporter(blessingOutbox, BLESSING_TOASTS, (message) =>
  writeText(STORAGE_KEYS.lastMessage, blessingFingerprint(message)),
);

export const carryBlessings = reporter.send;

/** Keeps the toast about a blessing's arrival away; returns a function that ends this. */
export const { claimDelivery } = reporter;

/** Keeps toasts about refused blessings to a couple away; returns a function that ends this. */
export function claimRefusals(code: string): () => void {
  return reporter.claim(({ kind, message }) => kind === 'refused' && message?.code === code);
}
