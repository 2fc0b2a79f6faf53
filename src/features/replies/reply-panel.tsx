import type { Language } from '#src/config/language.ts';
import { REPLY } from '#src/content/invitations/reply.ts';
import type { Contact } from '#src/domain/invitation/invitation.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { LiveReply } from './live-reply.tsx';
import styles from './reply-panel.module.css';
import { SampleReply } from './sample-reply.tsx';

export interface ReplyPanelProps {
  readonly seat: Seat;
  readonly contacts: readonly Contact[];
  /** Last moment to reply, in milliseconds since 1970. */
  readonly replyBy: number;
  readonly language: Language;
}

/** The reply of a family, or of a guest with the open link: the form, or what was answered. */
export function ReplyPanel(props: ReplyPanelProps) {
  const { seat, language } = props;
  const copy = REPLY[language];
  return (
    <div className={styles.panel}>
      {seat.sample ? <SampleReply {...props} /> : <LiveReply {...props} />}
      <p className={styles.notice}>{seat.sample ? copy.sample : copy.notice}</p>
    </div>
  );
}
