import { GUEST_PREFIX } from '#src/config/storage-keys.ts';
import type { Contact, Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { showLastReplyDay } from '#src/domain/invitation/last-reply-day.ts';
import type { Seat } from '#src/domain/reply/seat.ts';
import { asksReply } from '#src/domain/reply/seat.ts';
import { readText } from '#src/lib/storage.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { FailedSection, GuestSection } from '#src/ui/guest-section.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { CallFamily } from './call-family.tsx';
import styles from './reply-section.module.css';

/** In the convention of `Date`: minutes from India to UTC. */
const INDIA_OFFSET_MIN = -330;

interface ReplySectionProps {
  readonly invitation: Invitation;
  readonly functions: readonly WeddingFunction[];
  readonly seat: Pick<Seat, 'family' | 'seats' | 'sample'>;
  readonly language: Language;
  /** Milliseconds since 1970; 0 while the page is as it was built. */
  readonly now: number;
}

const ReplyPanel = lazyPart(() => import('./reply-panel.tsx').then((module) => module.ReplyPanel), {
  Failed: ({ contacts, language, onRetry }) => (
    <FailedSection retry={guestTexts(language).page.reply.retry} onRetry={onRetry}>
      <CallUs contacts={contacts} language={language} />
    </FailedSection>
  ),
});

const LeftReply = lazyPart(() => import('./left-reply.tsx').then((module) => module.LeftReply));

export function ReplySection({ invitation, functions, seat, language, now }: ReplySectionProps) {
  const { code, contacts, settings } = invitation;
  const { reply: texts, zone } = guestTexts(language).page;
  const inBrowser = useInBrowser(true, false);
  if (!asksReply(seat.seats, functions)) {
    const mayHaveReplied = inBrowser && !seat.sample && readText(`${GUEST_PREFIX}${code}`) !== undefined;
    return (
      mayHaveReplied && (
        <LeftReply
          seat={{ ...seat, code, functions }}
          contacts={contacts}
          replyBy={settings.replyBy}
          language={language}
        />
      )
    );
  }
  const asked = functions.filter((one) => one.asksReply);
  const isLate = now > settings.replyBy;
  // Replies end at midnight in India, which is another day or hour on a phone abroad.
  const isAbroad = inBrowser && new Date().getTimezoneOffset() !== INDIA_OFFSET_MIN;
  const lastDay = showLastReplyDay(settings.replyBy, language) + (isAbroad ? ` ${zone}` : '');

  return (
    <GuestSection
      id="reply"
      title={texts.title}
      line={!isLate && <p className={styles.until}>{texts.until(lastDay)}</p>}
      room={isLate ? 8 : 36 + asked.length * 17}
      without={<CallUs contacts={contacts} language={language} />}
    >
      <ReplyPanel
        key={seat.family}
        seat={{ ...seat, code, functions: asked }}
        shown={functions}
        contacts={contacts}
        replyBy={settings.replyBy}
        language={language}
      />
    </GuestSection>
  );
}

function CallUs({ contacts, language }: { contacts: readonly Contact[]; language: Language }) {
  const texts = guestTexts(language).page.reply;
  return <CallFamily contacts={contacts} line={texts.call} without={texts.tell} />;
}
