import type { Guard } from '#src/lib/guard.ts';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { MANAGE_BOOKINGS } from '#text/manage-bookings.ts';
import { BookingLinks } from './booking-links.tsx';
import styles from './day-view.module.css';
import { useBookingsOf } from './use-bookings.ts';

const text = MANAGE_BOOKINGS.ofOrder;

interface OrderBookingsProps {
  /** Number of an order that is not cancelled. */
  readonly order: string;
  readonly guard: Guard;
}

/** What is booked for an order, each leading to its day. */
export function OrderBookings({ order, guard }: OrderBookingsProps) {
  const { kept, again } = useBookingsOf(order, guard);
  if (kept === 'failed') return <Unreachable text={text.unreadable} onRetry={again} />;
  if (kept === 'reading') return null;
  return (
    <section aria-labelledby="order-bookings">
      <h3 className={styles.title} id="order-bookings">
        {text.title}
      </h3>
      {kept.length > 0 ? <BookingLinks bookings={kept} /> : <p>{text.none}</p>}
    </section>
  );
}
