import { useEffect, useState } from 'react';
import type { Contact } from '#src/domain/invitation/invitation.ts';
import type { Reply } from '#src/domain/reply/reply.ts';
import { BY_HOST } from '#src/domain/reply/reply.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import { CallFamily } from './call-family.tsx';
import type { Refusal } from './refusal.ts';
import { refusalOf } from './refusal.ts';
import { ReplyCard, StepTitle } from './reply-card.tsx';
import type { ReplyMessage } from './reply-message.ts';
import styles from './reply-panel.module.css';
import { momentInWords } from './reply-words.ts';

interface RefusedReplyProps {
  readonly message: ReplyMessage;
  readonly seat: Seat;
  readonly contacts: readonly Contact[];
  readonly language: Language;
  /** Sends the same answer, as a change of the reply with this `rev`. */
  readonly onSend: (after: number) => void;
  readonly onChange: () => void;
  readonly onKeep: (stored: Reply) => void;
  readonly onDrop: () => void;
}

/** A reply that was not taken: why, and what the guest can do. Nothing of it is lost meanwhile. */
export function RefusedReply(props: RefusedReplyProps) {
  const { message, seat, contacts, language, onSend, onChange, onKeep, onDrop } = props;
  const [refusal, setRefusal] = useState<Refusal>();
  const texts = formTexts(language).reply;

  useEffect(() => {
    let left = false;
    void refusalOf(message, Date.now()).then((found) => {
      if (!left) setRefusal(found);
    });
    return () => {
      left = true;
    };
  }, [message]);

  if (!refusal) return <p role="status">{texts.sending}</p>;
  if (refusal.kind === 'conflict') {
    const { stored } = refusal;
    return (
      <div className={panel.question} role="alert">
        <StepTitle focused={false}>{changedLine(stored, language)}</StepTitle>
        <p>{texts.conflictLine}</p>
        <div className={styles.two}>
          <ReplyCard
            title={texts.mine}
            fields={message.fields}
            seat={seat}
            language={language}
            nothing={texts.removedThere}
          >
            <button type="button" className={panel.press} onClick={() => onSend(stored.rev)}>
              {texts.sendMine}
            </button>
          </ReplyCard>
          <ReplyCard
            title={texts.stored}
            fields={stored}
            seat={seat}
            language={language}
            nothing={texts.removedThere}
          >
            <button type="button" onClick={() => onKeep(stored)}>
              {texts.keepThat}
            </button>
          </ReplyCard>
        </div>
      </div>
    );
  }
  const { kind } = refusal;
  return (
    <div role="alert">
      <ReplyCard title={texts.refused.title} fields={message.fields} seat={seat} language={language}>
        <p>{texts.refused[kind]}</p>
        {kind === 'seats' && (
          <button type="button" className={panel.press} onClick={onChange}>
            {texts.change}
          </button>
        )}
        {(kind === 'unknown' || kind === 'offline') && (
          <button type="button" className={panel.press} onClick={() => onSend(message.baseRev)}>
            {texts.tryAgain}
          </button>
        )}
        <button type="button" className={styles.quiet} onClick={onDrop}>
          {texts.drop}
        </button>
        {kind !== 'offline' && <CallFamily contacts={contacts} line={texts.call} without={texts.tell} />}
      </ReplyCard>
    </div>
  );
}

function changedLine({ by, updatedAt }: Reply, language: Language): string {
  const texts = formTexts(language).reply;
  const moment = momentInWords(updatedAt, Date.now(), language);
  return by === BY_HOST ? texts.byHost(moment) : texts.otherPhone(moment);
}
