import { REPLY_TOASTS } from '#src/content/invitations/toasts.ts';
import { notify } from '#src/ui/toast.tsx';
import { changeRecord, guestRecord } from './guest-record.ts';
import { isLaterChange } from './reply-by.ts';
import type { ReplyMessage } from './reply-message.ts';
import { replyOutbox } from './reply-outbox.ts';

const messages = new Map<string, ReplyMessage>();
const reported = new Set<string>();
/** Invitations whose page is open, which shows the outcome itself. */
const claimed = new Set<string>();
let following = false;

/** Keeps toasts about replies to an invitation away while its page is open; returns a function that ends this. */
export function claimReplies(code: string): () => void {
  claimed.add(code);
  return () => claimed.delete(code);
}

/** Sends waiting replies, keeps on the phone what has arrived, and reports it in a toast. Idempotent. */
export function sendReplies(): void {
  const outbox = replyOutbox();
  void outbox.flush();
  if (following) return;
  following = true;
  const follow = () => {
    const { delivered, items } = outbox.view();
    for (const { id, message, state } of items) {
      messages.set(id, message);
      if (state === 'refused') report(id, () => notify.error(REPLY_TOASTS.refused, REPLY_TOASTS.refusedLine));
    }
    for (const id of delivered) {
      keepDelivered(messages.get(id));
      report(id, () => notify.success(REPLY_TOASTS.sent));
    }
  };
  follow();
  outbox.listen(follow);
}

function report(id: string, tell: () => void): void {
  const code = messages.get(id)?.code;
  if (reported.has(id)) return;
  reported.add(id);
  if (code === undefined || !claimed.has(code)) tell();
}

/** Its true `rev` is higher if an earlier reply of this phone had arrived as well; the next reading corrects it. */
function keepDelivered(message: ReplyMessage | undefined): void {
  if (!message) return;
  const { code, replyId: id, by, baseRev, fields } = message;
  const { reply } = guestRecord(code);
  if (reply?.id === id && (reply.by === by || isLaterChange(reply.by, by))) return;
  changeRecord(code, { reply: { ...fields, id, by, rev: baseRev + 1, updatedAt: Date.now() } });
}
