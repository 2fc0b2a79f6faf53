import { WISH_TOASTS } from '#src/content/invitations/toasts.ts';
import { notify } from '#src/ui/toast.tsx';
import { wishOutbox } from './wish-outbox.ts';

const reported = new Set<string>();
/** Blessings whose arrival the open page shows itself. */
const claimedIds = new Set<string>();
/** Invitations whose open page shows what came back. */
const claimedCodes = new Set<string>();
let following = false;

/** Keeps the toast about a blessing's arrival away; returns a function that ends this. */
export function claimDelivery(id: string): () => void {
  claimedIds.add(id);
  return () => claimedIds.delete(id);
}

/** Keeps toasts about refused blessings to a couple away; returns a function that ends this. */
export function claimRefusals(code: string): () => void {
  claimedCodes.add(code);
  return () => claimedCodes.delete(code);
}

/** Sends waiting blessings and reports each outcome in a toast, unless the page shows it. Idempotent. */
export function sendWishes(): void {
  const outbox = wishOutbox();
  void outbox.flush();
  if (following) return;
  following = true;
  const follow = () => {
    const { delivered, items } = outbox.view();
    for (const id of delivered) {
      if (!isNews(id)) continue;
      if (!claimedIds.has(id)) notify.success(WISH_TOASTS.sent);
    }
    for (const { id, state, message } of items) {
      if (state !== 'refused' || !isNews(id)) continue;
      if (!claimedCodes.has(message.code)) notify.error(WISH_TOASTS.refused, WISH_TOASTS.refusedLine);
    }
  };
  follow();
  outbox.listen(follow);
}

function isNews(id: string): boolean {
  if (reported.has(id)) return false;
  reported.add(id);
  return true;
}
