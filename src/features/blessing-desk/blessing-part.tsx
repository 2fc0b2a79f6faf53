import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { BLESSINGS } from '#text/invitations/blessings.ts';
import { BlessingDesk } from './blessing-desk.tsx';
import { useBlessings } from './use-blessings.ts';
import { WallSwitch } from './wall-switch.tsx';

interface BlessingPartProps {
  readonly invitation: Invitation;
  readonly onChange: (invitation: Invitation) => void;
}

/** The desk's blessings: read, approved for the wall, hidden and deleted. */
export function BlessingPart({ invitation, onChange }: BlessingPartProps) {
  const store = useBlessings(invitation.code);
  const { status, blessings, counts } = store;
  if (status === 'refused') {
    return (
      <Notice title={BLESSINGS.refused.title}>
        <p>{BLESSINGS.refused.line}</p>
      </Notice>
    );
  }
  if (status === 'opening') return <p role="status">{BLESSINGS.opening}</p>;
  if (status === 'offline' && blessings.length === 0) {
    return (
      <Notice title={BLESSINGS.lost.title}>
        <p>{BLESSINGS.lost.line}</p>
        <Button look="link" busy={store.reading} onClick={() => void store.open()}>
          {BLESSINGS.lost.retry}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      {status === 'offline' && <Notice kind="note" title={BLESSINGS.offline} />}
      <WallSwitch invitation={invitation} approved={counts.approved} onChange={onChange} />
      {blessings.length === 0 ? (
        <EmptyState title={BLESSINGS.empty.title} line={BLESSINGS.empty.line} />
      ) : (
        <BlessingDesk store={store} wallOpen={invitation.settings.wall === 'approved'} />
      )}
    </>
  );
}
