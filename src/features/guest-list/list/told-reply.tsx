import type { ComponentType } from 'react';
import { useState } from 'react';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { Family } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { isAnswered } from '#src/domain/reply/reply.ts';
import type { ReplyChoice } from '#src/domain/reply/reply-choice.ts';
import { choiceOf, emptyChoice, fitChoice, REMOVED_REPLY } from '#src/domain/reply/reply-choice.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import { UNSAVED_GUESTS } from '#text/invitations/unsaved-guests.ts';
import { dropReply, keepReply, typedReply, useTypedGuests } from '../typed-guests.ts';
import type { useGuestList } from '../use-guest-list.ts';

export type ToldForm = ComponentType<{
  readonly tradition: TraditionId;
  readonly seat: Seat;
  readonly start: ReplyChoice;
  readonly begun: ReplyChoice | undefined;
  /** What the reply says now, if it was changed after somebody began to type. */
  readonly changed: ReplyFields | undefined;
  readonly intro: string;
  readonly onSend: (fields: ReplyFields) => void;
  readonly onTouch: (typed: ReplyChoice) => void;
  readonly onCancel: () => void;
}>;

interface ToldReplyProps {
  readonly form: ToldForm;
  readonly invitation: Invitation;
  readonly guestList: ReturnType<typeof useGuestList>;
  /** The family that told the couple; `undefined` when closed. */
  readonly family: Family | undefined;
  readonly onClose: () => void;
}

/** For a reply that a family gave by phone. Only Cancel discards it: closed in another way, the form shows it again. */
export function ToldReply({ form, invitation, guestList, family, onClose }: ToldReplyProps) {
  const close = () => {
    const typed = family && typedReply(invitation.code, family.id);
    if (typed && !typed.isSaving) notify.blank(UNSAVED_GUESTS.edit.kept);
    onClose();
  };
  return (
    <Dialog open={family !== undefined} onClose={close} title={family ? GUESTS.told.title(family.name) : ''}>
      {family && (
        <Reply
          key={family.id}
          form={form}
          invitation={invitation}
          guestList={guestList}
          family={family}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

type ReplyProps = ToldReplyProps & { readonly family: Family };

function Reply({ form: Form, invitation, guestList, family, onClose }: ReplyProps) {
  const { run } = useWork(GUESTS.told.failed);
  const { code, functions, tradition } = invitation;
  const { id, seats } = family;
  const asked = functions.filter(({ key, asksReply }) => asksReply && family.functions.includes(key));
  const keys = asked.map(({ key }) => key);
  const typed = useTypedGuests(code).replies[id];
  const [wasLeft] = useState(typed !== undefined);
  /** The reply being changed, so that a newer one is not overwritten unseen. */
  const [known, setKnown] = useState(() => guestList.replies.get(id));
  // Of functions that they are invited to now: the reply may be about others.
  const hasReplied = known !== undefined && isAnswered(known, keys);
  const choiceIn = (reply: ReplyFields | undefined) =>
    reply && isAnswered(reply) ? choiceOf(reply, keys, seats) : emptyChoice(keys, seats);
  const isSame = (one: ReplyFields | undefined, other: ReplyFields | undefined) =>
    JSON.stringify(choiceIn(one)) === JSON.stringify(choiceIn(other));
  const start = choiceIn(known);
  const isChanged = typed !== undefined && !isSame(typed.known, known);
  const touch = (choice: ReplyChoice) => {
    if (JSON.stringify(choice) === JSON.stringify(start)) dropReply(code, id);
    else keepReply(code, id, { known: typed ? typed.known : known, choice });
  };
  const mark = (isSaving: boolean) => {
    const now = typedReply(code, id);
    if (now) keepReply(code, id, { ...now, isSaving });
  };
  const newest = () => guestList.view().guestList.replies.get(id);
  const save = async (fields: ReplyFields) => {
    try {
      await guestList.saveReply(id, fields, known?.rev ?? 0);
    } catch (error) {
      await guestList.sync();
      // Only the response was lost.
      const stored = newest();
      if (stored?.rev === known?.rev || !isSame(stored, fields)) throw error;
    }
  };
  return (
    <>
      {wasLeft && typed && !isChanged && <p>{UNSAVED_GUESTS.edit.before}</p>}
      <Form
        key={known?.rev}
        tradition={tradition}
        seat={{ code, family: id, functions: asked, seats, sample: false }}
        start={start}
        begun={typed && fitChoice(typed.choice, keys, seats, seats)}
        changed={isChanged ? (known ?? REMOVED_REPLY) : undefined}
        intro={hasReplied && !isChanged ? GUESTS.told.change : GUESTS.told.intro(seats)}
        onTouch={touch}
        onCancel={() => {
          dropReply(code, id);
          onClose();
        }}
        onSend={async (fields) => {
          mark(true);
          const sent = typedReply(code, id);
          if (await run(() => save(fields), GUESTS.told.saved)) {
            const now = typedReply(code, id);
            // What was typed while saving is not saved yet; from now on it is compared with the saved reply.
            if (now && now !== sent) keepReply(code, id, { ...now, known: newest() });
            else dropReply(code, id);
            return onClose();
          }
          mark(false);
          setKnown(newest());
        }}
      />
    </>
  );
}
