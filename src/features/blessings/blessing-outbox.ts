import { writeDocument } from '#src/lib/firestore-rest.ts';
import { tabOutbox } from '#src/lib/outbox/browser-outbox.ts';
import { defineOutbox } from '#src/lib/outbox/define-outbox.ts';
import { DELIVERIES, deliveryByReceipt } from '#src/lib/outbox/delivery.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import type { BlessingMessage } from './blessing-message.ts';
import {
  blessingDocument,
  blessingMessage,
  blessingsPath,
  closedPath,
  submittedBlessing,
} from './blessing-message.ts';

/** Writes a blessing under its id. The rules take it once; if it is refused, it may have arrived before. */
export async function sendBlessing(
  id: string,
  message: BlessingMessage,
  appCheckToken?: string,
): Promise<Delivery> {
  const collection = blessingsPath(message.code);
  const written = await writeDocument(
    { path: `${collection}/${id}`, fields: blessingDocument(message), timeField: 'createdAt' },
    appCheckToken,
  );
  if (written !== 'refused') return DELIVERIES[written];
  return deliveryByReceipt(collection, id, closedPath(message.code), appCheckToken);
}

export const BLESSING_OUTBOX = defineOutbox<BlessingMessage>({
  name: 'blessings',
  schema: { submitted: submittedBlessing, current: blessingMessage },
  send: sendBlessing,
});

export const blessingOutbox = tabOutbox(BLESSING_OUTBOX);
