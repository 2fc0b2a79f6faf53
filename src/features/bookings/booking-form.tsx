import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Booking } from '#src/domain/booking/booking.ts';
import { SOURCES } from '#src/domain/booking/booking.ts';
import { countUnits, leftFor } from '#src/domain/booking/fit.ts';
import { BOOKING_TEXTS } from '#src/domain/booking/limits.ts';
import { PARTS, slotsOf } from '#src/domain/booking/slots.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField, ChoiceField } from '#src/ui/check-field.tsx';
import { TextArea, TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PhoneField } from '#src/ui/phone-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { focusInvalidField, REFUSED_NUMBER } from '#src/ui/use-number-field.ts';
import { MANAGE_BOOKINGS, BOOKING_FORM as text } from '#text/manage-bookings.ts';
import type { BookingDraft, BookingStart, DraftErrors } from './booking-draft.ts';
import { conflictText, wantedOf } from './booking-draft.ts';
import styles from './booking-form.module.css';
import type { Outcome, WantedBooking } from './bookings-api.ts';
import { parseDay } from './calendar.ts';
import { readEnquiry, withEnquiry } from './read-enquiry.ts';
import { thingName, thingsOf, unitsText } from './things.ts';
import { useOthers } from './use-bookings.ts';

interface BookingFormProps {
  readonly draft: BookingDraft;
  readonly guard: Guard;
  readonly units: readonly string[];
  /** The booking that is being changed. */
  readonly own: Booking | undefined;
  readonly busy: boolean;
  /** Why the last attempt was not saved. */
  readonly refused: Exclude<Outcome, { state: 'saved' }> | undefined;
  readonly onSave: (wanted: WantedBooking) => void;
  readonly onCancel: () => void;
}

/** Everything about one booking. What was typed stays until it is saved. */
export function BookingForm(props: BookingFormProps) {
  const { draft, busy, refused, onSave, onCancel } = props;
  const [typed, setTyped] = useState(draft);
  const [errors, setErrors] = useState<DraftErrors>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const set = (change: Partial<BookingDraft>) => setTyped((before) => ({ ...before, ...change }));
  const [enquiry, setEnquiry] = useState<BookingStart>({});
  const readMessage = (message: string) => {
    // Cleared, to paste another one or because it has been read.
    if (message.trim() === '') return;
    const found = readEnquiry(message);
    setTyped(withEnquiry(typed, found, enquiry, draft));
    setEnquiry(found);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusInvalidField(event.currentTarget, REFUSED_NUMBER)) return;
    const { wanted, errors: found } = wantedOf(typed);
    flushSync(() => setErrors(found));
    if (!wanted) focusInvalidField(event.currentTarget, '[aria-invalid="true"], #part-error, #things-error');
    else if (!busy) onSave(wanted);
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-labelledby="booking-form"
      data-unsaved={typed !== draft || undefined}
    >
      <h2 ref={heading} tabIndex={-1} id="booking-form" className={styles.title}>
        {typed.rev === 0 ? text.title.new : text.title.change}
      </h2>
      <SelectField
        label={text.source}
        value={typed.source}
        options={SOURCES.filter((value) => value !== 'order' || typed.order !== '').map((value) => ({
          value,
          label: MANAGE_BOOKINGS.booking.sources[value],
        }))}
        onChoose={(source) => set({ source })}
      />
      {typed.order && (
        <p>
          {text.order}: <b>{typed.order}</b>
        </p>
      )}
      {typed.source === 'enquiry' && typed.rev === 0 && (
        <TextArea
          label={text.enquiry}
          hint={text.enquiryHint}
          onChange={({ target }) => readMessage(target.value)}
        />
      )}
      <TextField
        label={text.who}
        value={typed.who}
        maxLength={BOOKING_TEXTS.who}
        error={errors.who}
        onChange={({ target }) => set({ who: target.value })}
      />
      <PhoneField
        label={text.phone}
        optional={text.optional}
        type="tel"
        value={typed.phone}
        error={errors.phone}
        onChange={({ target }) => set({ phone: target.value })}
      />
      <When typed={typed} error={errors.day} partError={errors.part} onChange={set} />
      <Things {...props} typed={typed} error={errors.things ?? errors.many} onChange={set} />
      <TextField
        label={text.place}
        optional={text.optional}
        value={typed.place}
        maxLength={BOOKING_TEXTS.place}
        onChange={({ target }) => set({ place: target.value })}
      />
      <TextArea
        label={text.note}
        rows={2}
        value={typed.note}
        maxLength={BOOKING_TEXTS.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      {refused && <Refusal refused={refused} draft={draft} />}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {text.save}
        </Button>
        <Button look="link" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  readonly typed: BookingDraft;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<BookingDraft>) => void;
}

