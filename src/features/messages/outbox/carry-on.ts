import { MESSAGE_FORM } from '#src/content/messages.ts';
import { notify } from '#src/ui/toast.tsx';
import { isDeliveryClaimed, isRefusalClaimed } from './delivery-claims.ts';
import { shopOutbox } from './shop-outbox.ts';

/** Messages whose fate has been told in this tab. */
const told = new Set<string>();

let carrying = false;

/**
 * Sends what waits, and from then on tells what became of it, unless a page on the screen does so itself. May be
 * called again.
 */
export function carryOn(): void {
  const outbox = shopOutbox();
  void outbox.flush();
  if (carrying) return;
  carrying = true;
  const tell = () => {
    const { delivered, items } = outbox.view();
    for (const id of delivered) {
      if (told.has(id)) continue;
      told.add(id);
      if (!isDeliveryClaimed(id)) notify.success(MESSAGE_FORM.sent);
    }
    for (const { id, state, message } of items) {
      if (state !== 'refused' || told.has(id)) continue;
      told.add(id);
      if (!isRefusalClaimed(message)) notify.error(MESSAGE_FORM.cameBack.one, MESSAGE_FORM.cameBack.toast);
    }
  };
  // The page's own form may have sent something before this was loaded.
  tell();
  outbox.listen(tell);
}
