/** Messages whose arrival a page on the screen tells of itself, so that nobody else needs to. */
const claimed = new Set<string>();

/** A page says it will tell of this message; answers how to take that back. */
export function claimDelivery(id: string): () => void {
  claimed.add(id);
  return () => claimed.delete(id);
}

/** Whether a page tells of this message itself. */
export function isClaimed(id: string): boolean {
  return claimed.has(id);
}
