import { useCallback, useEffect, useState } from 'react';
import { PAGE_SIZE } from '#src/config/page-size.ts';
import { stopOnCleanup } from '#src/lib/stop-on-cleanup.ts';
import { whenBack } from '#src/lib/when-back.ts';
import { MANAGE_ORDERS as text } from '#text/manage-orders.ts';
import type { BookEntry } from '../orders-api.ts';
import { isBellOn, notifyOwner, ring, showBadge } from './order-bell.ts';

const NOTHING: readonly BookEntry[] = [];
const NONE: ReadonlySet<string> = new Set();

/** After a failure; a refused query costs a read. */
const PAUSE_MS = 30_000;

export interface NewOrders {
  /** Placed since the time from which the book listens, newest first. */
  readonly entries: readonly BookEntry[];
  /** The ids of those that came while the book listened. */
  readonly told: ReadonlySet<string>;
  /** How many came while the owner was not at the page. */
  readonly unseen: number;
  /** Begins to listen to what is placed after a time of the server's clock; later calls change nothing. */
  readonly listenFrom: (time: number) => void;
}

/**
 * Orders that are placed while the book is open. They ring if the bell is on, and are counted in the title and
 * on the app's icon until the owner touches the page.
 */
export function useNewOrders(): NewOrders {
  const [since, setSince] = useState<number>();
  const [entries, setEntries] = useState(NOTHING);
  const [told, setTold] = useState(NONE);
  const [unseen, setUnseen] = useState(0);
  const listenFrom = useCallback((time: number) => setSince((before) => before ?? time), []);

  useEffect(() => {
    if (since === undefined) return;
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
      setTold((ids) => new Set([...ids, ...came.map(({ id }) => id)]));
      setUnseen((count) => count + came.length);
      tell(came);
    };
    return keepListening(
      async (onFailure) => {
        const { listenToOrders } = await import('../new-orders-api.ts');
        return listenToOrders(since, take, onFailure);
      },
      () => {
        // Orders that arrive before it listens again are reported then.
        known ??= NONE;
      },
    );
  }, [since]);

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

  return { entries, told, unseen, listenFrom };
}

/**
 * Listens until the returned function is called. After a failure it listens again: when somebody comes back to the page or the
 * network does, and otherwise after a pause, also in a tab that is not seen.
 */
function keepListening(
  listen: (onFailure: () => void) => Promise<() => void>,
  onFailure: () => void,
): () => void {
  let isEnded = false;
  let pause: number | undefined;
  let stop = () => {};
  const fail = () => {
    if (isEnded) return;
    onFailure();
    pause ??= window.setTimeout(again, PAUSE_MS);
  };
  const start = () => {
    const starting = listen(fail);
    starting.catch(fail);
    stop = stopOnCleanup(starting);
  };
  const again = () => {
    if (pause === undefined) return;
    window.clearTimeout(pause);
    pause = undefined;
    stop();
    start();
  };
  start();
  const endWaiting = whenBack(again);
  return () => {
    isEnded = true;
    window.clearTimeout(pause);
    endWaiting();
    stop();
  };
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
