import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import type { Order } from '#src/domain/order/order.ts';
import { doneOrUnsure, failureText } from '#src/lib/done-or-unsure.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { BOOK_ORDER } from '#text/manage-orders.ts';
import { eraseOrder } from '../orders-api.ts';
import { reopenOrder } from './reopen-order.ts';

const text = BOOK_ORDER.erase;

interface EraseOrderProps {
  readonly order: Order;
  readonly guard: Guard;
}

/** Erases an order after a question, and returns to the list. */
export function EraseOrder({ order, guard }: EraseOrderProps) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useWork(failureText(text));
  const navigate = useNavigate();
  const erase = async () => {
    const isErased = async () => (await reopenOrder(order.id, guard)).order === undefined;
    const isDone = await run(
      () => doneOrUnsure(() => guard(() => eraseOrder(order.id)), isErased),
      text.done,
    );
    if (isDone) navigate(PATHS.manageOrders, { replace: true });
    else setAsking(false);
  };
  return (
    <>
      <Button look="link" icon="trash" onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.question}
        line={text.line(order.number)}
        keep={text.keep}
        confirm={text.confirm}
        busy={busy}
        onKeep={() => setAsking(false)}
        onConfirm={erase}
      />
    </>
  );
}
