import { indiaDay } from '#src/domain/india-time.ts';
import type { Order } from '#src/domain/order/order.ts';
import type { Money } from './money.ts';
import { agreedPrice, paymentsOf } from './money.ts';

/** In whole rupees. */
export interface MoneySums {
  readonly agreed: number;
  readonly received: number;
  readonly refunded: number;
  readonly paid: number;
  /** Still to be paid; 0 once the order is cancelled. */
  readonly due: number;
  /** What the shop owes the customer: paid too much, or refundable after a cancellation. */
  readonly back: number;
  /** What the shop keeps of the payments for a cancelled order. */
  readonly kept: number;
}

type Standing = Pick<Order, 'status' | 'times'>;

/** `now` matters: whether the advance comes back after a cancellation depends on its day in India. */
export function sumsOf(money: Money, { status, times }: Standing, now: number): MoneySums {
  const payments = paymentsOf(money).filter(({ voided }) => voided === undefined);
  const total = (kind: 'in' | 'out') =>
    payments.reduce((sum, payment) => (payment.kind === kind ? sum + payment.amount : sum), 0);
  const agreed = agreedPrice(money);
  const received = total('in');
  const refunded = total('out');
  const paid = received - refunded;
  const isCancelled = status === 'cancelled';
  const isFree = isRefundable(money, indiaDay(times.cancelled ?? now));
  const keepable = isFree ? 0 : Math.min(money.advance, received);
  const owed = isCancelled || money.lines.length === 0 ? paid : agreed;
  const back = Math.max(0, isCancelled ? paid - keepable : paid - owed);
  return {
    agreed,
    received,
    refunded,
    paid,
    due: Math.max(0, owed - paid),
    back,
    kept: isCancelled ? Math.max(0, paid - back) : 0,
  };
}

/**
 * Whether a cancellation on a day refunds everything: including the last day, and always if none was agreed.
 */
export function isRefundable({ refundableUntil }: Pick<Money, 'refundableUntil'>, day: string): boolean {
  return refundableUntil === '' || day <= refundableUntil;
}

export interface NextPayment {
  readonly amount: number;
  /** Empty where no day was agreed. */
  readonly by: string;
  /** `all`: nothing is paid yet, and no advance was agreed. */
  readonly part: 'advance' | 'rest' | 'all';
  /** Whether the day has passed, in India. */
  readonly isLate: boolean;
}

/** The rest of the advance, then all that is due; `undefined` once nothing is. */
export function nextPayment(money: Money, { paid, due }: MoneySums, now: number): NextPayment | undefined {
  if (due === 0) return undefined;
  const advance = Math.min(money.advance - paid, due);
  const { part, amount, by } =
    advance > 0
      ? ({ part: 'advance', amount: advance, by: money.advanceBy } as const)
      : ({
          part: money.advance === 0 && paid === 0 ? 'all' : 'rest',
          amount: due,
          by: money.restBy,
        } as const);
  return { part, amount, by, isLate: by !== '' && indiaDay(now) > by };
}
