/** The prices and coupons that held when an order was placed. */
import { useEffect, useState } from 'react';
import { keptBoard } from '#src/data/board/board-copy.ts';
import { readBoard, readRevision } from '#src/data/board/read-board.ts';
import type { BoardRevision } from '#src/domain/board/board.ts';
import { NO_BOARD } from '#src/domain/board/board.ts';
import type { Today } from '#src/domain/board/today.ts';
import { todayOf } from '#src/domain/board/today.ts';
import type { Order } from '#src/domain/order/order.ts';
import { dayPlaced, LATE_DAYS } from '#src/domain/order/order-number.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';

type Dated = Pick<Order, 'board' | 'number' | 'createdAt'>;

/** Anybody can write an older revision into an order. */
const LATE_MS = LATE_DAYS * 24 * 60 * 60 * 1_000;

/** By the order's own revision of the board, unless that was out of date when the order came. Throws if it cannot be read. */
export async function readPricesThen(order: Dated): Promise<Today> {
  const [own, next] = await Promise.all([readRevision(order.board), readRevision(order.board + 1)]);
  const wasValid = own !== undefined && (next === undefined || order.createdAt - next.savedAt <= LATE_MS);
  return todayOf(wasValid ? own : await readBoard(), dayPlaced(order));
}

/** The same from the copy on this phone, if that can be the right revision. */
function keptPricesThen(order: Dated): Today | undefined {
  const kept = order.board === 0 ? NO_BOARD : keptBoard()?.revision;
  return kept?.rev === order.board ? todayOf(kept, dayPlaced(order)) : undefined;
}

/** Offline: the newest board stored on this phone. */
function lastKnownPrices(order: Dated): Today {
  const known: BoardRevision = keptBoard()?.revision ?? NO_BOARD;
  return todayOf(known, dayPlaced(order));
}

/** The prices by which an order is checked: where they cannot be read, the newest that this phone knows. */
export function pricesThen(order: Dated): Promise<Today> {
  return readPricesThen(order).catch(() => lastKnownPrices(order));
}

/** The same; `undefined` while they are being read. */
export function usePricesThen(order: Order): Today | undefined {
  const { board, number, createdAt } = order;
  const [prices, setPrices] = useState(() => keptPricesThen(order));
  useEffect(() => {
    return unlessCleanedUp(pricesThen({ board, number, createdAt }), setPrices);
  }, [board, number, createdAt]);
  return prices;
}
