import * as v from 'valibot';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { OrderKind } from '#src/domain/order/order.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import type { Parsed } from '#src/lib/parsed.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

const lastOrder = v.object({
  id: v.string(),
  number: v.string(),
  /** A hash of everything in it but `board`. */
  contents: v.string(),
  /** In milliseconds since 1970. */
  placedAt: v.number(),
  /** The revision of the board that it names. */
  board: v.optional(v.number(), 0),
  /** The function of a dinner; empty for others. */
  occasion: v.optional(v.string(), ''),
});

/** An order placed from a cart, so that a second press sends no second order. */
export interface LastOrder extends Parsed<typeof lastOrder> {}

/** Newest first. */
type LastOrders = Readonly<Record<OrderKind, readonly LastOrder[]>>;

const NONE: LastOrders = { cards: [], catering: [] };

export const lastOrders = createStoredState<LastOrders>({
  key: STORAGE_KEYS.lastOrders,
  empty: NONE,
  parse: (raw) => {
    const { cards, catering } = fieldsOf(raw);
    return { data: { cards: readOrders(cards), catering: readOrders(catering) }, dropped: false };
  },
});

/** Earlier versions kept one order of a kind. */
function readOrders(stored: unknown): LastOrder[] {
  return [stored].flat().flatMap((one) => {
    const read = v.safeParse(lastOrder, one);
    return read.success ? [read.output] : [];
  });
}

/** Within this time, the same cart is the same order. */
const SAME_ORDER_MS = 24 * 60 * 60 * 1_000;

/** As many as there are copies of orders on the phone. */
const MOST = 12;

const isRecent = ({ placedAt }: LastOrder, now: number) => Math.abs(now - placedAt) < SAME_ORDER_MS;

/** The orders of a kind that a cart of now may be, newest first. */
export function recentOrders(kind: OrderKind, now: number): LastOrder[] {
  return lastOrders.current()[kind].filter((order) => isRecent(order, now));
}

/** Makes an order the last one of its kind. */
export function rememberOrder(kind: OrderKind, order: LastOrder, now: number): void {
  const others = recentOrders(kind, now).filter(({ id }) => id !== order.id);
  lastOrders.change((before) => ({ ...before, [kind]: [order, ...others].slice(0, MOST) }));
}
