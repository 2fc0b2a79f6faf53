import { PATHS } from '#src/config/paths.ts';
import type { Booking } from '#src/domain/booking/booking.ts';
import { spanOf } from '#src/domain/booking/slots.ts';
import { showWeekday } from '#src/domain/show-day.ts';
import { LinkButton } from '#src/ui/button.tsx';
import { MANAGE_BOOKINGS as text } from '#text/manage-bookings.ts';
import { unitsText } from './things.ts';

interface BookingLinksProps {
  readonly bookings: readonly Booking[];
  /** On the page that the links lead to. */
  readonly onFollow?: () => void;
}

/** Bookings by day, each leading to that day of the calendar, where it is changed or released. */
export function BookingLinks({ bookings, onFollow }: BookingLinksProps) {
  return (
    <ul>
      {bookings.map(({ id, slots, units }) => {
        const { day } = spanOf(slots);
        return (
          <li key={id}>
            <LinkButton look="link" to={`${PATHS.manageBookings}?day=${day}`} onClick={onFollow}>
              {text.booked.on(showWeekday(day), unitsText(units))}
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}
