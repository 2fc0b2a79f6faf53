import type { Language } from '#src/config/language.ts';
import { GUEST_PAGE } from '#src/content/invitations/guest-page.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { FailedSection, GuestSection } from '#src/ui/guest-section.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

interface WishSectionProps {
  readonly invitation: Invitation;
  readonly sample: boolean;
  readonly language: Language;
}

const WishPanel = lazyPart(() => import('./wish-panel.tsx').then((module) => module.WishPanel), {
  Failed: ({ language, onRetry }) => (
    <FailedSection retry={GUEST_PAGE[language].reply.retry} onRetry={onRetry}>
      <p>{GUEST_PAGE[language].wish.tell}</p>
    </FailedSection>
  ),
});

/** Where guests write to the couple. */
export function WishSection({ invitation, sample, language }: WishSectionProps) {
  const { wish } = GUEST_PAGE[language];
  return (
    <GuestSection id="wish" title={wish.title} room={44} without={<p>{wish.tell}</p>}>
      <WishPanel
        code={invitation.code}
        wallOpen={invitation.settings.wall === 'approved'}
        sample={sample}
        language={language}
      />
    </GuestSection>
  );
}
