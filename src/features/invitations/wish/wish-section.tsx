import { useRef } from 'react';
import type { Language } from '#src/config/language.ts';
import { GUEST_PAGE } from '#src/content/invitations/guest-page.ts';
import { useNear } from '#src/ui/use-near.ts';
import type { Invitation } from '../invitation.ts';
import { useLazyPanel } from '../page/use-lazy-panel.ts';
import styles from './wish-section.module.css';

interface WishSectionProps {
  readonly invitation: Invitation;
  readonly sample: boolean;
  readonly language: Language;
}

const loadPanel = () => import('./wish-panel.tsx').then((module) => module.WishPanel);

/** Where guests write to the couple. Its code is loaded when it comes near; until then its room is kept. */
export function WishSection({ invitation, sample, language }: WishSectionProps) {
  const room = useRef<HTMLDivElement>(null);
  const { Panel, failed, retry } = useLazyPanel(useNear(room), loadPanel);
  const { wish, reply } = GUEST_PAGE[language];
  return (
    <section className={styles.section} id="wish" aria-label={wish.title}>
      <h2>{wish.title}</h2>
      <noscript>
        <p>{wish.tell}</p>
      </noscript>
      <div ref={room} className={styles.room} data-filled={Panel !== undefined || undefined}>
        {Panel && (
          <Panel
            code={invitation.code}
            wallOpen={invitation.settings.wall === 'approved'}
            sample={sample}
            language={language}
          />
        )}
        {failed && (
          <div className={styles.failed}>
            <p>{wish.tell}</p>
            <button type="button" onClick={retry}>
              {reply.retry}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
