import { PATHS } from '#src/config/paths.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { OrderBook } from '#src/features/orders/book/order-book.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { MANAGE_BOOKINGS } from '#text/manage-bookings.ts';
import { MANAGE_ORDERS } from '#text/manage-orders.ts';

const KeptBookings = lazyPart(
  () => import('#src/features/bookings/kept-bookings.tsx').then((module) => module.KeptBookings),
  { Failed: ({ onRetry }) => <Unreachable text={MANAGE_BOOKINGS.kept.unreadable} onRetry={onRetry} /> },
);

const OrderBookings = lazyPart(
  () => import('#src/features/bookings/order-bookings.tsx').then((module) => module.OrderBookings),
  { Failed: ({ onRetry }) => <Unreachable text={MANAGE_BOOKINGS.ofOrder.unreadable} onRetry={onRetry} /> },
);

/** /manage-orders: every order. */
export default function ManageOrdersPage() {
  return (
    <AdminFrame title={MANAGE_ORDERS.title} path={PATHS.manageOrders} forHelpers>
      {(guard, role) => (
        <OrderBook
          guard={guard}
          isOwner={role === 'owner'}
          remarkOn={({ number, status }) =>
            status === 'cancelled' && <KeptBookings order={number} guard={guard} />
          }
          bookingsOn={({ number, status }) =>
            status !== 'cancelled' && <OrderBookings order={number} guard={guard} />
          }
        />
      )}
    </AdminFrame>
  );
}
