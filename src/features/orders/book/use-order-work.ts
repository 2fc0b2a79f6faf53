import { useState } from 'react';
import type { Order } from '#src/domain/order/order.ts';
import type { Guard } from '#src/lib/guard.ts';
import { notify } from '#src/ui/toast.tsx';
import { BOOK_ORDER } from '#text/manage-orders.ts';
import { reopenOrder } from './reopen-order.ts';

interface OrderWork {
  readonly order: Order;
  readonly guard: Guard;
  readonly onChange: (order: Order) => void;
  /** What is said when the work certainly has failed although nobody has changed the order. */
  readonly failed: string;
}

/**
 * Saves a change of an order. `run` takes a function that saves it and returns the new order, and resolves with
 * whether it was saved. An order changed meanwhile is not overwritten but read again, so that the input can be
 * saved again.
 */
export function useOrderWork({ order, guard, onChange, failed }: OrderWork) {
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<Order>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      onChange(await guard(work));
      if (done !== undefined) notify.success(done);
      return true;
    } catch {
      const read = await reopenOrder(order.id, guard).catch(() => undefined);
      const fresh = read?.order;
      if (fresh && fresh.rev !== order.rev) {
        onChange(fresh);
        notify.error(BOOK_ORDER.changed);
      } else if (!read) notify.error(BOOK_ORDER.unsure);
      else notify.error(fresh ? failed : BOOK_ORDER.gone);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
