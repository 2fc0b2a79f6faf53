import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { Contact, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { choiceOf, emptyChoice } from '#src/domain/reply/reply-choice.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { keysOf, peopleOf } from '#src/domain/reply/seat.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { addressIn } from '#src/locales/locales.ts';
import panel from '#src/ui/guest-panel.module.css';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LiveReply } from './live-reply.tsx';
import { ReplyCard } from './reply-card.tsx';
import { ReplyForm } from './reply-form.tsx';
import styles from './reply-panel.module.css';

export interface ReplyPanelProps {
  readonly seat: Seat;
  readonly contacts: readonly Contact[];
  /** Last moment to reply, in milliseconds since 1970. */
  readonly replyBy: number;
  readonly language: Language;
}

interface AskingPanelProps extends ReplyPanelProps {
  /** Includes functions for which the page asks no reply any more. */
  readonly shown: readonly WeddingFunction[];
}

const HeldGuest = lazyPart(() => import('./held-guest.tsx').then((module) => module.HeldGuest), {
  Failed: ({ language, onRetry }) => (
    <button type="button" onClick={onRetry}>
      {formTexts(language).reply.tryAgain}
    </button>
  ),
});

/** The reply of a family, or of a guest with the open link: the form, or what was replied. */
export function ReplyPanel(props: AskingPanelProps) {
  const { seat, language } = props;
  const [asked, setAsked] = useState(false);
  const texts = formTexts(language).reply;
  return (
    <div className={`${panel.panel} ${styles.panel}`}>
      {seat.sample ? <SampleReply {...props} /> : <LiveReply {...props} />}
      <p className={panel.notice}>
        {seat.sample ? texts.sample : texts.notice}{' '}
        <a href={addressIn(language, PATHS.privacy)} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      </p>
      {!seat.sample && !asked && (
        <button type="button" className={styles.held} onClick={() => setAsked(true)}>
          {texts.held}
        </button>
      )}
      {asked && <HeldGuest {...props} />}
    </div>
  );
}

/** Shows what is replied, and never sends it. */
function SampleReply({ seat, language }: ReplyPanelProps) {
  const [answered, setAnswered] = useState<ReplyFields>();
  const [isOpen, setOpen] = useState(true);
  const texts = formTexts(language).reply;
  const keys = keysOf(seat);
  if (!answered || isOpen) {
    return (
      <ReplyForm
        seat={seat}
        start={
          answered ? choiceOf(answered, keys, seat.seats, peopleOf(seat)) : emptyChoice(keys, peopleOf(seat))
        }
        language={language}
        onSend={(fields) => {
          setAnswered(fields);
          setOpen(false);
        }}
      />
    );
  }
  return (
    <ReplyCard title={texts.yours} fields={answered} seat={seat} language={language} focused>
      <p role="status">{texts.sampleSent}</p>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.change}
      </button>
    </ReplyCard>
  );
}
