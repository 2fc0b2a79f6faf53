import { useState } from 'react';
import { showLastReplyDay } from '#src/domain/invitation/last-reply-day.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { isAnswered } from '#src/domain/reply/reply.ts';
import { choiceOf, emptyChoice, REMOVED_REPLY } from '#src/domain/reply/reply-choice.ts';
import { keysOf, peopleOf } from '#src/domain/reply/seat.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { CallFamily } from './call-family.tsx';
import { RefusedReply } from './refused-reply.tsx';
import { ReplyCard } from './reply-card.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { ReplyPanelProps } from './reply-panel.tsx';
import { SentReply } from './sent-reply.tsx';
import { useReply } from './use-reply.ts';

interface OpenForm {
  /** `rev` of the reply that it changes; 0 for none. */
  readonly baseRev: number;
  /** Whether the guest opened it by a press, rather than began to fill in the form of a first reply. */
  readonly pressed: boolean;
}

/** A guest's own reply, from the first answer to the last change. */
export function LiveReply({ seat, contacts, replyBy, language }: ReplyPanelProps) {
  const { stored, pending, busy, send, keep, drop } = useReply(seat);
  const [form, setForm] = useState<OpenForm>();
  const [justSent, setJustSent] = useState(false);
  const answered = pending?.message.fields ?? stored;
  const nothing = !answered || !isAnswered(answered);

  // While an answer waits, the guest has not seen what other phones have stored since.
  const baseRev = pending ? pending.message.baseRev : (stored?.rev ?? 0);

  const submit = (fields: ReplyFields, after: number) => {
    setForm(undefined);
    setJustSent(true);
    void send(fields, after);
  };

  if (pending?.state === 'refused' && !form) {
    return (
      <RefusedReply
        message={pending.message}
        seat={seat}
        contacts={contacts}
        language={language}
        onSend={(after) => submit(pending.message.fields, after)}
        onChange={() => setForm({ baseRev, pressed: true })}
        onKeep={keep}
        onDrop={drop}
      />
    );
  }
  if (Date.now() > replyBy) {
    return (
      <LateReply answered={answered} seat={seat} contacts={contacts} replyBy={replyBy} language={language} />
    );
  }
  if (form || (nothing && !pending)) {
    const keys = keysOf(seat);
    return (
      <ReplyForm
        seat={seat}
        start={nothing ? emptyChoice(keys, peopleOf(seat)) : choiceOf(answered, keys, seat.seats)}
        language={language}
        focused={form?.pressed ?? false}
        removed={stored !== undefined && nothing}
        onTouch={() => setForm(form ?? { baseRev, pressed: false })}
        onSend={(fields) => submit(fields, form?.baseRev ?? baseRev)}
        {...(form?.pressed && !nothing ? { onCancel: () => setForm(undefined) } : {})}
      />
    );
  }
  return (
    <SentReply
      seat={seat}
      stored={stored}
      pending={pending}
      busy={busy}
      language={language}
      focused={justSent}
      onChange={() => setForm({ baseRev, pressed: true })}
      onRemove={() => submit(REMOVED_REPLY, baseRev)}
    />
  );
}

interface LateReplyProps extends ReplyPanelProps {
  /** What the guest had replied. */
  readonly answered: ReplyFields | undefined;
}

/** After the last day to reply: what was replied, and whom to call about a change. */
export function LateReply({ answered, seat, contacts, replyBy, language }: LateReplyProps) {
  const texts = formTexts(language).reply;
  return (
    <>
      <p>{texts.late(showLastReplyDay(replyBy, language))}</p>
      <CallFamily contacts={contacts} line={texts.call} without={texts.tell} />
      {answered && isAnswered(answered) && (
        <ReplyCard title={texts.yours} fields={answered} seat={seat} language={language} />
      )}
    </>
  );
}
