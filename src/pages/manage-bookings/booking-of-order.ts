import type { Order } from '#src/domain/order/order.ts';
import type { BookingStart } from '#src/features/bookings/booking-draft.ts';
import { formatPhone } from '#src/lib/phone.ts';

/** What the booking of an order starts with: a menu takes the kitchen; cards take nothing, so the owner adds what goes with them. */
export function bookingOf(order: Order): BookingStart {
  const { kind, name, couple, phone, number, place, date } = order;
  return {
    who: name || couple,
    phone: formatPhone(phone),
    order: number,
    place,
    source: 'order',
    day: date,
    wants: kind === 'catering' ? { kitchen: 1 } : {},
  };
}
