import { useState } from 'react';
import { replyWithin } from '#src/domain/guests/fitted-reply.ts';
import { showLastReplyDay } from '#src/domain/invitation/last-reply-day.ts';
import { invitationIn } from '#src/domain/invitation/wording.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { isAnswered } from '#src/domain/reply/reply.ts';
import { choiceOf, emptyChoice, REMOVED_REPLY } from '#src/domain/reply/reply-choice.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { keysOf, peopleOf, scopeKey } from '#src/domain/reply/seat.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { LateReply } from './late-reply.tsx';
import type { ReplyScope } from './refused-reply.tsx';
import { RefusedReply } from './refused-reply.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { ReplyPanelProps } from './reply-panel.tsx';
import { SentReply } from './sent-reply.tsx';
import { useIsLate } from './use-is-late.ts';
import { useReply } from './use-reply.ts';

interface OpenForm {
  /** `rev` of the reply that it changes; 0 for none. */
  readonly baseRev: number;
  /** By a press, rather than by filling in the form of a first reply. */
  readonly pressed: boolean;
}

/** A guest's own reply, from the first to the last change. */
export function LiveReply({ seat: shown, contacts, replyBy, language }: ReplyPanelProps) {
  const { stored: newest, pending, isMoved, isGone, busy, send, keep, drop } = useReply(shown);
  const [form, setForm] = useState<OpenForm>();
  const [read, setRead] = useState<{ readonly scope: ReplyScope; readonly insteadOf: string }>();
  /** How the guest has left the form, or the reply that was refused. */
  const [formLeft, setFormLeft] = useState<'sent' | 'cancelled' | 'settled'>();
  // What the page shows was read before the refusal.
  const seat = read?.insteadOf === scopeKey(shown) ? seatIn(read.scope, shown, language) : shown;
  // As the couple counts it.
  const stored = seat.family ? replyWithin(newest, { functions: keysOf(seat), seats: seat.seats }) : newest;
  const isFitted = !pending && stored !== newest;
  const answered = pending?.message.fields ?? stored;
  // The family may be invited to other functions now than those it has replied for.
  const nothing = !answered || !isAnswered(answered, keysOf(seat));
  const isRemoved = isGone || (stored !== undefined && !isAnswered(answered ?? stored));

  // While a reply waits, the guest has not seen what other phones have stored since.
  const baseRev = pending && !isMoved ? pending.message.baseRev : (stored?.rev ?? 0);
  const isLate = useIsLate(shown.code, replyBy);

  const leaveForm = (by: 'sent' | 'cancelled') => {
    setForm(undefined);
    setFormLeft(by);
  };
  const submit = (fields: ReplyFields, after: number) => {
    leaveForm('sent');
    void send(fields, after);
  };

  if (pending?.state === 'refused' && !form) {
    return (
      <RefusedReply
        message={pending.message}
        moved={isMoved && !isLate}
        seat={seat}
        contacts={contacts}
        language={language}
        focused={formLeft === 'cancelled'}
        onSend={(after) => submit(pending.message.fields, after)}
        onChange={(next) => {
          if (next) setRead({ scope: next, insteadOf: scopeKey(shown) });
          setForm({ baseRev, pressed: true });
        }}
        onKeep={(reply) => {
          setFormLeft('settled');
          void keep(reply);
        }}
        onDrop={() => {
          setFormLeft('settled');
          void drop();
        }}
      />
    );
  }
  // A guest who leaves a form that was kept open sees the reply, not an unconfirmed 'too late'.
  const isKept = isLate === 'unconfirmed' && (form || formLeft === 'sent' || formLeft === 'cancelled');
  // Firestore's clock, by which the reason of a refusal was found, may be right when the phone's is not.
  if (isLate && !isKept && !(form && pending?.state === 'refused')) {
    return (
      <LateReply
        answered={answered}
        waits={pending !== undefined}
        isFitted={isFitted}
        focused={formLeft !== undefined}
        seat={seat}
        contacts={contacts}
        replyBy={replyBy}
        language={language}
      />
    );
  }
  if (form || (nothing && !pending)) {
    const keys = keysOf(seat);
    const people = peopleOf(seat);
    const start = answered ? choiceOf(answered, keys, seat.seats, people) : emptyChoice(keys, people);
    return (
      <>
        {Date.now() > replyBy && <p>{lastDayLine(replyBy, language)}</p>}
        <ReplyForm
          seat={seat}
          // A family's link already identifies it.
          start={seat.family === undefined ? start : { ...start, name: '', phone: '' }}
          language={language}
          focused={form?.pressed ?? formLeft !== undefined}
          removed={nothing && isRemoved}
          onTouch={() => setForm(form ?? { baseRev, pressed: formLeft === 'settled' })}
          onSend={(fields) => submit(fields, form?.baseRev ?? baseRev)}
          {...(form?.pressed && !nothing ? { onCancel: () => leaveForm('cancelled') } : {})}
        />
      </>
    );
  }
  return (
    <SentReply
      seat={seat}
      stored={stored}
      pending={pending}
      isFitted={isFitted}
      busy={busy}
      language={language}
      focused={formLeft !== undefined}
      onChange={() => setForm({ baseRev, pressed: true })}
      onRemove={() => submit(REMOVED_REPLY, baseRev)}
    />
  );
}

/** The page no longer shows the last day when this phone's clock is ahead. */
function lastDayLine(replyBy: number, language: Language): string {
  const { reply, zone } = guestTexts(language).page;
  return reply.until(`${showLastReplyDay(replyBy, language)} ${zone}`);
}

/** For a guest whose page has not read yet what there is to reply to now. */
function seatIn({ invitation, seats }: ReplyScope, seat: Seat, language: Language): Seat {
  const functions = invitationIn(invitation, language).functions.filter((one) => one.asksReply);
  return { ...seat, functions, seats };
}
