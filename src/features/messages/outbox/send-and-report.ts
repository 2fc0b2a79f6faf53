import { MESSAGE_FORM } from '#src/content/messages.ts';
import { notify } from '#src/ui/toast.tsx';
import { isDeliveryClaimed, isRefusalClaimed } from './delivery-claims.ts';
import { messageOutbox } from './message-outbox.ts';

const reported = new Set<string>();

let reporting = false;

/** Sends waiting messages and reports each outcome in a toast, unless the page reports it. Idempotent. */
export function sendAndReport(): void {
  const outbox = messageOutbox();
  void outbox.flush();
  if (reporting) return;
  reporting = true;
  const report = () => {
    const { delivered, items } = outbox.view();
    for (const id of delivered) {
      if (reported.has(id)) continue;
      reported.add(id);
      if (!isDeliveryClaimed(id)) notify.success(MESSAGE_FORM.sent);
    }
    for (const { id, state, message } of items) {
      if (state !== 'refused' || reported.has(id)) continue;
      reported.add(id);
      if (!isRefusalClaimed(message))
        notify.error(MESSAGE_FORM.refusedMessages.one, MESSAGE_FORM.refusedMessages.toast);
    }
  };
  report();
  outbox.listen(report);
}
