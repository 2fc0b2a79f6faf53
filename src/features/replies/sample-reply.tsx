import { useState } from 'react';
import { REPLY } from '#src/content/invitations/reply.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { choiceOf, emptyChoice } from '#src/domain/reply/reply-choice.ts';
import { keysOf, peopleOf } from '#src/domain/reply/seat.ts';
import { ReplyCard } from './reply-card.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { ReplyPanelProps } from './reply-panel.tsx';

/** The form of a sample: whatever is answered is shown, and never sent. */
export function SampleReply({ seat, language }: ReplyPanelProps) {
  const [answered, setAnswered] = useState<ReplyFields>();
  const [isOpen, setOpen] = useState(true);
  const copy = REPLY[language];
  const keys = keysOf(seat);
  if (!answered || isOpen) {
    return (
      <ReplyForm
        seat={seat}
        start={answered ? choiceOf(answered, keys, seat.seats) : emptyChoice(keys, peopleOf(seat))}
        language={language}
        onSend={(fields) => {
          setAnswered(fields);
          setOpen(false);
        }}
      />
    );
  }
  return (
    <ReplyCard title={copy.yours} fields={answered} seat={seat} language={language} focused>
      <p role="status">{copy.sampleSent}</p>
      <button type="button" onClick={() => setOpen(true)}>
        {copy.change}
      </button>
    </ReplyCard>
  );
}
