import * as v from 'valibot';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { OrderKind } from '#src/domain/order/order.ts';
import { createStoredState } from '#src/lib/stored-state.ts';

/** The order last placed from a cart, so that a second press sends no second order. */
export interface LastOrder {
  readonly id: string;
  readonly number: string;
  /** A hash of everything in it but `board`. */
  readonly contents: string;
  /** In milliseconds since 1970. */
  readonly placedAt: number;
  /** The revision of the board that it names. */
  readonly board: number;
  /** The function of a dinner; empty for others. */
  readonly occasion: string;
}

type LastOrders = Readonly<Partial<Record<OrderKind, LastOrder>>>;

const lastOrder = v.fallback(
  v.optional(
    v.object({
      id: v.string(),
      number: v.string(),
      contents: v.string(),
      placedAt: v.number(),
      board: v.optional(v.number(), 0),
      occasion: v.optional(v.string(), ''),
    }),
  ),
  undefined,
);
const stored = v.fallback(v.object({ cards: lastOrder, catering: lastOrder }), {});

const NONE: LastOrders = {};

export const lastOrders = createStoredState<LastOrders>({
  key: STORAGE_KEYS.lastOrders,
  empty: NONE,
  parse: (raw) => {
    const { cards, catering } = v.parse(stored, raw);
    return { data: { ...(cards ? { cards } : {}), ...(catering ? { catering } : {}) }, dropped: false };
  },
});
