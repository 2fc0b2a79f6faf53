import type { Guard } from '#src/lib/guard.ts';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { MANAGE_BOOKINGS } from '#text/manage-bookings.ts';
import { BookingLinks } from './booking-links.tsx';
import { useBookingsOf } from './use-bookings.ts';

const text = MANAGE_BOOKINGS.kept;

interface KeptBookingsProps {
  /** Number of a cancelled order. */
  readonly order: string;
  readonly guard: Guard;
}

/** Says what is still kept for an order that was cancelled, and leads to where it is released; nothing if nothing is. */
export function KeptBookings({ order, guard }: KeptBookingsProps) {
  const { kept, again } = useBookingsOf(order, guard);
  if (kept === 'failed') return <Unreachable text={text.unreadable} onRetry={again} />;
  if (kept === 'reading') return null;
  return (
    kept.length > 0 && (
      <Notice title={text.title} line={text.line}>
        <BookingLinks bookings={kept} />
      </Notice>
    )
  );
}
