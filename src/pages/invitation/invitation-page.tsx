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
import type { FamilyVisit } from '#src/features/invitations/reply/use-family.ts';
import { useFamily } from '#src/features/invitations/reply/use-family.ts';
import { sampleInvitation } from '#src/features/invitations/sample.ts';
import { useInBrowser } from '#src/lib/use-in-browser.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { FamilyNote, GuestCreditLine, SampleNote, StaleNote } from './guest-notes.tsx';
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
  const family = useFamily(sample ? undefined : code);
  const inBrowser = useInBrowser(true, false);

  if (sample && (inBrowser || typed === code)) {
    return <Shown invitation={sample} visit={family} note={<SampleNote />} sample />;
  }
  if (code === undefined && inBrowser) return <GuestState state="closed" onRetry={retry} />;
  if (reading.state !== 'shown') return <GuestState state={reading.state} onRetry={retry} />;
  if (family.reading.state === 'loading') return <GuestState state="loading" onRetry={retry} />;
  return <Shown invitation={reading.invitation} visit={family} note={reading.stale && <StaleNote />} />;
}

interface ShownProps {
  readonly invitation: Invitation;
  readonly visit: FamilyVisit;
  readonly note: ReactNode;
  readonly sample?: boolean;
}

/** The invitation in its language, at the time that it is. */
function Shown({ invitation, visit, note, sample = false }: ShownProps) {
  const now = useNow();
  const larger = useLarger();
  const [chosen, setChosen] = useState<Language>();
  const family = visit.reading.state === 'known' ? visit.reading.family : undefined;
  const language =
    invitation.language === 'both' ? (chosen ?? family?.language ?? 'en') : invitation.language;
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
      {visit.reading.state === 'failed' && <FamilyNote onRetry={visit.retry} />}
      <InvitationView
        invitation={invitation}
        language={language}
        now={now}
        larger={larger}
        onLanguage={setChosen}
        guest={{ family, onForget: visit.forget, sample }}
      />
      <GuestCreditLine />
    </>
  );
}
