import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { Taken } from '#src/domain/booking/fit.ts';
import { monthOf } from '#src/domain/booking/slots.ts';
import { dayAfter, indiaDay } from '#src/domain/india-time.ts';
import { showMonth, showWeekday } from '#src/domain/show-day.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { DATES } from '#text/dates.ts';
import { MANAGE_BOOKINGS } from '#text/manage-bookings.ts';
import { daysOf, loadOf, moveMonth } from './calendar.ts';
import styles from './month-view.module.css';

const text = MANAGE_BOOKINGS.month;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

interface MonthViewProps {
  readonly day: string;
  /** What is taken in the month of `day`; `undefined` while it is being read. */
  readonly taken: Taken | undefined;
  readonly onChoose: (day: string) => void;
}

/** A month's days with how much is taken on each. Arrow keys go from day to day. */
export function MonthView({ day, taken, onChoose }: MonthViewProps) {
  const grid = useRef<HTMLDivElement>(null);
  const stepping = useRef(false);
  // The address is updated later, so quick presses continue from here.
  const target = useRef(day);
  const { blanks, days } = daysOf(monthOf(day));
  const today = indiaDay(Date.now());

  const choose = (next: string) => {
    target.current = next;
    onChoose(next);
  };
  const step = (event: KeyboardEvent) => {
    const next = STEPS[event.key] === undefined ? undefined : dayAfter(target.current, STEPS[event.key] ?? 0);
    if (!next) return;
    event.preventDefault();
    stepping.current = true;
    choose(next);
  };
  useEffect(() => {
    if (stepping.current) grid.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    if (day === target.current) stepping.current = false;
    // A link or a saved booking has led to another day.
    if (!stepping.current) target.current = day;
  }, [day]);

  return (
    <section aria-labelledby="booked-month">
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.turn}
          aria-label={text.previous}
          onClick={() => choose(moveMonth(day, -1))}
        >
          <Icon name="chevronLeft" />
        </button>
        <h2 className={styles.month} id="booked-month" aria-live="polite">
          {showMonth(monthOf(day))}
        </h2>
        <button
          type="button"
          className={styles.turn}
          aria-label={text.next}
          onClick={() => choose(moveMonth(day, 1))}
        >
          <Icon name="chevronRight" />
        </button>
        <Button look="link" onClick={() => choose(today)}>
          {text.today}
        </Button>
      </div>
      <div className={styles.week} aria-hidden="true">
        {DATES.weekdays.map((weekday) => (
          <span key={weekday}>{weekday.slice(0, 2)}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not a grid. */}
      <div
        ref={grid}
        role="group"
        className={styles.days}
        aria-label={text.grid(showMonth(monthOf(day)))}
        onKeyDown={step}
      >
        {days.map((one, place) => {
          const load = taken ? loadOf(taken, one) : { taken: 0, out: 0 };
          return (
            <button
              key={one}
              type="button"
              className={styles.day}
              style={place === 0 ? { gridColumnStart: blanks + 1 } : undefined}
              aria-pressed={one === day}
              aria-current={one === today ? 'date' : undefined}
              aria-label={taken ? text.day(showWeekday(one), load.taken, load.out) : showWeekday(one)}
              tabIndex={one === day ? 0 : -1}
              data-out={load.out > 0}
              onClick={() => choose(one)}
            >
              <span>{Number(one.slice(-2))}</span>
              <span className={styles.taken}>{load.taken || ''}</span>
            </button>
          );
        })}
      </div>
      <p className={styles.legend}>{text.legend}</p>
    </section>
  );
}
