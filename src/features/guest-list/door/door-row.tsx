import { LIMITS } from '#src/domain/guests/limits.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { DOOR } from '#text/invitations/door.ts';
import type { DoorRow as Row } from './door-list.ts';
import styles from './door-screen.module.css';
import { useTypedCount } from './use-typed-count.ts';

interface DoorRowProps {
  readonly row: Row;
  /** Counts so many more, or fewer with a negative number. */
  readonly onCount: (more: number) => void;
}

/** One family at the door: one tap counts all who are expected. */
export function DoorRow({ row, onCount }: DoorRowProps) {
  const { name, seats, state, expected, came } = row;
  const left = (expected || seats) - came;
  const { shown, type, count, settle, box } = useTypedCount(came, onCount);
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it cannot be pressed itself; it notices that its field is left. */}
      <div ref={box} className={styles.count} onBlur={settle}>
        <Stepper
          value={shown}
          min={0}
          max={LIMITS.familySeats.max}
          labels={{ fewer: DOOR.fewer(name), amount: DOOR.amount(name), more: DOOR.more(name) }}
          error={DOOR.invalid}
          onType={type}
          onChange={count}
        />
        {left > 0 && (
          <Button
            small
            look={came > 0 ? 'secondary' : 'primary'}
            // In Safari a press does not leave the field, and what is typed there would count afterwards.
            onMouseDown={({ currentTarget }) => currentTarget.focus()}
            onClick={() => onCount(left)}
          >
            {DOOR.allCame(left)}
          </Button>
        )}
      </div>
    </li>
  );
}
