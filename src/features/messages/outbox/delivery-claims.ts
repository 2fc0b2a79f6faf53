/** Messages whose outcome the current page shows itself, so that no toast is needed. */
import type { GuestMessage } from '../message.ts';

const delivered = new Set<string>();
const refused = new Set<(message: GuestMessage) => boolean>();

/** Claims reporting the delivery of a message; returns a function that releases the claim. */
export function claimDelivery(id: string): () => void {
  delivered.add(id);
  return () => delivered.delete(id);
}

/** Claims showing matching refused messages; returns a function that releases the claim. */
export function claimRefusals(isShown: (message: GuestMessage) => boolean): () => void {
  refused.add(isShown);
  return () => refused.delete(isShown);
}

export function isDeliveryClaimed(id: string): boolean {
  return delivered.has(id);
}

export function isRefusalClaimed(message: GuestMessage): boolean {
  return [...refused].some((isShown) => isShown(message));
}
