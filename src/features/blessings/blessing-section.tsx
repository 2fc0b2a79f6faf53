import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { FailedSection, GuestSection } from '#src/ui/guest-section.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

interface BlessingSectionProps {
  readonly invitation: Invitation;
  readonly sample: boolean;
  readonly language: Language;
}

const BlessingPanel = lazyPart(() => import('./blessing-panel.tsx').then((module) => module.BlessingPanel), {
  Failed: ({ language, onRetry }) => (
    <FailedSection retry={guestTexts(language).page.reply.retry} onRetry={onRetry}>
      <p>{guestTexts(language).page.blessing.tell}</p>
    </FailedSection>
  ),
});

export function BlessingSection({ invitation, sample, language }: BlessingSectionProps) {
  const { blessing } = guestTexts(language).page;
  return (
    <GuestSection id="wish" title={blessing.title} room={44} without={<p>{blessing.tell}</p>}>
      <BlessingPanel
        code={invitation.code}
        wallOpen={invitation.settings.wall === 'approved'}
        sample={sample}
        language={language}
      />
    </GuestSection>
  );
}