function When({ typed, error, partError, onChange }: PartProps & { readonly partError: string | undefined }) {
  return (
    <>
      <TextField
        label={text.day}
        type="date"
        value={typed.day}
        error={error}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <ChoiceField
        legend={text.part}
        name="part"
        value={typed.part}
        options={PARTS.map((value) => ({ value, ...text.parts[value] }))}
        onChoose={(part) => onChange({ part })}
      />
      {partError && (
        <p id="part-error" tabIndex={-1} role="alert" className={styles.error}>
          {partError}
        </p>
      )}
      {typed.part && typed.part !== 'morning' && (
        <CheckField checked={typed.untilMorning} onChange={(untilMorning) => onChange({ untilMorning })}>
          {text.untilMorning}
        </CheckField>
      )}
    </>
  );
}

type ThingsProps = PartProps & Pick<BookingFormProps, 'draft' | 'guard' | 'units' | 'own' | 'refused'>;

/** Steppers for all there is, each with what is left for the chosen time. */
function Things({ typed, draft, guard, units, own, refused, error, onChange }: ThingsProps) {
  const day = parseDay(typed.day);
  const { part } = typed;
  const slots = day && part ? slotsOf({ ...typed, day, part }) : [];
  const others = useOthers(guard, units, slots, own, refused);
  // Including things in the booking that the shop no longer has, so that they can be removed.
  const all = new Set([...thingsOf(units), ...Object.keys(draft.wants), ...Object.keys(typed.wants)]);
  return (
    <fieldset className={styles.things} aria-describedby={error ? 'things-error' : undefined}>
      <legend>{text.things}</legend>
      {[...all].map((id) => {
        const name = thingName(id);
        const left = others && leftFor(others, slots, id);
        const max = Math.max(countUnits(units)[id] ?? 0, typed.wants[id] ?? 0);
        return (
          <div key={id} className={styles.thing}>
            <span>
              {name}
              {left !== undefined && (
                <span className={styles.left} data-out={left === 0}>
                  {text.left(left)}
                </span>
              )}
            </span>
            <Stepper
              value={typed.wants[id] ?? 0}
              min={0}
              max={max}
              onChange={(count) => onChange({ wants: { ...typed.wants, [id]: count } })}
              labels={{
                fewer: text.stepper.fewer(name),
                amount: text.stepper.amount(name),
                more: text.stepper.more(name),
              }}
              error={text.stepper.error(max)}
            />
          </div>
        );
      })}
      {error && (
        <p id="things-error" tabIndex={-1} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RefusalProps extends Pick<BookingFormProps, 'draft'> {
  readonly refused: Exclude<Outcome, { state: 'saved' }>;
}

function Refusal({ refused, draft }: RefusalProps) {
  if (refused.state === 'changed') {
    const conflict = conflictText(draft);
    return <Notice title={conflict.title} line={conflict.line} />;
  }
  const { short, by } = refused;
  return (
    <Notice title={text.short.title}>
      {short.map(({ id, left }) => (
        <p key={id}>{text.short.line(thingName(id), left)}</p>
      ))}
      {by.length > 0 && (
        <>
          <p>{text.short.taken}</p>
          <ul className={styles.by}>
            {by.map(({ id, who, units }) => (
              <li key={id}>{text.short.by(who, unitsText(units))}</li>
            ))}
          </ul>
        </>
      )}
      <p>{text.short.kept}</p>
    </Notice>
  );
}
