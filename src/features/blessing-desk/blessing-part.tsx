import { useState } from 'react';
import { PATHS } from '#src/config/paths.ts';
import type { Invitation, Wall } from '#src/domain/invitation/invitation.ts';
import { stateAt } from '#src/domain/invitation/invitation-state.ts';
import { Button, LinkButton } from '#src/ui/button.tsx';
import panelStyles from '#src/ui/desk-panel.module.css';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { BLESSINGS } from '#text/invitations/blessings.ts';
import { BlessingDesk } from './blessing-desk.tsx';
import { useBlessings } from './use-blessings.ts';

const { wall: wallTexts } = BLESSINGS;

interface BlessingPartProps {
  readonly invitation: Invitation;
  readonly onChange: (invitation: Invitation) => void;
}

/** The desk's blessings: read, approved for the wall, hidden and deleted. */
export function BlessingPart({ invitation, onChange }: BlessingPartProps) {
  const store = useBlessings(invitation.code);
  const { status, blessings, counts, complete } = store;
  if (status === 'refused') {
    return <Notice title={BLESSINGS.refused.title} line={BLESSINGS.refused.line} />;
  }
  if (status === 'opening') return <p role="status">{BLESSINGS.opening}</p>;
  if (status === 'offline' && blessings.length === 0) {
    return <Unreachable text={BLESSINGS.lost} busy={store.reading} onRetry={() => void store.open()} />;
  }
  return (
    <>
      {status === 'offline' && <Notice kind="note" title={BLESSINGS.offline} />}
      <WallSwitch invitation={invitation} approved={counts.approved} onChange={onChange} />
      {complete && blessings.length === 0 ? (
        <EmptyState title={BLESSINGS.empty.title} line={BLESSINGS.empty.line} />
      ) : (
        <BlessingDesk
          code={invitation.code}
          store={store}
          wallOpen={invitation.settings.wall === 'approved'}
        />
      )}
    </>
  );
}

interface WallSwitchProps {
  readonly invitation: Invitation;
  readonly approved: number;
  readonly onChange: (invitation: Invitation) => void;
}

function WallSwitch({ invitation, approved, onChange }: WallSwitchProps) {
  const [asked, setAsked] = useState(false);
  const { busy, run } = useWork(BLESSINGS.notDone);
  const { code, settings } = invitation;
  const isOpen = settings.wall === 'approved';

  const set = (wall: Wall, done: string) => {
    setAsked(false);
    return run(async () => {
      const { readInvitation, setWall } = await import('#src/data/invitations-api.ts');
      await setWall(code, wall);
      onChange((await readInvitation(code)) ?? { ...invitation, settings: { ...settings, wall } });
    }, done);
  };

  return (
    <section className={panelStyles.state} aria-label={wallTexts.title}>
      <h3>{wallTexts.title}</h3>
      <p>{isOpen ? wallTexts.open(approved) : wallTexts.closed}</p>
      {isOpen && stateAt(Date.now(), invitation) !== 'published' && <p>{wallTexts.unpublished}</p>}
      <div className={panelStyles.actions}>
        {isOpen && (
          <LinkButton look="secondary" small to={PATHS.wall(code)}>
            {wallTexts.see}
          </LinkButton>
        )}
        {isOpen ? (
          <Button look="link" busy={busy} onClick={() => void set('off', wallTexts.nowClosed)}>
            {wallTexts.closeIt}
          </Button>
        ) : (
          <Button look="secondary" small busy={busy} onClick={() => setAsked(true)}>
            {wallTexts.openIt}
          </Button>
        )}
        {approved > 0 && (
          <LinkButton look="link" to={`${PATHS.myWedding(code)}#book`}>
            {wallTexts.book}
          </LinkButton>
        )}
      </div>
      <ConfirmDialog
        open={asked}
        title={wallTexts.question}
        line={wallTexts.questionLine(approved)}
        keep={wallTexts.keep}
        confirm={wallTexts.openIt}
        onKeep={() => setAsked(false)}
        onConfirm={() => void set('approved', wallTexts.opened)}
      />
    </section>
  );
}
