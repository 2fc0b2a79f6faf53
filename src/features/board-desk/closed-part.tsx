import { useState } from 'react';
import { indiaDay } from '#src/domain/india-time.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';
import { showDay } from './board-words.ts';
import type { PartProps } from './item-part.tsx';

const text = MANAGE_SHOP.closed;

/** Days on which the shop is closed. */
export function ClosedPart({ draft: { closed }, onChange }: PartProps) {
  const [day, setDay] = useState('');
  const add = () => {
    if (day !== '' && !closed.includes(day)) onChange({ closed: [...closed, day].toSorted() });
    setDay('');
  };
  return (
    <section className={styles.section} aria-labelledby="shop-closed">
      <h2 className={styles.title} id="shop-closed">
        {text.title}
      </h2>
      <p className={styles.small}>{text.line}</p>
      {closed.length === 0 && <p>{text.none}</p>}
      {closed.length > 0 && (
        <ul className={styles.list} aria-labelledby="shop-closed">
          {closed.map((one) => (
            <li key={one} className={styles.row}>
              <span>{showDay(one)}</span>
              <Button
                look="link"
                aria-label={`${MANAGE_SHOP.remove}: ${showDay(one)}`}
                onClick={() => onChange({ closed: closed.filter((other) => other !== one) })}
              >
                {MANAGE_SHOP.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pair}>
        <TextField
          label={text.day}
          type="date"
          min={indiaDay(Date.now())}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button look="secondary" onClick={add}>
          {text.add}
        </Button>
      </div>
    </section>
  );
}
