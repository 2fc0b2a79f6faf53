import { useRef } from 'react';
import type { Language } from '#src/config/language.ts';
import { GUEST_PAGE } from '#src/content/invitations/guest-page.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useNear } from '#src/ui/use-near.ts';
import styles from './wish-section.module.css';

interface WishSectionProps {
  readonly invitation: Invitation;
  readonly sample: boolean;
  readonly language: Language;
}

const WishPanel = lazyPart(() => import('./wish-panel.tsx').then((module) => module.WishPanel), {
  Failed: ({ language, onRetry }) => (
    <div className={styles.failed}>
      <p>{GUEST_PAGE[language].wish.tell}</p>
      <button type="button" onClick={onRetry}>
        {GUEST_PAGE[language].reply.retry}
      </button>
    </div>
  ),
});

/** Where guests write to the couple. Its code is loaded when it comes near; until then its room is kept. */
export function WishSection({ invitation, sample, language }: WishSectionProps) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room);
  const { wish } = GUEST_PAGE[language];
  return (
    <section className={styles.section} id="wish" aria-label={wish.title}>
      <h2>{wish.title}</h2>
      <noscript>
        <p>{wish.tell}</p>
      </noscript>
      <div ref={room} className={styles.room}>
        {isNear && (
          <WishPanel
            code={invitation.code}
            wallOpen={invitation.settings.wall === 'approved'}
            sample={sample}
            language={language}
          />
        )}
      </div>
    </section>
  );
}
