import { useEffect, useState } from 'react';
import { useOutboxView } from '#src/lib/outbox/use-outbox-view.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { orderOutbox } from './order-outbox.ts';

export type PlacedState = 'waiting' | 'refused' | 'delivered';

/** What became of an order placed on this phone; `undefined` without an id, and until the outbox has been read since. */
export function usePlacedState(id: string | undefined): PlacedState | undefined {
  const { items, delivered, unreadable } = useOutboxView(orderOutbox);
  const [readFor, setReadFor] = useState<string>();
  useEffect(() => unlessCleanedUp(orderOutbox().syncWithStore(), () => setReadFor(id)), [id]);
  if (id === undefined) return undefined;
  const unsent = items.find((item) => item.id === id);
  if (unsent) return unsent.state === 'refused' ? 'refused' : 'waiting';
  return delivered.includes(id) || (readFor === id && !unreadable) ? 'delivered' : undefined;
}
