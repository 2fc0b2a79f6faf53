import { useState } from 'react';
import type { Reply } from '#src/domain/reply/reply.ts';
import { BY_HOST, isAnswered } from '#src/domain/reply/reply.ts';
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
import { momentInWords } from './reply-text.ts';

interface SentReplyProps {
  readonly seat: Pick<Seat, 'code' | 'functions'>;
  readonly stored: Reply | undefined;
  readonly pending: OutboxItem<ReplyMessage> | undefined;
  /** Whether it is shown within seats that are fewer than when it was sent. */
  readonly isFitted?: boolean;
  readonly busy: boolean;
  readonly language: Language;
  readonly focused: boolean;
  /** Without it, the reply can only be removed. */
  readonly onChange?: () => void;
  readonly onRemove: () => void;
}

/** A guest's own reply, sent or waiting to be sent, which can be changed or removed. */
export function SentReply(props: SentReplyProps) {
  const { seat, stored, pending, isFitted = false, busy, language, focused, onChange, onRemove } = props;
  const [asks, setAsks] = useState<boolean>();
  const [isRemoved, setIsRemoved] = useState(false);
  const texts = formTexts(language).reply;
  const fields = pending?.message.fields ?? stored ?? REMOVED_REPLY;
  // They were added after the reply.
  const missing = seat.functions.filter(({ key }) => !isAnswered(fields, [key]));
  const isInPart = onChange !== undefined && isAnswered(fields) && missing.length > 0;
  const isOnWay = pending?.state === 'sending' && !busy;
  const waiting = isOnWay ? texts.sending : texts.waiting;
  const remove = () => {
    setAsks(false);
    setIsRemoved(true);
    onRemove();
  };

  return (
    <ReplyCard
      title={pending ? waiting : texts.yours}
      fields={fields}
      seat={seat}
      language={language}
      focused={focused || isRemoved}
      nothing={isAnswered(fields) ? '' : texts.toBeRemoved}
    >
      <p role="status">
        {pending && !isOnWay && waitingLine(pending, busy, language)}
        {!pending && stored && storedLine(stored, seat.code, language)}
      </p>
      {isFitted && <p>{texts.fitted}</p>}
      {isInPart && <p>{texts.missing(missing.map(({ name }) => name).join(', '))}</p>}
      {asks ? (
        <div className={panel.question}>
          <StepTitle focused>{texts.removeTitle}</StepTitle>
          <p>{texts.removeLine}</p>
          <div className={panel.ways}>
            <button type="button" onClick={() => setAsks(false)}>
              {texts.keep}
            </button>
            <button type="button" className={panel.press} onClick={remove}>
              {texts.remove}
            </button>
          </div>
        </div>
      ) : (
        <div className={panel.ways}>
          {onChange && (
            <button type="button" className={isInPart ? panel.press : undefined} onClick={onChange}>
              {isInPart ? texts.complete : texts.change}
            </button>
          )}
          <button
            type="button"
            className={styles.quiet}
            // biome-ignore lint/a11y/noAutofocus: it takes the focus of 'Keep'.
            autoFocus={asks === false}
            onClick={() => setAsks(true)}
          >
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
