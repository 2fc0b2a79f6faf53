import * as v from 'valibot';
import { STORAGE_KEYS } from '#src/config/storage-keys.ts';
import type { OrderKind } from '#src/domain/order/order.ts';
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

/** The order last placed from a cart, so that a second press sends no second order. */
export interface LastOrder extends Parsed<typeof lastOrder> {}

type LastOrders = Readonly<Partial<Record<OrderKind, LastOrder>>>;

const known = v.fallback(v.optional(lastOrder), undefined);
const stored = v.fallback(v.object({ cards: known, catering: known }), {});

const NONE: LastOrders = {};

export const lastOrders = createStoredState<LastOrders>({
  key: STORAGE_KEYS.lastOrders,
  empty: NONE,
  parse: (raw) => {
    const { cards, catering } = v.parse(stored, raw);
    return { data: { ...(cards ? { cards } : {}), ...(catering ? { catering } : {}) }, dropped: false };
  },
});
