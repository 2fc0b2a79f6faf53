import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Booking } from '#src/domain/booking/booking.ts';
import { dayOf, monthOf } from '#src/domain/booking/slots.ts';
import { indiaDay } from '#src/domain/india-time.ts';
import { showWeekday } from '#src/domain/show-day.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import type { Guard } from '#src/lib/guard.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { Button } from '#src/ui/button.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { useFocusOnChange } from '#src/ui/use-focus-on-change.ts';
import { useWork } from '#src/ui/use-work.ts';
import { BOOKABLE_FORM, BOOKING_FORM, MANAGE_BOOKINGS as text } from '#text/manage-bookings.ts';
import { BookableForm } from './bookable-form.tsx';
import type { BookingDraft, OrderStart } from './booking-draft.ts';
import { conflictText, draftOf, newDraft, nextBookingId, wantedAgain } from './booking-draft.ts';
import { BookingForm } from './booking-form.tsx';
import { BookingLinks } from './booking-links.tsx';
import type { Outcome, WantedBooking } from './bookings-api.ts';
import { eraseBooking, listBookingsOf, saveBookable, saveBooking } from './bookings-api.ts';
import styles from './bookings-desk.module.css';
import { parseDay } from './calendar.ts';
import { DayView } from './day-view.tsx';
import { MonthView } from './month-view.tsx';
import { NotCountedError } from './not-counted-error.ts';
import { thingName } from './things.ts';
import { useBookings } from './use-bookings.ts';

interface BookingsDeskProps {
  readonly guard: Guard;
  /** Helpers do not edit counts, and erase nothing. */
  readonly isOwner: boolean;
  /** The contents of the order in the address (`?order=ID`); `undefined` if it is gone or damaged. */
  readonly readOrder: (id: string, guard: Guard) => Promise<OrderStart | undefined>;
}

interface Opened {
  readonly draft: BookingDraft;
  readonly own?: Booking;
}

interface BookedOrder {
  readonly start: OrderStart;
  readonly bookings: readonly Booking[];
}

const NO_BOOKINGS: readonly Booking[] = [];

/** Whatever was refused is certainly not stored: a released booking, for example, that somebody has booked again. */
function failureOf(error: unknown): string {
  if (error instanceof NotCountedError) return BOOKABLE_FORM.helper;
  return backendFailure(error) === 'refused' ? text.refused : text.unsure;
}

