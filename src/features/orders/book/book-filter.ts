import { indiaDay, instantInIndia, showIndiaDay } from '#src/domain/india-time.ts';
import type { OrderKind } from '#src/domain/order/order.ts';
import { ORDER_KINDS } from '#src/domain/order/order.ts';
import type { OrderStatus } from '#src/domain/order/order-status.ts';
import { ORDER_STATUSES } from '#src/domain/order/order-status.ts';

/** Which orders the book shows; `undefined` for all. */
export interface BookFilter {
  readonly status: OrderStatus | undefined;
  readonly kind: OrderKind | undefined;
  /** In India, as `2026-11`. */
  readonly month: string | undefined;
}

/** The filter in the page's address. */
export function filterIn(search: URLSearchParams): BookFilter {
  const month = search.get('month') ?? '';
  return {
    status: ORDER_STATUSES.find((status) => status === search.get('status')),
    kind: ORDER_KINDS.find((kind) => kind === search.get('kind')),
    month: instantInIndia(`${month}-01`, '00:00') === undefined ? undefined : month,
  };
}

/** The first moment of a month in India, and of the one after it. */
export function monthSpan(month: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const start = (of: string) => new Date(instantInIndia(`${of}-01`, '00:00') ?? Number.NaN);
  return { from: start(month), to: start(next) };
}

/** `2026-11` → `November 2026`. */
export function showMonth(month: string): string {
  return showIndiaDay(instantInIndia(`${month}-01`, '12:00') ?? Number.NaN, 'en').replace(/^\d+ /, '');
}

/** The last `count` months in India, the newest first. */
export function recentMonths(now: number, count: number): string[] {
  const [year = 0, number = 0] = indiaDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const month = year * 12 + number - 1 - back;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
