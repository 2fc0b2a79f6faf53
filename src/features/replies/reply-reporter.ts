import { isLaterChange } from '#src/domain/reply/reply-by.ts';
import { createOutboxReporter } from '#src/ui/outbox-reporter.ts';
import { REPLY_TOASTS } from '#text/invitations/toasts.ts';
import { changeRecord, guestRecord } from './guest-record.ts';
import type { ReplyMessage } from './reply-message.ts';
import { replyOutbox } from './reply-outbox.ts';

const { send, claim } = createOutboxReporter(replyOutbox, REPLY_TOASTS, keepDelivered);

/** Sends waiting replies, keeps on the phone what has arrived, and reports it. */
export const carryReplies = send;

/** Hides toasts about replies to an invitation while its page is open; returns a function that ends this. */
export function claimReplies(code: string): () => void {
  return claim(({ message }) => message?.code === code);
}

/** The true `rev` is higher if an earlier reply of this phone had arrived as well; the next read corrects it. */
function keepDelivered({ code, replyId: id, by, baseRev, fields }: ReplyMessage): void {
  const { reply } = guestRecord(code);
  if (reply?.id === id && (reply.by === by || isLaterChange(reply.by, by))) return;
  changeRecord(code, { reply: { ...fields, id, by, rev: baseRev + 1, updatedAt: Date.now() } });
}
