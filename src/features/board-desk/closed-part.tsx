import { useState } from 'react';
import { indiaDay } from '#src/domain/india-time.ts';
import { showWeekday } from '#src/domain/show-day.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';
import { isComingDay } from './coming-day.ts';
import type { PartProps } from './desk-section.tsx';
import { DeskSection, RemovableList } from './desk-section.tsx';

const text = MANAGE_SHOP.closed;

/** Days on which the shop is closed. */
export function ClosedPart({ draft: { closed }, onChange }: PartProps) {
  const [day, setDay] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const add = () => {
    const isRight = isComingDay(day);
    setIsWrong(!isRight);
    if (!isRight) return;
    if (!closed.includes(day)) onChange({ closed: [...closed, day].sort() });
    setDay('');
  };
  return (
    <DeskSection id="shop-closed" title={text.title} line={text.line}>
      <RemovableList
        items={closed}
        name={{ 'aria-labelledby': 'shop-closed' }}
        nameOf={showWeekday}
        show={showWeekday}
        onChange={(left) => onChange({ closed: left })}
        none={text.none}
      />
      <div className={styles.pair} data-unsaved={day !== '' || undefined}>
        <TextField
          label={text.day}
          type="date"
          min={indiaDay(Date.now())}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={isWrong ? text.wrong : undefined}
        />
        <Button look="secondary" onClick={add}>
          {text.add}
        </Button>
      </div>
    </DeskSection>
  );
}
