import { PATHS } from '#src/config/paths.ts';
import { forgetDesks } from '#src/data/forget-desks.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { OrderBook } from '#src/features/orders/book/order-book.tsx';
import { MANAGE_ORDERS } from '#text/manage-orders.ts';

/** /manage-orders: every order. */
export default function ManageOrdersPage() {
  return (
    <AdminFrame title={MANAGE_ORDERS.title} path={PATHS.manageOrders} forget={forgetDesks} forHelpers>
      {(guard, role) => <OrderBook guard={guard} isOwner={role === 'owner'} />}
    </AdminFrame>
  );
}
