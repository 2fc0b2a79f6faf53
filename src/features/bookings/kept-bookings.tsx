import { useCallback } from 'react';
import type { Guard } from '#src/lib/guard.ts';
import { useRead } from '#src/lib/use-read.ts';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { MANAGE_BOOKINGS } from '#text/manage-bookings.ts';
import { BookingLinks } from './booking-links.tsx';
import { listBookingsOf } from './bookings-api.ts';

const text = MANAGE_BOOKINGS.kept;

interface KeptBookingsProps {
  /** Number of a cancelled order. */
  readonly order: string;
  readonly guard: Guard;
}

/** Says what is still kept for an order that was cancelled, and leads to where it is released; nothing if nothing is. */
export function KeptBookings({ order, guard }: KeptBookingsProps) {
  const { found, again } = useRead(useCallback(() => guard(() => listBookingsOf(order)), [guard, order]));
  if (found === 'failed') return <Unreachable text={text.unreadable} onRetry={again} />;
  if (found === 'reading') return null;
  const kept = found.filter(({ released }) => !released);
  return (
    kept.length > 0 && (
      <Notice title={text.title} line={text.line}>
        <BookingLinks bookings={kept} />
      </Notice>
    )
  );
}
