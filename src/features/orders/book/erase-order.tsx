import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import type { Order } from '#src/domain/order/order.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { BOOK_ORDER } from '#text/manage-orders.ts';
import { eraseOrder } from '../orders-api.ts';

const text = BOOK_ORDER.erase;

/** Erases an order after a question, and returns to the list. */
export function EraseOrder({ order, guard }: { readonly order: Order; readonly guard: Guard }) {
  const [asking, setAsking] = useState(false);
  const { busy, run } = useWork(text.notDone);
  const navigate = useNavigate();
  const erase = async () => {
    const isDone = await run(() => guard(() => eraseOrder(order.id)), text.done);
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
