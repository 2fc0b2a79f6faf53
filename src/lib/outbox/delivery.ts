import type { FirestoreResult } from '#src/lib/firestore-rest.ts';
import { hasReceipt, lookUpDocument } from '#src/lib/firestore-rest.ts';
import type { Delivery } from './outbox.ts';

/** The meaning of a write's result for the outbox; the reason of a refusal has to be checked. */
export const DELIVERIES = {
  done: 'delivered',
  malformed: 'refused',
  'not now': 'busy',
} as const satisfies Record<Exclude<FirestoreResult, 'refused'>, Delivery>;

/** What became of a refused write: delivered and then deleted, refused, or `busy` where the project refuses everything. */
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
 * What became of a refused write of `COLLECTION/ID`, which the rules accept once: delivered if there is a receipt, otherwise as
 * {@link deliveryByTombstone} says.
 */
export async function deliveryByReceipt(
  collection: string,
  id: string,
  tombstones: string,
  appCheckToken?: string,
): Promise<Delivery> {
  const path = `${collection}/${id}`;
  const known = await hasReceipt(path, appCheckToken);
  if (known !== 'no') return known === 'yes' ? 'delivered' : 'busy';
  const delivery = await deliveryByTombstone(tombstones, id, appCheckToken);
  if (delivery !== 'refused') return delivery;
  // Once more: a project that refused everything seemed to have no receipt, and now it has served the tombstone.
  const receipt = await hasReceipt(path, appCheckToken);
  if (receipt === 'unknown') return 'busy';
  return receipt === 'yes' ? 'delivered' : 'refused';
}
