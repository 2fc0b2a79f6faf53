import { useEffect, useRef, useState } from 'react';
import { PAGE_SIZE } from '#src/config/page-size.ts';
import { lookAt } from '#src/data/last-looks.ts';
import { stopOnCleanup } from '#src/lib/stop-on-cleanup.ts';
import { MANAGE_ORDERS as text } from '#text/manage-orders.ts';
import type { BookEntry } from '../orders-api.ts';
import { isBellOn, notifyOwner, ring, showBadge } from './order-bell.ts';

const NOTHING: readonly BookEntry[] = [];

interface NewOrders {
  /** Placed since the list was read, newest first. */
  readonly entries: readonly BookEntry[];
  /** How many of them came while the owner was not at the page. */
  readonly unseen: number;
}

/**
 * Orders that are placed while the book is open. They ring if the owner wants it, and count in the title and on the app's icon
 * until the owner touches the page.
 *
 * @param shown the orders of the list; `undefined` until it has been read
 * @param isWhole whether the list leaves none out, so that a person who looks at it has seen all that is new
 */
export function useNewOrders(shown: readonly BookEntry[] | undefined, isWhole: boolean): NewOrders {
  const [entries, setEntries] = useState(NOTHING);
  const [unseen, setUnseen] = useState(0);
  const newest = Math.max(0, ...(shown ?? NOTHING).map(({ order }) => order?.createdAt ?? 0));
  // Where the list began: what was read later does not move it.
  const start = useRef<number>(undefined);
  if (shown) start.current ??= newest;
  const isRead = shown !== undefined;

  useEffect(() => {
    if (!isRead) return;
    let known: ReadonlySet<string> | undefined;
    const take = (newer: readonly BookEntry[]) => {
      const before = known;
      known = new Set([...(before ?? []), ...newer.map(({ id }) => id)]);
      // With fewer than a page, these are all; otherwise older ones have left the page.
      setEntries((kept) =>
        newer.length < PAGE_SIZE
          ? newer
          : [...newer, ...kept.filter(({ id }) => newer.every((entry) => entry.id !== id))],
      );
      if (!before) return;
      const came = newer.filter(({ id }) => !before.has(id));
      if (came.length === 0) return;
      setUnseen((count) => count + came.length);
      tell(came);
    };
    // Without it the list itself is there; it can be read again.
    return stopOnCleanup(
      import('../new-orders-api.ts').then(({ listenToOrders }) =>
        listenToOrders(start.current ?? 0, take, () => undefined),
      ),
    );
  }, [isRead]);

  useEffect(() => {
    if (unseen > 0 || !isRead || !isWhole) return;
    lookAt('orders', [start.current, ...entries.map(({ order }) => order?.createdAt)]);
  }, [unseen, isRead, isWhole, entries]);

  useEffect(() => {
    if (unseen === 0) return;
    const title = document.title;
    document.title = `(${unseen}) ${title}`;
    showBadge(unseen);
    const see = () => setUnseen(0);
    for (const event of TOUCHES) addEventListener(event, see);
    return () => {
      document.title = title;
      showBadge(0);
      for (const event of TOUCHES) removeEventListener(event, see);
    };
  }, [unseen]);

  return { entries, unseen };
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

function tell(came: readonly BookEntry[]): void {
  if (!isBellOn()) return;
  ring();
  const [first] = came;
  // No name: others may see the screen.
  const title =
    came.length === 1 && first?.order ? text.news.one(first.order.number) : text.news.many(came.length);
  notifyOwner(title, 'new-order').catch(() => undefined);
}
