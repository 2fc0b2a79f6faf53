import type { Family } from '#src/domain/guests/family.ts';
import type { GuestReplies } from '#src/domain/guests/family-filter.ts';
import { isNotSent, progressOf } from '#src/domain/guests/family-filter.ts';
import { isAsked } from '#src/domain/guests/is-asked.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import listStyles from '#src/ui/desk-list.module.css';
import { GUESTS } from '#text/invitations/guests.ts';
import { fittedQueue, sendQueues } from '../sending/send-queue.ts';

const texts = GUESTS.send;

interface ListActionsProps {
  readonly invitation: Invitation;
  /** When the wedding was over; `undefined` until then. */
  readonly over: number | undefined;
  readonly families: readonly Family[];
  readonly shown: readonly Family[];
  readonly known: GuestReplies;
  readonly onAdd: () => void;
  readonly onAddOne: () => void;
  readonly onSend: (families: readonly Family[]) => void;
  readonly onCarryOn: () => void;
}

/** Sends to those shown: what was not sent, reminders where a reply is possible, thanks after the wedding. */
export function ListActions({
  invitation,
  over,
  families,
  shown,
  known,
  onAdd,
  onAddOne,
  onSend,
  onCarryOn,
}: ListActionsProps) {
  const { data } = sendQueues.useRestored(invitation.code);
  const queue = data && fittedQueue(data, families, invitation.functions);
  const left = queue ? queue.entries.length - queue.at : 0;
  const notThanked = shown.filter(({ sentAt = 0 }) => over !== undefined && sentAt < over);
  const toInvite = shown.filter(isNotSent);
  const silent = shown.filter((family) => isSilent(family, known) && canReply(family, invitation));
  return (
    <div className={listStyles.actions}>
      <Button look="secondary" small icon="plus" onClick={onAdd}>
        {GUESTS.add}
      </Button>
      <Button look="link" onClick={onAddOne}>
        {GUESTS.addOne}
      </Button>
      {notThanked.length > 0 && (
        <Button look="whatsapp" small icon="whatsapp" onClick={() => onSend(notThanked)}>
          {texts.thank(notThanked.length)}
        </Button>
      )}
      {over === undefined && toInvite.length > 0 && (
        <Button look="whatsapp" small icon="whatsapp" onClick={() => onSend(toInvite)}>
          {texts.waiting(toInvite.length)}
        </Button>
      )}
      {over === undefined && silent.length > 0 && (
        <Button look="secondary" small icon="whatsapp" onClick={() => onSend(silent)}>
          {texts.remind(silent.length)}
        </Button>
      )}
      {left > 0 && (
        <p>
          {texts.left(left)}{' '}
          <Button look="link" onClick={onCarryOn}>
            {texts.carryOn}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Whether a family was sent its link and has not replied for every function. */
function isSilent(family: Family, known: GuestReplies): boolean {
  return !isNotSent(family) && progressOf(family, known) !== 'replied';
}

function canReply(family: Family, invitation: Invitation): boolean {
  return Date.now() <= invitation.settings.replyBy && isAsked(family, invitation);
}
