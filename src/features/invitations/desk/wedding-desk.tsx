import { Suspense } from 'react';
import { MY_WEDDING } from '#src/content/invitation-owner.ts';
import { GUESTS } from '#src/content/invitations/guests.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyWithRetry } from '#src/ui/lazy-with-retry.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TabList } from '#src/ui/tab-list.tsx';
import type { Invitation } from '../invitation.ts';
import { coupleNames, weddingDays } from '../page/wording.ts';
import { DeskPage } from './desk-page.tsx';
import { DESK_PARTS, useDeskPlace } from './desk-part.ts';
import styles from './wedding-desk.module.css';

const copy = MY_WEDDING;

const GuestDesk = lazyWithRetry(
  () => import('../guests/guest-desk.tsx').then((module) => module.GuestDesk),
  DeskPartLost,
);

interface WeddingDeskProps {
  readonly invitation: Invitation;
  readonly onChange: (invitation: Invitation) => void;
}

/** A couple's desk: its page and its guests. */
export function WeddingDesk({ invitation, onChange }: WeddingDeskProps) {
  const { part, guests, go } = useDeskPlace();
  const chosen = DESK_PARTS.indexOf(part);
  return (
    <>
      <h2 className={styles.names}>{coupleNames(invitation, 'en')}</h2>
      <p>{[weddingDays(invitation.functions, 'en'), invitation.place].filter(Boolean).join(', ')}</p>
      <div className={styles.parts}>
        <TabList
          id="desk"
          label={copy.parts.label}
          names={DESK_PARTS.map((one) => copy.parts[one])}
          chosen={chosen}
          onChoose={(place) => go(DESK_PARTS[place] ?? 'page')}
        />
      </div>
      <div id="desk-panel" role="tabpanel" aria-labelledby={`desk-tab-${chosen}`}>
        {part === 'page' && <DeskPage invitation={invitation} onChange={onChange} />}
        {part === 'guests' && (
          <Suspense fallback={<p role="status">{GUESTS.opening}</p>}>
            <GuestDesk invitation={invitation} view={guests} onView={(view) => go('guests', view)} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function DeskPartLost({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice title={GUESTS.lost.title}>
      <p>{GUESTS.lost.line}</p>
      <Button look="link" onClick={onRetry}>
        {GUESTS.lost.retry}
      </Button>
    </Notice>
  );
}
