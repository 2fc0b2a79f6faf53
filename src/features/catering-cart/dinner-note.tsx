import { formatDayAndTime } from '#src/domain/dates.ts';
import { platesText } from '#src/domain/order/plates.ts';
import { groupDigits } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { DINNER } from '#text/dinner.ts';
import { ORDER_WORDS } from '#text/order-words.ts';
import type { Dinner } from './catering-party.ts';
import { changeParty } from './catering-party.ts';
import styles from './dinner-note.module.css';

interface DinnerNoteProps {
  readonly dinner: Dinner;
  readonly guests: number | undefined;
}

/** How the guests of a planned dinner were counted, with the way to order without it. */
export function DinnerNote({ dinner, guests }: DinnerNoteProps) {
  const isOwnNumber = guests !== undefined && guests !== dinner.plates.total;
  const forget = () => {
    changeParty((before) => ({ ...before, dinner: undefined }));
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.dinner}>
      <p className={styles.plates}>{platesText(dinner.plates.total, dinner.plates, ORDER_WORDS.plates)}</p>
      <p>{DINNER.countedAt(formatDayAndTime(new Date(dinner.countedAt)))}</p>
      {isOwnNumber && <p>{DINNER.ownNumber(ORDER_WORDS.guests(groupDigits(guests), guests === 1))}</p>}
      <Button look="link" onClick={forget}>
        {DINNER.forget}
      </Button>
    </div>
  );
}
