import { REPLY } from '#src/content/invitations/reply.ts';
import { showLastReplyDay } from '#src/domain/invitation/last-reply-day.ts';
import type { ReplyFields } from '#src/domain/reply/reply.ts';
import { isAnswered } from '#src/domain/reply/reply.ts';
import { CallFamily } from './call-family.tsx';
import { ReplyCard } from './reply-card.tsx';
import type { ReplyPanelProps } from './reply-panel.tsx';

interface LateReplyProps extends ReplyPanelProps {
  /** What the guest had replied. */
  readonly answered: ReplyFields | undefined;
}

/** After the last day to reply: what was replied, and whom to call about a change. */
export function LateReply({ answered, seat, contacts, replyBy, language }: LateReplyProps) {
  const copy = REPLY[language];
  return (
    <>
      <p>{copy.late(showLastReplyDay(replyBy, language))}</p>
      <CallFamily contacts={contacts} line={copy.call} without={copy.tell} />
      {answered && isAnswered(answered) && (
        <ReplyCard title={copy.yours} fields={answered} seat={seat} language={language} />
      )}
    </>
  );
}
