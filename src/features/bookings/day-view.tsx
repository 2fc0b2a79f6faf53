import { useId, useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { Booking } from '#src/domain/booking/booking.ts';
import { leftIn } from '#src/domain/booking/fit.ts';
import { spanOf } from '#src/domain/booking/slots.ts';
import { showWeekday } from '#src/domain/show-day.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { Button, LinkButton, OutLink } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { MANAGE_BOOKINGS } from '#text/manage-bookings.ts';
import styles from './day-view.module.css';
import { thingName, thingsOf, unitsText } from './things.ts';
import type { BookingDay } from './use-bookings.ts';

const text = MANAGE_BOOKINGS.booking;

/** What an owner does with a booking. */
export interface BookingActions {
  readonly busy: boolean;
  readonly onChange: (booking: Booking) => void;
  readonly onRelease: (booking: Booking) => void;
  readonly onAgain: (booking: Booking) => void;
  /** Left out for helpers. */
  readonly onErase?: (booking: Booking) => void;
}

interface DayViewProps extends BookingActions {
  readonly shown: BookingDay;
  readonly onAdd: () => void;
}

/** What is left on a day, by halves, and whose the rest is. */
export function DayView({ shown, onAdd, ...actions }: DayViewProps) {
  const { day, month, bookings } = shown;
  const { add, thing, left, none, bookings: booked, released } = MANAGE_BOOKINGS.day;
  const halves = ['m', 'e'] as const;
  const [kept, free] = [bookings.filter((one) => !one.released), bookings.filter((one) => one.released)];
  return (
    <div className={styles.day}>
      <div className={styles.head}>
        <h2 className={styles.title}>{showWeekday(day)}</h2>
        <Button small icon="plus" onClick={onAdd}>
          {add}
        </Button>
      </div>
      <div className={styles.lists}>
        <BookingList day={day} title={booked} bookings={kept} none={none} {...actions} />
        {free.length > 0 && <BookingList day={day} title={released} bookings={free} none="" {...actions} />}
      </div>
      <table className={styles.left}>
        <thead>
          <tr>
            <th scope="col">{thing}</th>
            <th scope="col">{text.when.morning}</th>
            <th scope="col">{text.when.evening}</th>
          </tr>
        </thead>
        <tbody>
          {thingsOf(month.units).map((id) => {
            const all = leftIn({ units: month.units, taken: {} }, '', id);
            return (
              <tr key={id}>
                <th scope="row">{thingName(id)}</th>
                {halves.map((half) => {
                  const rest = leftIn(month, `${day}${half}`, id);
                  return (
                    <td key={half} data-out={rest <= 0}>
                      {left(rest, all)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface BookingListProps extends BookingActions {
  readonly day: string;
  readonly title: string;
  readonly bookings: readonly Booking[];
  readonly none: string;
}

function BookingList({ day, title, bookings, none, ...actions }: BookingListProps) {
  const id = useId();
  return (
    <div>
      <h3 className={styles.subtitle} id={id}>
        {title}
      </h3>
      {bookings.length === 0 && <p>{none}</p>}
      <ul aria-labelledby={id}>
        {bookings.map((booking) => (
          <BookingRow key={booking.id} day={day} booking={booking} {...actions} />
        ))}
      </ul>
    </div>
  );
}

/** Which part of this day a booking takes; one of the evening before may take the morning. */
function whenOn(day: string, slots: readonly string[]): string {
  const { day: first, part, untilMorning } = spanOf(slots);
  if (first !== day) return text.morningAfter;
  return untilMorning ? `${text.when[part]}, ${text.untilMorning}` : text.when[part];
}

interface BookingRowProps extends BookingActions {
  readonly day: string;
  readonly booking: Booking;
}

function BookingRow({ day, booking, busy, onChange, onRelease, onAgain, onErase }: BookingRowProps) {
  const { who, phone, order, place, note, source, slots, units, released } = booking;
  const [asking, setAsking] = useState(false);
  return (
    <li className={styles.booking}>
      <p className={styles.who}>
        <b>{who}</b> <span>{whenOn(day, slots)}</span>
      </p>
      <p>{unitsText(units)}</p>
      <p className={styles.facts}>
        {[place, text.sources[source]].filter(Boolean).join(' · ')}
        {order && (
          <>
            {' · '}
            <LinkButton look="link" to={PATHS.manageOrders} state={{ find: order }}>
              {order}
            </LinkButton>
          </>
        )}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        {phone && (
          <OutLink look="link" href={`tel:${phone}`} aria-label={text.named(text.call, who)}>
            {formatPhone(phone)}
          </OutLink>
        )}
        {released ? (
          <>
            <Button
              look="link"
              busy={busy}
              aria-label={text.named(text.again, who)}
              onClick={() => onAgain(booking)}
            >
              {text.again}
            </Button>
            {onErase && (
              <Button look="link" aria-label={text.named(text.erase, who)} onClick={() => setAsking(true)}>
                {text.erase}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button look="link" aria-label={text.named(text.change, who)} onClick={() => onChange(booking)}>
              {text.change}
            </Button>
            <Button
              look="link"
              busy={busy}
              aria-label={text.named(text.release, who)}
              onClick={() => onRelease(booking)}
            >
              {text.release}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        {...MANAGE_BOOKINGS.eraseQuestion(who)}
        onKeep={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onErase?.(booking);
        }}
      />
    </li>
  );
}
