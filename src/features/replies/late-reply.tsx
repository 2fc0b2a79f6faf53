import { showLastReplyDay } from '#src/domain/invitation/last-reply-day.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { isAnswered } from '#src/domain/reply/reply.ts';
import { keysOf } from '#src/domain/reply/seat.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { takeOverFocus } from '#src/ui/take-over-focus.ts';
import { CallFamily } from './call-family.tsx';
import { ReplyCard } from './reply-card.tsx';
import type { ReplyPanelProps } from './reply-panel.tsx';

interface LateReplyProps extends ReplyPanelProps {
  readonly answered: ReplyFields | undefined;
  /** Whether the reply is still on this phone only. */
  readonly waits: boolean;
  /** Whether it is shown within seats that are fewer than when it was sent. */
  readonly isFitted?: boolean;
  /** Whether the guest has just come here by a press. */
  readonly focused?: boolean;
}

/** A guest's own reply after the last day to reply: whom to call, and what was replied. */
export function LateReply(props: LateReplyProps) {
  const { answered, waits, isFitted = false, focused = false, seat, contacts, replyBy, language } = props;
  const texts = formTexts(language).reply;
  return (
    <>
      <p ref={focused ? takeOverFocus : undefined} tabIndex={-1}>
        {texts.late(showLastReplyDay(replyBy, language))}
      </p>
      <CallFamily contacts={contacts} line={texts.call} without={texts.tell} />
      {answered && isAnswered(answered, keysOf(seat)) && (
        <ReplyCard
          title={waits ? texts.waiting : texts.yours}
          fields={answered}
          seat={seat}
          language={language}
        >
          {isFitted && <p>{texts.fewerSeats}</p>}
        </ReplyCard>
      )}
    </>
  );
}