/** The calendar of what is taken, with the day and the booking that the owner works on. The day is in the address. */
export function BookingsDesk({ guard, isOwner, readOrder }: BookingsDeskProps) {
  const [search, setSearch] = useSearchParams();
  const day = parseDay(search.get('day') ?? '') ?? indiaDay(Date.now());
  const order = search.get('order') ?? '';
  const { shown, failed, read } = useBookings(guard, day);
  const [opened, setOpened] = useState<Opened>();
  const [booked, setBooked] = useState<BookedOrder>();
  const [counting, setCounting] = useState(false);
  const [refused, setRefused] = useState<Exclude<Outcome, { state: 'saved' }>>();
  const { busy, run } = useWork(failureOf);
  const dayPart = useRef<HTMLElement>(null);
  const isCounting = counting || (shown !== undefined && !shown.units);
  const [followed, setFollowed] = useState(0);
  useFocusOnChange(dayPart, `${opened !== undefined || isCounting} ${followed}`);
  const { expectRemoval } = useFocusAfterRemoval(dayPart, shown?.bookings ?? NO_BOOKINGS);

  const goTo = (next: string) =>
    setSearch(
      (before) => {
        before.set('day', next);
        before.delete('order');
        return before;
      },
      { replace: true },
    );

  useEffect(() => {
    if (order === '') return;
    const reading = async () => {
      const start = await readOrder(order, guard);
      if (!start) return undefined;
      const bookings = await guard(() => listBookingsOf(start.order));
      return { start: { ...start, id: await nextBookingId(start.id, bookings) }, bookings };
    };
    return unlessCleanedUp(
      reading(),
      (found) => {
        if (!found) return notify.error(text.noOrder.title, text.noOrder.line);
        const { start, bookings } = found;
        const kept = bookings.filter(({ released }) => !released);
        setBooked(kept.length > 0 ? { start, bookings: kept } : undefined);
        // What is being typed stays.
        if (kept.length === 0) setOpened((before) => before ?? { draft: newDraft(start) });
      },
      () => notify.error(text.unreachable.title),
    );
  }, [guard, readOrder, order]);

  /** What was sent of the open booking. */
  const sent = useRef<readonly WantedBooking[]>([]);
  const open = (one: Opened | undefined) => {
    sent.current = [];
    setRefused(undefined);
    setOpened(one);
  };
  const leaveBooked = () => {
    setBooked(undefined);
    setFollowed((before) => before + 1);
  };
  const openId = useRef<string>(undefined);
  useEffect(() => {
    openId.current = opened?.draft.id;
    return () => {
      openId.current = undefined;
    };
  }, [opened]);
  /** A write whose response was lost may have arrived. */
  const runOrRead = async (work: () => Promise<unknown>, done?: string) => {
    if (!(await run(work, done))) read();
  };
  const save = (wanted: WantedBooking, done: string) =>
    runOrRead(async () => {
      const before = sent.current;
      sent.current = [...before, wanted];
      const outcome = await guard(() => saveBooking(wanted, before));
      // The owner may have moved on to another form or page.
      const isHere = openId.current === wanted.id;
      // What was known of the order is old: its next booking would get an id that is taken now.
      if (outcome.state !== 'short') setBooked(undefined);
      if (outcome.state !== 'saved') {
        if (isHere) setRefused(outcome);
        else notify.error((outcome.state === 'short' ? BOOKING_FORM.short : conflictText(wanted)).title);
        const theirs = outcome.state === 'changed' && outcome.booking?.slots[0];
        if (isHere && theirs) goTo(dayOf(theirs));
        // So that Back shows what is stored now.
        return read();
      }
      notify.success(done);
      if (isHere) {
        open(undefined);
        const [slot] = outcome.booking.slots;
        goTo(slot ? dayOf(slot) : day);
      }
      read();
    });
  /** The row that was pressed leaves its list: the focus moves to the day's first button. */
  const readWithoutRow = () => {
    expectRemoval(0);
    read();
  };
  /** Without a form, a toast says that somebody was faster. */
  const toggle = (booking: Booking, released: boolean) =>
    runOrRead(async () => {
      const outcome = await guard(() => saveBooking(wantedAgain(booking, released)));
      if (outcome.state === 'short') {
        const [first] = outcome.short;
        notify.error(
          BOOKING_FORM.short.title,
          first && BOOKING_FORM.short.line(thingName(first.id), first.left),
        );
      } else if (outcome.state === 'changed') notify.error(BOOKING_FORM.conflict.title);
      else {
        notify.success(released ? text.released : text.saved);
        return readWithoutRow();
      }
      read();
    });

  const units = shown?.units;
  if (failed && !shown) {
    return <Unreachable text={text.unreachable} onRetry={read} />;
  }
  if (!shown) return <p role="status">{text.reading}</p>;
  if (!units && !isOwner) return <p>{BOOKABLE_FORM.helper}</p>;
  if (!units || isCounting) {
    return (
      <BookableForm
        units={units}
        busy={busy}
        onSave={(before, counts) =>
          void run(async () => {
            await guard(() => saveBookable(before, counts));
            setCounting(false);
            read();
          }, BOOKABLE_FORM.saved)
        }
        {...(units && { onCancel: () => setCounting(false) })}
      />
    );
  }
  if (opened) {
    return (
      <BookingForm
        key={opened.draft.id}
        draft={opened.draft}
        own={opened.own}
        guard={guard}
        units={units}
        busy={busy}
        refused={refused}
        onSave={(wanted) => void save(wanted, opened.own ? text.changed : text.saved)}
        onCancel={() => open(undefined)}
      />
    );
  }
  const isOfMonth = monthOf(shown.day) === monthOf(day);
  return (
    <>
      {failed && <Unreachable text={text.unreachable} onRetry={read} />}
      {booked && (
        <div className={styles.booked}>
          <Notice kind="note" title={text.booked.title(booked.start.order)} line={text.booked.line}>
            <BookingLinks bookings={booked.bookings} onFollow={leaveBooked} />
            <Button look="link" onClick={() => open({ draft: newDraft(booked.start) })}>
              {text.booked.more}
            </Button>
          </Notice>
        </div>
      )}
      <div className={styles.desk}>
        <MonthView day={day} taken={isOfMonth ? shown.month : undefined} onChoose={goTo} />
        <section ref={dayPart} tabIndex={-1} aria-label={showWeekday(day)}>
          {shown.day === day ? (
            <DayView
              shown={shown}
              busy={busy}
              onAdd={() => open({ draft: newDraft({ day }) })}
              onChange={(booking) => open({ draft: draftOf(booking), own: booking })}
              onRelease={(booking) => void toggle(booking, true)}
              onAgain={(booking) => void toggle(booking, false)}
              {...(isOwner && {
                onErase: (booking: Booking) =>
                  void runOrRead(
                    () => guard(() => eraseBooking(booking.id)).then(readWithoutRow),
                    text.erased,
                  ),
              })}
            />
          ) : (
            !failed && <p role="status">{text.reading}</p>
          )}
        </section>
      </div>
      {isOwner && (
        <p className={styles.count}>
          <Button look="link" onClick={() => setCounting(true)}>
            {BOOKABLE_FORM.open}
          </Button>
        </p>
      )}
    </>
  );
}
