import type { Language } from '#src/config/language.ts';
import { GUEST_PAGE } from '#src/content/invitations/guest-page.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { FailedSection, GuestSection } from '#src/ui/guest-section.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

interface BlessingSectionProps {
  readonly invitation: Invitation;
  readonly sample: boolean;
  readonly language: Language;
}

const BlessingPanel = lazyPart(() => import('./blessing-panel.tsx').then((module) => module.BlessingPanel), {
  Failed: ({ language, onRetry }) => (
    <FailedSection retry={GUEST_PAGE[language].reply.retry} onRetry={onRetry}>
      <p>{GUEST_PAGE[language].wish.tell}</p>
    </FailedSection>
  ),
});

/** Where guests write to the couple. */
export function BlessingSection({ invitation, sample, language }: BlessingSectionProps) {
  const { wish } = GUEST_PAGE[language];
  return (
    <GuestSection id="wish" title={wish.title} room={44} without={<p>{wish.tell}</p>}>
      <BlessingPanel
        code={invitation.code}
        wallOpen={invitation.settings.wall === 'approved'}
        sample={sample}
        language={language}
      />
    </GuestSection>
  );
}
