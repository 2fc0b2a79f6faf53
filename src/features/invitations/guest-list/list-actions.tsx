import { GUESTS } from '#src/content/invitations/guests.ts';
import { Button } from '#src/ui/button.tsx';
import { storedQueue } from '../guest-sending/send-queue.ts';
import type { Family } from '../guests/family.ts';
import type { GuestReplies, ProgressFilter } from '../guests/family-filter.ts';
import { progressOf } from '../guests/family-filter.ts';
import styles from '../guests/guests.module.css';

const copy = GUESTS.send;

interface ListActionsProps {
  readonly code: string;
  /** When the last function began, once the wedding is over. */
  readonly over: number | undefined;
  readonly shown: readonly Family[];
  readonly known: GuestReplies;
  /** The progress that the list is filtered by. */
  readonly progress: ProgressFilter | undefined;
  readonly onAdd: () => void;
  readonly onAddOne: () => void;
  readonly onSend: (families: readonly Family[]) => void;
  /** Goes on with the queue that was begun before. */
  readonly onCarryOn: () => void;
}

/** Adding families, and sending to those shown: first to whom nothing was sent, or a reminder to those who are silent; thanks after the wedding. */
export function ListActions({
  code,
  over,
  shown,
  known,
  progress,
  onAdd,
  onAddOne,
  onSend,
  onCarryOn,
}: ListActionsProps) {
  const { data: queue } = storedQueue.useRestored();
  const left = queue?.code === code ? queue.entries.length - queue.at : 0;
  const reminds = progress === 'sent' || progress === 'opened' || progress === 'notReplied';
  const notThanked = shown.filter(({ sentAt = 0 }) => over !== undefined && sentAt < over);
  const notSent = shown.filter((family) => progressOf(family, known) === 'notSent');
  const toInvite = reminds ? shown : notSent;
  return (
    <div className={styles.actions}>
      <Button look="secondary" small icon="plus" onClick={onAdd}>
        {GUESTS.add}
      </Button>
      <Button look="link" onClick={onAddOne}>
        {GUESTS.addOne}
      </Button>
      {notThanked.length > 0 && (
        <Button look="whatsapp" small icon="whatsapp" onClick={() => onSend(notThanked)}>
          {copy.thank(notThanked.length)}
        </Button>
      )}
      {over === undefined && toInvite.length > 0 && (
        <Button look="whatsapp" small icon="whatsapp" onClick={() => onSend(toInvite)}>
          {reminds ? copy.remind(toInvite.length) : copy.waiting(toInvite.length)}
        </Button>
      )}
      {left > 0 && (
        <p>
          {copy.left(left)}{' '}
          <Button look="link" onClick={onCarryOn}>
            {copy.carryOn}
          </Button>
        </p>
      )}
    </div>
  );
}
