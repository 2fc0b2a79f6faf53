import type { FormEvent } from 'react';
import { useState } from 'react';
import { chosenDate } from '#src/data/chosen-date.ts';
import { dateOfCarts, giveDateToCarts } from '#src/data/date-of-carts.ts';
import { BOOKING_TEXTS } from '#src/domain/booking/limits.ts';
import { PARTS } from '#src/domain/booking/slots.ts';
import { indiaDay, instantInIndia } from '#src/domain/india-time.ts';
import { shortLine } from '#src/lib/text.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceField } from '#src/ui/check-field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/field.tsx';
import { DATE_SHEET as text } from '#text/date-sheet.ts';
import styles from './date-sheet.module.css';

/** Asks when and where the wedding is, starting with what a cart already says. */
export function DateSheet({ onClose }: { readonly onClose: () => void }) {
  const [before] = useState(() => {
    const chosen = chosenDate.current();
    return chosen.day === '' ? { ...chosen, ...dateOfCarts() } : chosen;
  });
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string>();
  const today = indiaDay(Date.now());
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (instantInIndia(typed.day, '12:00') === undefined) return setError(text.errors.missing);
    if (typed.day < today) return setError(text.errors.past);
    const next = { ...typed, place: shortLine(typed.place, BOOKING_TEXTS.place) };
    giveDateToCarts(next, before);
    chosenDate.change(() => next);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <form className={styles.form} onSubmit={save} noValidate>
        <TextField
          label={text.day}
          type="date"
          min={today}
          value={typed.day}
          error={error}
          onChange={({ target }) => setTyped({ ...typed, day: target.value })}
        />
        <ChoiceField
          legend={text.part}
          name="chosen-part"
          value={typed.part}
          options={PARTS.map((value) => ({ value, label: text.parts[value] }))}
          onChoose={(part) => setTyped({ ...typed, part })}
        />
        <TextField
          label={text.place}
          optional={text.optional}
          value={typed.place}
          maxLength={BOOKING_TEXTS.place}
          onChange={({ target }) => setTyped({ ...typed, place: target.value })}
        />
        <p className={styles.note}>{text.note}</p>
        <Button type="submit" full>
          {text.save}
        </Button>
      </form>
    </Dialog>
  );
}
