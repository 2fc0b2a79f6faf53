import { useState } from 'react';
import type { PriceRange } from '#src/config/price.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import type { Order } from '#src/domain/order/order.ts';
import type { OrderStatus } from '#src/domain/order/order-status.ts';
import { isAgreed, ORDER_STATUSES } from '#src/domain/order/order-status.ts';
import type { Guard } from '#src/lib/guard.ts';
import { rupeeRange } from '#src/lib/money.ts';
import type { ButtonLook } from '#src/ui/button.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { usePassedFocus } from '#src/ui/use-passed-focus.ts';
import { BOOK_ORDER } from '#text/manage-orders.ts';
import { ORDER_STATUS } from '#text/orders.ts';
import { setStatus } from '../orders-api.ts';
import styles from './book-order.module.css';
import { reopenOrder } from './reopen-order.ts';

const text = BOOK_ORDER.status;

interface OrderProgressProps {
  readonly order: Order;
  /** The total by our prices, if the order has another one. */
  readonly ourTotal: PriceRange | undefined;
  readonly guard: Guard;
  readonly onChange: (order: Order) => void;
}

/**
 * The status and its changes so far. A change that somebody else has made meanwhile is shown and not overwritten. A total that
 * is not ours is agreed to only after a question, because the book then counts it.
 */
export function OrderProgress({ order, ourTotal, guard, onChange }: OrderProgressProps) {
  const { id, status, times, rev } = order;
  const [busy, setBusy] = useState<OrderStatus>();
  const [overtaken, setOvertaken] = useState(false);
  const [asked, setAsked] = useState<OrderStatus>();
  const passedFocus = usePassedFocus();

  const change = async (next: OrderStatus) => {
    setAsked(undefined);
    setBusy(next);
    setOvertaken(false);
    const failed = await guard(() => setStatus(order, next)).then(
      () => false,
      () => true,
    );
    const read = await reopenOrder(id, guard).catch(() => undefined);
    setBusy(undefined);
    const written = { ...order, status: next, rev: rev + 1, times: { ...times, [next]: Date.now() } };
    const fresh = read?.order ?? (failed ? undefined : written);
    if (fresh) onChange(fresh);
    const isOurs = fresh?.status === next && fresh.rev === rev + 1;
    if (!failed || isOurs) notify.success(text.done(ORDER_STATUS[next].name));
    else if (fresh && fresh.rev !== rev) setOvertaken(true);
    else if (!read) notify.error(BOOK_ORDER.unsure);
    else notify.error(fresh ? text.notDone : BOOK_ORDER.gone);
  };

  const press = (next: OrderStatus) => {
    const isNewlyCounted = isAgreed(next) && !isAgreed(status);
    if (ourTotal && isNewlyCounted) setAsked(next);
    else void change(next);
  };

  const reached = ORDER_STATUSES.flatMap((step) => {
    const time = times[step];
    return time === undefined ? [] : [{ step, time }];
  }).sort((earlier, later) => earlier.time - later.time);
  return (
    <section aria-labelledby="order-status">
      <h3 className={styles.title} id="order-status">
        {text.title}
      </h3>
      <p key={status} ref={passedFocus} tabIndex={-1} className={styles.now}>
        {ORDER_STATUS[status].name}
      </p>
      {reached.length > 0 && (
        <ul className={styles.times} aria-label={text.times}>
          {reached.map(({ step, time }) => (
            <li key={step}>
              {ORDER_STATUS[step].name}: {formatDayAndTime(new Date(time))}
            </li>
          ))}
        </ul>
      )}
      {overtaken && <Notice title={text.changed.title} line={text.changed.line(ORDER_STATUS[status].name)} />}
      <p className={styles.setTo}>{text.setTo}</p>
      <div className={styles.buttons}>
        {ORDER_STATUSES.filter((step) => step !== status).map((step) => (
          <Button
            key={step}
            ref={passedFocus}
            look={lookOf(step, status)}
            small
            busy={busy !== undefined}
            aria-label={text.set(ORDER_STATUS[step].name)}
            onClick={() => press(step)}
          >
            {ORDER_STATUS[step].name}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        {...text.different}
        line={ourTotal ? text.different.line(rupeeRange(order.total), rupeeRange(ourTotal)) : ''}
        onKeep={() => setAsked(undefined)}
        onConfirm={() => asked && void change(asked)}
      />
    </section>
  );
}

/** The usual next step is the main button, and cancelling the least of them. */
function lookOf(step: OrderStatus, status: OrderStatus): ButtonLook {
  if (step === 'cancelled') return 'link';
  const next = ORDER_STATUSES[ORDER_STATUSES.indexOf(status) + 1];
  return step === next ? 'primary' : 'secondary';
}
