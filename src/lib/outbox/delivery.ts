import type { FirestoreResult } from '#src/lib/firestore-rest.ts';
import { hasReceipt, lookUpDocument } from '#src/lib/firestore-rest.ts';
import type { Delivery } from './outbox.ts';

/** What the result of a write means for the outbox; a refusal needs a second look at its reason. */
export const DELIVERIES = {
  done: 'delivered',
  malformed: 'refused',
  'not now': 'busy',
} as const satisfies Record<Exclude<FirestoreResult, 'refused'>, Delivery>;

/**
 * What became of a refused write: with a tombstone it was delivered and then deleted; if even the tombstone is refused, the
 * project refuses all requests (App Check, billing): `busy`.
 */
export async function deliveryByTombstone(
  collection: string,
  id: string,
  appCheckToken?: string,
): Promise<Delivery> {
  const tombstone = await lookUpDocument(collection, id, appCheckToken);
  if (tombstone === 'there') return 'delivered';
  return tombstone === 'missing' ? 'refused' : 'busy';
}

/**
 * What became of a refused write of `COLLECTION/ID`, which the rules take once: as {@link deliveryByTombstone} says, and
 * without a tombstone it has been delivered if there is a receipt.
 */
export async function deliveryByReceipt(
  collection: string,
  id: string,
  tombstones: string,
  appCheckToken?: string,
): Promise<Delivery> {
  // The tombstone first: a project that refuses everything would seem to have no receipt.
  const delivery = await deliveryByTombstone(tombstones, id, appCheckToken);
  if (delivery !== 'refused') return delivery;
  const receipt = await hasReceipt(`${collection}/${id}`, appCheckToken);
  if (receipt === 'unknown') return 'busy';
  return receipt === 'yes' ? 'delivered' : 'refused';
}
