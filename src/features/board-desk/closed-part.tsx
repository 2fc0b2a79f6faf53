import { useState } from 'react';
import { indiaDay } from '#src/domain/india-time.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';
import { showDay } from './board-words.ts';
import type { PartProps } from './item-part.tsx';
import { RemovableList } from './removable-list.tsx';

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
      <RemovableList
        items={closed}
        labelledBy="shop-closed"
        nameOf={showDay}
        show={showDay}
        onChange={(left) => onChange({ closed: left })}
        none={text.none}
      />
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
