import type { CSSProperties } from 'react';
import { useRef } from 'react';
import type { Language } from '#src/config/language.ts';
import { GUEST_PAGE } from '#src/content/invitations/guest-page.ts';
import type { Contact, Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { showLastReplyDay } from '#src/domain/invitation/last-reply-day.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { asksReply } from '#src/domain/reply/seat.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useNear } from '#src/ui/use-near.ts';
import { CallFamily } from './call-family.tsx';
import styles from './reply-section.module.css';

interface ReplySectionProps {
  readonly invitation: Invitation;
  /** In the language and the order shown. */
  readonly functions: readonly WeddingFunction[];
  readonly seat: Pick<Seat, 'family' | 'seats' | 'sample'>;
  readonly language: Language;
  /** Milliseconds since 1970; 0 while the page is as it was written. */
  readonly now: number;
}

const ReplyPanel = lazyPart(() => import('./reply-panel.tsx').then((module) => module.ReplyPanel), {
  Failed: ({ contacts, language, onRetry }) => (
    <div className={styles.failed}>
      <CallUs contacts={contacts} language={language} />
      <button type="button" onClick={onRetry}>
        {GUEST_PAGE[language].reply.retry}
      </button>
    </div>
  ),
});

/** Where guests reply. Its code is loaded when it comes near; until then its room is kept. */
export function ReplySection({ invitation, functions, seat, language, now }: ReplySectionProps) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room);
  const { code, contacts, settings } = invitation;
  const copy = GUEST_PAGE[language].reply;
  if (!asksReply(seat.seats, functions)) return null;
  const asked = functions.filter((one) => one.asksReply);
  const isLate = now > settings.replyBy;

  return (
    <section className={styles.section} id="reply" aria-label={copy.title}>
      <h2 tabIndex={-1}>{copy.title}</h2>
      {!isLate && <p className={styles.until}>{copy.until(showLastReplyDay(settings.replyBy, language))}</p>}
      <noscript>
        <CallUs contacts={contacts} language={language} />
      </noscript>
      <div ref={room} className={styles.room} data-late={isLate || undefined} style={roomFor(asked.length)}>
        {isNear && (
          <ReplyPanel
            key={seat.family}
            seat={{ ...seat, code, functions: asked }}
            contacts={contacts}
            replyBy={settings.replyBy}
            language={language}
          />
        )}
      </div>
    </section>
  );
}

function CallUs({ contacts, language }: { contacts: readonly Contact[]; language: Language }) {
  const copy = GUEST_PAGE[language].reply;
  return <CallFamily contacts={contacts} line={copy.call} without={copy.tell} />;
}

function roomFor(functions: number): CSSProperties & Record<'--functions', number> {
  return { '--functions': functions };
}
