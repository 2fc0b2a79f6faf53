import { useState } from 'react';
import { LIMITS } from '#src/config/limits.ts';
import { CATERING_CART } from '#src/content/catering.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { TextField } from '#src/ui/field.tsx';
import { parseDate, parseGuests, todayInIndia } from './catering-party.ts';
import styles from './party-form.module.css';
import { changeParty, useCateringParty } from './use-catering-party.ts';

/** Guests and date of the function: asked once, kept, and written into the order. Neither is required. */
export function PartyForm() {
  const { party } = CATERING_CART;
  const { data } = useCateringParty();
  // What is typed but is no number of guests yet; absent while the field shows what is kept.
  const [typed, setTyped] = useState<string>();
  const today = useInBrowser<string | undefined>(todayInIndia(new Date()), undefined);
  const passed = data.date !== undefined && today !== undefined && data.date < today;

  return (
    <section className={styles.party} aria-labelledby="party-title">
      <h2 className={styles.title} id="party-title">
        {party.title}
      </h2>
      <p className={styles.line}>{party.line}</p>
      <div className={styles.fields}>
        <TextField
          label={party.guests}
          optional={party.optional}
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(LIMITS.guests.max).length + 1}
          value={typed ?? (data.guests === undefined ? '' : String(data.guests))}
          error={typed ? party.guestsError : undefined}
          onChange={({ target: { value } }) => {
            const guests = parseGuests(value);
            setTyped(guests === undefined ? value : undefined);
            changeParty((before) => ({ ...before, guests }));
          }}
        />
        <TextField
          label={party.date}
          optional={party.optional}
          type="date"
          min={today}
          value={data.date ?? ''}
          error={passed ? party.dateError : undefined}
          onChange={({ target: { value } }) =>
            changeParty((before) => ({ ...before, date: parseDate(value) }))
          }
        />
      </div>
    </section>
  );
}
