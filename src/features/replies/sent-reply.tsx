import { useState } from 'react';
import type { Reply } from '#src/domain/reply/reply.ts';
import { BY_HOST } from '#src/domain/reply/reply.ts';
import { isSamePhone } from '#src/domain/reply/reply-by.ts';
import { REMOVED_REPLY } from '#src/domain/reply/reply-choice.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import type { OutboxItem } from '#src/lib/outbox/outbox.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import { guestRecord } from './guest-record.ts';
import { ReplyCard, StepTitle } from './reply-card.tsx';
import type { ReplyMessage } from './reply-message.ts';
import styles from './reply-panel.module.css';
import { momentInWords } from './reply-words.ts';

interface SentReplyProps {
  readonly seat: Seat;
  readonly stored: Reply | undefined;
  readonly pending: OutboxItem<ReplyMessage> | undefined;
  readonly busy: boolean;
  readonly language: Language;
  readonly focused: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** A reply that has been given: whether it has arrived, and the ways to change or remove it. */
export function SentReply(props: SentReplyProps) {
  const { seat, stored, pending, busy, language, focused, onChange, onRemove } = props;
  const [asks, setAsks] = useState(false);
  const texts = formTexts(language).reply;
  const fields = pending?.message.fields ?? stored ?? REMOVED_REPLY;
  const isOnWay = pending?.state === 'sending' && !busy;
  const waiting = isOnWay ? texts.sending : texts.waiting;

  return (
    <ReplyCard
      title={pending ? waiting : texts.yours}
      fields={fields}
      seat={seat}
      language={language}
      focused={focused}
      nothing={texts.toBeRemoved}
    >
      <p role="status">
        {pending && !isOnWay && waitingLine(pending, busy, language)}
        {!pending && stored && storedLine(stored, seat.code, language)}
      </p>
      {asks ? (
        <div className={panel.question}>
          <StepTitle focused>{texts.removeTitle}</StepTitle>
          <p>{texts.removeLine}</p>
          <div className={panel.ways}>
            <button type="button" onClick={() => setAsks(false)}>
              {texts.keep}
            </button>
            <button type="button" className={panel.press} onClick={onRemove}>
              {texts.remove}
            </button>
          </div>
        </div>
      ) : (
        <div className={panel.ways}>
          <button type="button" onClick={onChange}>
            {texts.change}
          </button>
          <button type="button" className={styles.quiet} onClick={() => setAsks(true)}>
            {texts.remove}
          </button>
        </div>
      )}
    </ReplyCard>
  );
}

function waitingLine({ stored }: OutboxItem<ReplyMessage>, busy: boolean, language: Language): string {
  const texts = formTexts(language).reply;
  if (!stored) return texts.keepOpen;
  return busy ? texts.busyLine : texts.waitingLine;
}

function storedLine({ by, updatedAt }: Reply, code: string, language: Language): string {
  const texts = formTexts(language).reply;
  const moment = momentInWords(updatedAt, Date.now(), language);
  if (by === BY_HOST) return texts.byHost(moment);
  const own = guestRecord(code).by;
  return own && isSamePhone(own, by) ? texts.sent(moment) : texts.otherPhone(moment);
}
