import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { BOOKABLE_IDS, usualCount } from '#src/domain/booking/bookable.ts';
import type { Wants } from '#src/domain/booking/fit.ts';
import { countUnits } from '#src/domain/booking/fit.ts';
import { LIMITS } from '#src/domain/booking/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { focusInvalidField } from '#src/ui/use-number-field.ts';
import { BOOKING_FORM, BOOKABLE_FORM as text } from '#text/manage-bookings.ts';
import styles from './booking-form.module.css';
import { thingName, thingsOf } from './things.ts';

interface BookableFormProps {
  /** What the shop has; `undefined` before the owner has counted. */
  readonly units: readonly string[] | undefined;
  readonly busy: boolean;
  readonly onSave: (before: Wants, counts: Wants) => void;
  readonly onCancel?: () => void;
}

/** How many cars, sets, horses and people the shop has. Only the owner may save it. */
export function BookableForm({ units, busy, onSave, onCancel }: BookableFormProps) {
  const [before] = useState<Wants>(() => {
    const known = countUnits(units ?? []);
    // Also what is not sold any more, last: somebody may still have booked it.
    const ids = new Set([...BOOKABLE_IDS, ...thingsOf(units ?? [])]);
    return Object.fromEntries([...ids].map((id) => [id, units ? (known[id] ?? 0) : usualCount(id)]));
  });
  const [counts, setCounts] = useState(before);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpened = units !== undefined;
  useEffect(() => {
    if (wasOpened) heading.current?.focus();
  }, [wasOpened]);
  const { max } = LIMITS.bookableCount;
  const { stepper } = BOOKING_FORM;
  const isNothing = Object.values(counts).every((count) => count === 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (focusInvalidField(event.currentTarget)) return;
    if (!busy && !isNothing) onSave(before, counts);
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-labelledby="bookable">
      <h2 ref={heading} tabIndex={-1} className={styles.title} id="bookable">
        {text.title}
      </h2>
      <p>{text.line}</p>
      {!units && <p>{text.first}</p>}
      <div>
        {Object.entries(counts).map(([id, count]) => {
          const name = thingName(id);
          return (
            <div key={id} className={styles.thing}>
              <span>{name}</span>
              <Stepper
                value={count}
                min={0}
                max={max}
                onChange={(next) => setCounts((last) => ({ ...last, [id]: next }))}
                labels={{
                  fewer: stepper.fewer(name),
                  amount: stepper.amount(name),
                  more: stepper.more(name),
                }}
                error={stepper.error(max)}
              />
            </div>
          );
        })}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={isNothing}>
          {text.save}
        </Button>
        {onCancel && (
          <Button look="link" onClick={onCancel}>
            {BOOKING_FORM.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
