import { DOOR } from '#src/content/invitations/door.ts';
import { LIMITS } from '#src/domain/guests/limits.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import type { DoorRow as Row } from './door-list.ts';
import styles from './door-row.module.css';

interface DoorRowProps {
  readonly row: Row;
  /** Counts so many more, or fewer with a negative number. */
  readonly onCount: (more: number) => void;
}

/** One family at the door: one tap counts all who are expected. */
export function DoorRow({ row, onCount }: DoorRowProps) {
  const { name, seats, state, expected, came } = row;
  const left = (expected || seats) - came;
  return (
    <li className={styles.row} data-came={came > 0}>
      <div className={styles.family}>
        <p className={styles.name} {...textLanguage(name)}>
          {name}
        </p>
        <p className={styles.said}>
          {state === 'coming' ? DOOR.coming(expected) : `${DOOR[state]}, ${DOOR.seats(seats)}`}
        </p>
      </div>
      <div className={styles.count}>
        <Stepper
          value={came}
          min={0}
          max={LIMITS.familySeats.max}
          labels={{ fewer: DOOR.fewer(name), amount: DOOR.amount(name), more: DOOR.more(name) }}
          error={DOOR.invalid}
          onChange={(next) => next !== came && onCount(next - came)}
        />
        {left > 0 && (
          <Button small look={came > 0 ? 'secondary' : 'primary'} onClick={() => onCount(left)}>
            {DOOR.allCame(left)}
          </Button>
        )}
      </div>
    </li>
  );
}
