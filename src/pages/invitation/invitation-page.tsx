import type { ReactNode } from 'react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import type { FamilyPage } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { parseInvitationCode } from '#src/domain/invitation/invitation-code.ts';
import { BOTH } from '#src/domain/invitation/languages-of.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { sampleInvitation } from '#src/domain/invitation/sample.ts';
import { pageTitle } from '#src/domain/invitation/wording.ts';
import { GuestState } from '#src/features/invitation-page/guest-state.tsx';
import { InvitationView } from '#src/features/invitation-page/invitation-view.tsx';
import { useEarlyCover } from '#src/features/invitation-page/use-early-cover.ts';
import { useInvitation } from '#src/features/invitation-page/use-invitation.ts';
import { useLarger } from '#src/features/invitation-page/use-larger.ts';
import { useNow } from '#src/features/invitation-page/use-now.ts';
import { useWrittenInvitation, writtenInvitation } from '#src/features/invitation-page/written-invitation.ts';
import type { FamilyVisit } from '#src/features/replies/use-family.ts';
import { useFamily } from '#src/features/replies/use-family.ts';
import { useOwnFunctions } from '#src/features/replies/use-own-functions.ts';
import { useDocumentLanguage } from '#src/lib/use-document-language.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { guestTexts, hasGuestTexts, loadGuestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { DEFAULT_LANGUAGE } from '#src/locales/locales.ts';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { GUEST_STATES } from '#text/invitations/guest-states.ts';
import { LAYOUT } from '#text/layout.ts';
import styles from './guest-notes.module.css';
import { GUEST_PARTS } from './guest-parts.ts';

/** A written page stays as it is until the texts in its language are there, too. */
export async function prepare(): Promise<void> {
  const written = writtenInvitation();
  if (written) await loadGuestTexts(headLanguage(written.invitation));
}

/**
 * /i/CODE, the page for a couple's guests. Samples, and invitations that `npm run publish` has written, come
 * with the page; any other is read once. For those the build writes one page that shows the loading state.
 */
export default function InvitationPage() {
  const { code: typed = '' } = useParams();
  const code = parseInvitationCode(typed);
  const sample = code === undefined ? undefined : sampleInvitation(code);
  const written = useWrittenInvitation(code);
  const { reading, retry } = useInvitation(sample ? undefined : code, written?.invitation);
  const family = useFamily(sample ? undefined : code, reading.state === 'closed');
  const now = useNow();
  const inBrowser = useInBrowser(true, false);
  useEarlyCover(reading.state === 'loading');

  if (sample && (inBrowser || typed === code)) {
    return <Shown invitation={sample} now={now} visit={family} note={<SampleNote />} sample />;
  }
  if (code === undefined && inBrowser) return <GuestState state="closed" onRetry={retry} />;
  if (reading.state !== 'shown') return <GuestState state={reading.state} onRetry={retry} />;
  const { invitation, stale } = reading;
  if (now >= invitation.settings.closesAt) return <GuestState state="closed" onRetry={retry} />;
  if (family.reading.state === 'loading' && !written && !family.isRetry)
    return <GuestState state="loading" onRetry={retry} />;
  return (
    <Shown
      invitation={invitation}
      now={now}
      visit={family}
      picture={written?.picture}
      note={stale && <Note text={GUEST_STATES.stale} />}
    />
  );
}

interface ShownProps {
  readonly invitation: Invitation;
  /** As of {@link useNow}. */
  readonly now: number;
  readonly visit: FamilyVisit;
  /** Path of its own preview picture, where it has one. */
  readonly picture?: string | undefined;
  readonly note: ReactNode;
  readonly sample?: boolean;
}

/** The invitation in its language, as it is at this time of its life. */
function Shown({ invitation, now, visit, picture, note, sample = false }: ShownProps) {
  const larger = useLarger();
  const [chosen, setChosen] = useState<Language>();
  const family = visit.reading.state === 'known' ? visit.reading.family : undefined;
  const own = useOwnFunctions(invitation, family);
  const language =
    invitation.language === 'both' ? (chosen ?? languageOf(family) ?? DEFAULT_LANGUAGE) : invitation.language;
  useDocumentLanguage(language);

  const headIn = headLanguage(invitation);
  return (
    <>
      <PageHead
        title={pageTitle(invitation)}
        titleOnly
        description={guestTexts(headIn).page.description}
        language={headIn}
        path={PATHS.invitation(invitation.code)}
        share="guests"
        picture={picture}
        hidden
      />
      {note}
      {visit.reading.state === 'failed' && <Note text={GUEST_STATES.family} onRetry={visit.retry} />}
      {own.unread && <Note text={GUEST_STATES.family} onRetry={own.retry} />}
      {own.behind && <Note text={GUEST_STATES.stale} onRetry={own.retry} />}
      <InvitationView
        invitation={own.invitation}
        language={language}
        now={now}
        larger={larger}
        onLanguage={setChosen}
        guest={{
          parts: GUEST_PARTS,
          family,
          waiting: visit.reading.state === 'loading' || own.waiting,
          unread: visit.reading.state === 'failed' || own.unread,
          onForget: visit.forget,
          sample,
        }}
      />
      <GuestCreditLine />
    </>
  );
}

/** That which a family reads, if a page in both has it and it could be loaded. */
function languageOf(family: FamilyPage | undefined): Language | undefined {
  return BOTH.find((one) => one === family?.language && hasGuestTexts(one));
}

/** Above a sample: that nobody is really getting married. */
function SampleNote() {
  return <p className={styles.note}>{guestTexts(DEFAULT_LANGUAGE).page.sample}</p>;
}

interface NoteProps {
  readonly text: { readonly line: string; readonly hindi: string };
  readonly onRetry?: () => void;
}

/** Above an invitation of which something could not be read. */
function Note({ text, onRetry }: NoteProps) {
  return (
    <p className={styles.note} role="status">
      {text.line} <span lang="hi">{text.hindi}</span>{' '}
      {onRetry && (
        <button
          type="button"
          onClick={() => {
            // The note is about to go, and the focus with it.
            document.querySelector('h1')?.focus({ preventScroll: true });
            onRetry();
          }}
        >
          {GUEST_STATES.retry}
        </button>
      )}
    </p>
  );
}

/** Under an invitation: who made the page. */
function GuestCreditLine() {
  return (
    <footer className={styles.credit}>
      <Link to={PATHS.root}>{LAYOUT.guestCredit}</Link>
    </footer>
  );
}
