import type { FirestoreResult } from '#src/lib/firestore-rest.ts';
import { lookUpDocument, repeatDocument, writeDocument } from '#src/lib/firestore-rest.ts';
import type { Delivery } from '#src/lib/outbox/outbox.ts';
import type { WishMessage } from './wish-message.ts';
import { closedOf, wishDocument, wishesOf } from './wish-message.ts';

/**
 * Writes a blessing under its id. If it is refused because it has arrived before, writing its texts once more changes nothing
 * and is allowed. A refused one with a tombstone was delivered and then deleted; if even the tombstone is refused, the project
 * refuses all requests (App Check, billing): `busy`.
 */
export async function sendWish(id: string, message: WishMessage, appCheckToken?: string): Promise<Delivery> {
  const { code, name, phone, text } = message;
  const path = `${wishesOf(code)}/${id}`;
  const written = await writeDocument(
    { path, fields: wishDocument(message), timeField: 'createdAt' },
    appCheckToken,
  );
  if (written !== 'refused') return DELIVERIES[written];
  const repeated = await repeatDocument(path, { name, phone, text }, appCheckToken);
  if (repeated !== 'refused') return DELIVERIES[repeated];
  const tombstone = await lookUpDocument(closedOf(code), id, appCheckToken);
  if (tombstone === 'there') return 'delivered';
  return tombstone === 'missing' ? 'refused' : 'busy';
}

const DELIVERIES = {
  done: 'delivered',
  malformed: 'refused',
  'not now': 'busy',
} as const satisfies Record<Exclude<FirestoreResult, 'refused'>, Delivery>;
