/** Messages whose fate a page on the screen tells of itself, so that nobody else needs to. */
import type { GuestMessage } from '../message.ts';

const delivered = new Set<string>();
const refused = new Set<(message: GuestMessage) => boolean>();

/** A page says it will tell when this message has arrived; returns a function that takes that back. */
export function claimDelivery(id: string): () => void {
  delivered.add(id);
  return () => delivered.delete(id);
}

/** A page says it shows such messages when they are refused; returns a function that takes that back. */
export function claimRefusals(isShown: (message: GuestMessage) => boolean): () => void {
  refused.add(isShown);
  return () => refused.delete(isShown);
}

/** Whether a page tells of this message's arrival itself. */
export function isDeliveryClaimed(id: string): boolean {
  return delivered.has(id);
}

/** Whether a page shows this refused message itself. */
export function isRefusalClaimed(message: GuestMessage): boolean {
  return [...refused].some((isShown) => isShown(message));
}
