import { indiaDay, instantInIndia } from '#src/domain/india-time.ts';
import type { Order, OrderKind } from '#src/domain/order/order.ts';
import { ORDER_KINDS } from '#src/domain/order/order.ts';
import type { OrderStatus } from '#src/domain/order/order-status.ts';
import { ORDER_STATUSES } from '#src/domain/order/order-status.ts';

/** Which orders the book shows; `undefined` for all. */
export interface BookFilter {
  readonly status: OrderStatus | undefined;
  readonly kind: OrderKind | undefined;
  /** In India, as `2026-11`: in which it was placed, or the function is. */
  readonly month: string | undefined;
  /** `function`: those with a date, the next function first; `undefined` for the newest orders first. */
  readonly by?: 'function' | undefined;
}

/** The filter in the page's address. */
export function filterIn(search: URLSearchParams): BookFilter {
  const month = search.get('month') ?? '';
  return {
    status: ORDER_STATUSES.find((status) => status === search.get('status')),
    kind: ORDER_KINDS.find((kind) => kind === search.get('kind')),
    month: instantInIndia(`${month}-01`, '00:00') === undefined ? undefined : month,
    by: search.get('by') === 'function' ? 'function' : undefined,
  };
}

/** Whether an order belongs to what the book shows, for those that arrive while it is open. */
export function isOfFilter(
  { status, kind, createdAt }: Pick<Order, 'status' | 'kind' | 'createdAt'>,
  filter: Omit<BookFilter, 'by'>,
): boolean {
  const { from, to } = filter.month ? monthSpan(filter.month) : { from: new Date(0), to: new Date(8.64e15) };
  return (
    (filter.status === undefined || filter.status === status) &&
    (filter.kind === undefined || filter.kind === kind) &&
    createdAt >= from.valueOf() &&
    createdAt < to.valueOf()
  );
}

/** The first moment of a month in India, and of the one after it. */
export function monthSpan(month: string): { from: Date; to: Date } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const start = (of: string) => new Date(instantInIndia(`${of}-01`, '00:00') ?? Number.NaN);
  return { from: start(month), to: start(next) };
}

/** The first day of a month, and of the one after it, as functions are stored. */
export function monthDays(month: string): { from: string; to: string } {
  const { from, to } = monthSpan(month);
  return { from: indiaDay(from.valueOf()), to: indiaDay(to.valueOf()) };
}

/** The last `count` months in India, the newest first. */
export function recentMonths(now: number, count: number): string[] {
  return months(now, count, -1);
}

/** This month and those after it. */
export function comingMonths(now: number, count: number): string[] {
  return months(now, count, 1);
}

function months(now: number, count: number, step: 1 | -1): string[] {
  const [year = 0, number = 0] = indiaDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, place) => {
    const month = year * 12 + number - 1 + place * step;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}
