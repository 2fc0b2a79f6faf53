import { PATHS } from '#src/config/paths.ts';
import type { Order } from '#src/domain/order/order.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import type { OrderStart } from '#src/features/bookings/booking-draft.ts';
import { bookingIdOf } from '#src/features/bookings/booking-draft.ts';
import { BookingsDesk } from '#src/features/bookings/bookings-desk.tsx';
import { reopenOrder } from '#src/features/orders/book/reopen-order.ts';
import type { Guard } from '#src/lib/guard.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { MANAGE_BOOKINGS } from '#text/manage-bookings.ts';

const readOrder = async (id: string, guard: Guard) => {
  const { order } = await reopenOrder(id, guard);
  return order && bookingOf(order);
};

/** /manage-bookings: bookings by date, for the owner and helpers. */
export default function ManageBookingsPage() {
  return (
    <AdminFrame title={MANAGE_BOOKINGS.title} path={PATHS.manageBookings} forHelpers>
      {(guard, role) => <BookingsDesk guard={guard} isOwner={role === 'owner'} readOrder={readOrder} />}
    </AdminFrame>
  );
}

/**
 * What the booking of an order starts with: a menu takes the kitchen, and the owner chooses the part of the day; cards take nothing,
 * so the owner adds what goes with them.
 */
async function bookingOf(order: Order): Promise<OrderStart> {
  const { id, kind, name, couple, phone, number, place, date } = order;
  return {
    id: await bookingIdOf(id),
    who: name || couple,
    phone: formatPhone(phone),
    order: number,
    place,
    source: 'order',
    day: date,
    wants: kind === 'catering' ? { kitchen: 1 } : {},
    // A wedding may have two dinners on one day, and an order says no hour.
    ...(kind === 'catering' && { part: undefined }),
  };
}
