/** The prices and coupons that held when an order was placed. */
import { useEffect, useState } from 'react';
import { keptBoard } from '#src/data/board/board-copy.ts';
import { readBoard, readRevision } from '#src/data/board/read-board.ts';
import type { BoardRevision } from '#src/domain/board/board.ts';
import { NO_BOARD } from '#src/domain/board/board.ts';
import type { Today } from '#src/domain/board/today.ts';
import { todayOf } from '#src/domain/board/today.ts';
import { dayAfter, indiaDay } from '#src/domain/india-time.ts';
import type { Order } from '#src/domain/order/order.ts';
import { dayOfNumber } from '#src/domain/order/order-number.ts';
import { unlessLeft } from '#src/lib/unless-left.ts';

type Dated = Pick<Order, 'board' | 'number' | 'createdAt'>;

/** A phone without a network may send an order so much later. Anybody can write an older revision into an order. */
const LATE_DAYS = 3;
const LATE_MS = LATE_DAYS * 24 * 60 * 60 * 1_000;

/** By the order's own revision of the board, unless that was out of date when the order came. Throws if it cannot be read. */
export async function readPricesThen(order: Dated): Promise<Today> {
  const [own, next] = await Promise.all([readRevision(order.board), readRevision(order.board + 1)]);
  const wasValid = own !== undefined && (next === undefined || order.createdAt - next.savedAt <= LATE_MS);
  return todayOf(wasValid ? own : await readBoard(), dayOf(order));
}

/** The same by what this phone has kept, if that can be the right one. */
function keptPricesThen(order: Dated): Today | undefined {
  const kept = order.board === 0 ? NO_BOARD : keptBoard()?.revision;
  return kept?.rev === order.board ? todayOf(kept, dayOf(order)) : undefined;
}

/** Where nothing can be read: by the newest board that this phone knows. */
function lastKnownPrices(order: Dated): Today {
  const known: BoardRevision = keptBoard()?.revision ?? NO_BOARD;
  return todayOf(known, dayOf(order));
}

/** The day on which it was placed, which its number says, unless that is too long before it came. */
function dayOf({ number, createdAt }: Dated): string {
  const came = indiaDay(createdAt);
  const placed = dayOfNumber(number);
  const earliest = dayAfter(came, -LATE_DAYS) ?? came;
  return earliest <= placed && placed <= came ? placed : came;
}

/** The prices by which an order is checked; `undefined` while they are being read. */
export function usePricesThen(order: Order): Today | undefined {
  const { board, number, createdAt } = order;
  const [prices, setPrices] = useState(() => keptPricesThen(order));
  useEffect(() => {
    const then = { board, number, createdAt };
    const reading = readPricesThen(then).catch(() => lastKnownPrices(then));
    return unlessLeft(reading, setPrices);
  }, [board, number, createdAt]);
  return prices;
}
