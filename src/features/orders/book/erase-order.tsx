import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { BOOK_ORDER } from '#src/content/manage-orders.ts';
import type { Order } from '#src/domain/order/order.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { notify } from '#src/ui/toast.tsx';
import { eraseOrder } from '../orders-api.ts';

const text = BOOK_ORDER.erase;

/** Erases an order after a question, and returns to the list. */
export function EraseOrder({ order, guard }: { readonly order: Order; readonly guard: Guard }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const erase = async () => {
    setBusy(true);
    try {
      await guard(() => eraseOrder(order.id));
      notify.success(text.done);
      navigate(PATHS.manageOrders, { replace: true });
    } catch {
      notify.error(text.notDone);
      setBusy(false);
      setAsking(false);
    }
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
