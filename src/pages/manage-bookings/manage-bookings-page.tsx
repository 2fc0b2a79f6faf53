import { PATHS } from '#src/config/paths.ts';
import { forgetDesks } from '#src/data/forget-desks.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { BookingsDesk } from '#src/features/bookings/bookings-desk.tsx';
import { openOrder } from '#src/features/orders/orders-api.ts';
import { MANAGE_BOOKINGS } from '#text/manage-bookings.ts';
import { bookingOf } from './booking-of-order.ts';

const readOrder = async (id: string) => {
  const { order } = await openOrder(id);
  return order && bookingOf(order);
};

/** /manage-bookings: what is promised for which date, for the owner and helpers. */
export default function ManageBookingsPage() {
  return (
    <AdminFrame title={MANAGE_BOOKINGS.title} path={PATHS.manageBookings} forget={forgetDesks} forHelpers>
      {(guard, role) => <BookingsDesk guard={guard} isOwner={role === 'owner'} readOrder={readOrder} />}
    </AdminFrame>
  );
}
