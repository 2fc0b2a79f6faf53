import { indiaDay } from '#src/domain/india-time.ts';
import { ORDER_TEXTS } from '#src/domain/order/limits.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { TextField } from '#src/ui/field.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useNumberField } from '#src/ui/use-number-field.ts';
import { CATERING_CART } from '#text/catering.ts';
import { changeParty, parseDate, parseGuests, useCateringParty } from './catering-party.ts';
import { DinnerFailed } from './dinner-failed.tsx';
import styles from './party-form.module.css';

const DinnerNote = lazyPart(() => import('./dinner-note.tsx').then((loaded) => loaded.DinnerNote), {
  Waiting: () => <div className={styles.room} />,
  Failed: DinnerFailed,
});

/** Optional guest count and date, saved and added to the order. */
export function PartyForm() {
  const { party } = CATERING_CART;
  const { data } = useCateringParty();
  const guests = useNumberField({
    value: data.guests,
    empty: undefined,
    parse: parseGuests,
    onChange: (count) => changeParty((before) => ({ ...before, guests: count })),
  });
  const today = useInBrowser<string | undefined>(indiaDay(Date.now()), undefined);
  const passed = data.date !== undefined && today !== undefined && data.date < today;

  return (
    <section className={styles.party} aria-labelledby="party-title">
      <h2 className={styles.title} id="party-title">
        {party.title}
      </h2>
      <p className={styles.line}>{party.line}</p>
      {data.dinner && <DinnerNote dinner={data.dinner} guests={data.guests} />}
      <div className={styles.fields}>
        <TextField
          label={party.occasion}
          optional={party.optional}
          autoComplete="off"
          maxLength={ORDER_TEXTS.occasion}
          value={data.occasion}
          onChange={({ target: { value } }) => changeParty((before) => ({ ...before, occasion: value }))}
        />
        <TextField
          label={party.guests}
          optional={party.optional}
          {...guests.input}
          error={guests.invalid ? party.guestsError : undefined}
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
        <TextField
          label={party.place}
          optional={party.optional}
          autoComplete="off"
          maxLength={ORDER_TEXTS.place}
          value={data.place}
          onChange={({ target: { value } }) => changeParty((before) => ({ ...before, place: value }))}
        />
      </div>
    </section>
  );
}
