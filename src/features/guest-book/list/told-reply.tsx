import { GUESTS } from '#src/content/invitations/guests.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { isAnswered } from '#src/domain/reply/reply.ts';
import { choiceOf, emptyChoice } from '#src/domain/reply/reply-choice.ts';
import { ReplyForm } from '#src/features/replies/reply-form.tsx';
import styles from '#src/features/replies/reply-panel.module.css';
import { Dialog } from '#src/ui/dialog.tsx';
import { notify } from '#src/ui/toast.tsx';
import type { useGuestBook } from '../use-guest-book.ts';

interface ToldReplyProps {
  readonly invitation: Invitation;
  readonly book: ReturnType<typeof useGuestBook>;
  /** Who has told the couple; `undefined` when closed. */
  readonly family: Family | undefined;
  readonly onClose: () => void;
}

/** Writes down, or changes, a reply that a family gave by phone. */
export function ToldReply({ invitation, book, family, onClose }: ToldReplyProps) {
  return (
    <Dialog
      open={family !== undefined}
      onClose={onClose}
      title={family ? GUESTS.told.title(family.name) : ''}
    >
      {family && (
        <Form key={family.id} invitation={invitation} book={book} family={family} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Form({ invitation, book, family, onClose }: ToldReplyProps & { readonly family: Family }) {
  const { code, functions, tradition } = invitation;
  const asked = functions.filter(({ key, asksReply }) => asksReply && family.functions.includes(key));
  const keys = asked.map(({ key }) => key);
  const known = book.replies.get(family.id);
  const start =
    known && isAnswered(known) ? choiceOf(known, keys, family.seats) : emptyChoice(keys, family.seats);
  return (
    <div className={styles.panel} data-dress={tradition}>
      <ReplyForm
        seat={{ code, family: family.id, functions: asked, seats: family.seats, sample: false }}
        start={start}
        language="en"
        intro={known && isAnswered(known) ? GUESTS.told.change : GUESTS.told.intro(family.seats)}
        onSend={(fields) => {
          book.saveReply(family.id, fields).then(
            () => {
              notify.success(GUESTS.told.saved);
              onClose();
            },
            () => {
              void book.sync();
              notify.error(GUESTS.told.failed);
            },
          );
        }}
      />
    </div>
  );
}
