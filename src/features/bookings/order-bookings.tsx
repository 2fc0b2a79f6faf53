import { useCallback } from 'react';
import type { Guard } from '#src/lib/guard.ts';
import { useRead } from '#src/lib/use-read.ts';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { MANAGE_BOOKINGS } from '#text/manage-bookings.ts';
import { BookingLinks } from './booking-links.tsx';
import { listBookingsOf } from './bookings-api.ts';
import styles from './day-view.module.css';

const text = MANAGE_BOOKINGS.ofOrder;

interface OrderBookingsProps {
  /** Number of an order that is not cancelled. */
  readonly order: string;
  readonly guard: Guard;
}

/** What is booked for an order, each leading to its day. */
export function OrderBookings({ order, guard }: OrderBookingsProps) {
  const { found, again } = useRead(useCallback(() => guard(() => listBookingsOf(order)), [guard, order]));
  if (found === 'failed') return <Unreachable text={text.unreadable} onRetry={again} />;
  if (found === 'reading') return null;
  const kept = found.filter(({ released }) => !released);
  return (
    <section aria-labelledby="order-bookings">
      <h3 className={styles.title} id="order-bookings">
        {text.title}
      </h3>
      {kept.length > 0 ? <BookingLinks bookings={kept} /> : <p>{text.none}</p>}
    </section>
  );
}
