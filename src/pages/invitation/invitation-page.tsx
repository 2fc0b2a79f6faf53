import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';

import type { Language } from '#src/config/language.ts';
import { PATHS } from '#src/config/paths.ts';
import { GUEST_STATES } from '#src/content/invitations/guest-states.ts';
import type { Invitation } from '#src/features/invitations/invitation.ts';
import { parseInvitationCode } from '#src/features/invitations/invitation-code.ts';
import { InvitationView } from '#src/features/invitations/page/invitation-view.tsx';
import { useLarger } from '#src/features/invitations/page/use-larger.ts';
import { useNow } from '#src/features/invitations/page/use-now.ts';
import { coupleNames, weddingDays } from '#src/features/invitations/page/wording.ts';
import { useInvitation } from '#src/features/invitations/reading/use-invitation.ts';
import { sampleInvitation } from '#src/features/invitations/sample.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { GuestCreditLine, SampleNote, StaleNote } from './guest-notes.tsx';
import { GuestState } from './guest-state.tsx';

/**
 * /i/CODE: what a couple's guests open. Samples come with the page; any other invitation is read once. What is written at
 * build is a sample under its own address, and one page for all others, which says that the invitation is on its way.
 */
export default function InvitationPage() {
  const { code: typed = '' } = useParams();
  const code = parseInvitationCode(typed);
  const sample = code === undefined ? undefined : sampleInvitation(code);
  const { reading, retry } = useInvitation(sample ? undefined : code);
  const inBrowser = useInBrowser(true, false);

  if (sample && (inBrowser || typed === code)) {
    return <Shown invitation={sample} note={<SampleNote />} />;
  }
  if (code === undefined && inBrowser) return <GuestState state="closed" onRetry={retry} />;
  if (reading.state !== 'shown') return <GuestState state={reading.state} onRetry={retry} />;
  return <Shown invitation={reading.invitation} note={reading.stale && <StaleNote />} />;
}

/** The invitation in its language, at the time that it is. */
function Shown({ invitation, note }: { invitation: Invitation; note: ReactNode }) {
  const now = useNow();
  const larger = useLarger();
  const [language, setLanguage] = useState<Language>(invitation.language === 'hi' ? 'hi' : 'en');
  useEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = 'en';
    };
  }, [language]);

  const { code, functions, place } = invitation;
  const title = [coupleNames(invitation, 'en'), weddingDays(functions, 'en'), place]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <PageHead
        title={title}
        description={GUEST_STATES.description}
        path={PATHS.invitation(code)}
        share="guests"
        hidden
      />
      {note}
      <InvitationView
        invitation={invitation}
        language={language}
        now={now}
        larger={larger}
        onLanguage={setLanguage}
      />
      <GuestCreditLine />
    </>
  );
}
