import type { ComponentType } from 'react';
import { useState } from 'react';
import type { TraditionId } from '#src/catalogue/traditions/tradition.ts';
import type { Family } from '#src/domain/guests/family.ts';
import { repliedOf } from '#src/domain/guests/function-count.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { isAnswered } from '#src/domain/reply/reply.ts';
import type { ReplyChoice } from '#src/domain/reply/reply-choice.ts';
import { choiceOf, emptyChoice } from '#src/domain/reply/reply-choice.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { GUESTS } from '#text/invitations/guests.ts';
import type { useGuestList } from '../use-guest-list.ts';

export type ToldForm = ComponentType<{
  readonly tradition: TraditionId;
  readonly seat: Seat;
  readonly start: ReplyChoice;
  readonly intro: string;
  readonly onSend: (fields: ReplyFields) => void;
}>;

interface ToldReplyProps {
  readonly form: ToldForm;
  readonly invitation: Invitation;
  readonly guestList: ReturnType<typeof useGuestList>;
  /** The family that told the couple; `undefined` when closed. */
  readonly family: Family | undefined;
  readonly onClose: () => void;
}

/** For a reply that a family gave by phone. */
export function ToldReply({ form, invitation, guestList, family, onClose }: ToldReplyProps) {
  return (
    <Dialog
      open={family !== undefined}
      onClose={onClose}
      title={family ? GUESTS.told.title(family.name) : ''}
    >
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
  const asked = functions.filter(({ key, asksReply }) => asksReply && family.functions.includes(key));
  const keys = asked.map(({ key }) => key);
  /** The reply being changed, so that a newer one is not overwritten. */
  const [known, setKnown] = useState(() => guestList.replies.get(family.id));
  // Of functions that they are invited to now: the reply may be about others.
  const hasReplied = repliedOf(family, known, asked) !== 'none';
  const start =
    known && isAnswered(known) ? choiceOf(known, keys, family.seats) : emptyChoice(keys, family.seats);
  return (
    <Form
      key={known?.rev}
      tradition={tradition}
      seat={{ code, family: family.id, functions: asked, seats: family.seats, sample: false }}
      start={start}
      intro={hasReplied ? GUESTS.told.change : GUESTS.told.intro(family.seats)}
      onSend={async (fields) => {
        const save = () => guestList.saveReply(family.id, fields, known?.rev ?? 0);
        if (await run(save, GUESTS.told.saved)) return onClose();
        await guestList.sync();
        setKnown(guestList.view().guestList.replies.get(family.id));
      }}
    />
  );
}
