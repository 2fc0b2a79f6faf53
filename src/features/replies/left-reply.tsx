import { useEffect, useState } from 'react';
import { isAnswered } from '#src/domain/reply/reply.ts';
import { REMOVED_REPLY } from '#src/domain/reply/reply-choice.ts';
import { formTexts } from '#src/locales/form-texts.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import panel from '#src/ui/guest-panel.module.css';
import { takeOverFocus } from '#src/ui/take-over-focus.ts';
import { RefusedReply } from './refused-reply.tsx';
import styles from './reply-panel.module.css';
import type { ReplyPanelProps } from './reply-panel.tsx';
import { SentReply } from './sent-reply.tsx';
import { useIsLate } from './use-is-late.ts';
import { useReply } from './use-reply.ts';

/**
 * What a guest replied, where the page asks for no reply any more: a refused reply can be read and deleted, and one by the open
 * link can be removed until the last day to reply.
 */
export function LeftReply({ seat, contacts, replyBy, language }: ReplyPanelProps) {
  const { stored, pending, busy, send, keep, drop } = useReply(seat);
  const isRefused = pending?.state === 'refused';
  const isOfOpenLink = seat.family === undefined && (pending ?? stored) !== undefined;
  const isLate = useIsLate(seat.code, replyBy, isOfOpenLink);
  const isShown = isRefused || (isOfOpenLink && !isLate);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    // Nothing of this part is left.
    if (settled && !isShown) takeOverFocus(document.querySelector('h1'));
  }, [settled, isShown]);
  const settle = (doing: Promise<void>) => {
    setSettled(true);
    void doing;
  };

  if (!isShown) return null;
  const isRemoved = !pending && stored && !isAnswered(stored);
  return (
    <section className={`${panel.panel} ${styles.panel}`} aria-label={guestTexts(language).page.reply.title}>
      {isRefused && (
        <RefusedReply
          message={pending.message}
          seat={seat}
          contacts={contacts}
          language={language}
          onSend={(after) => settle(send(pending.message.fields, after))}
          onKeep={(reply) => settle(keep(reply))}
          onDrop={() => settle(drop())}
        />
      )}
      {isRemoved && (
        <p ref={settled ? takeOverFocus : undefined} role="status" tabIndex={-1}>
          {formTexts(language).reply.removedThere}
        </p>
      )}
      {!isRefused && !isRemoved && (
        <SentReply
          seat={seat}
          stored={stored}
          pending={pending}
          busy={busy}
          language={language}
          focused={settled}
          onRemove={() => void send(REMOVED_REPLY, stored?.rev ?? 0)}
        />
      )}
    </section>
  );
}
