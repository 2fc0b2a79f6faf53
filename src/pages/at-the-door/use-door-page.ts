import { useEffect, useState } from 'react';
import { keptPage } from '#src/data/guest-list-copy.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { useInvitation } from '#src/features/invitation-page/use-invitation.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';

/** `closed`: guests may not read it, and nobody who may is signed in. `missing`: it could not be read, and no copy is kept. */
export type DoorPage =
  | { readonly state: 'loading' | 'closed' | 'missing' }
  | { readonly state: 'shown'; readonly invitation: Invitation };

/**
 * The page whose guests are counted. Where guests may not read it, before it is published and once it has closed, staff still may.
 * A page that was shown stays, so that counting goes on when it closes.
 */
export function useDoorPage(code: string | undefined): {
  readonly page: DoorPage;
  readonly retry: () => void;
} {
  const { reading, retry } = useInvitation(code);
  const ofGuests = reading.state === 'shown' ? reading.invitation : undefined;
  const [known, setKnown] = useState<Invitation>();
  if (ofGuests && ofGuests !== known) setKnown(ofGuests);
  /** What staff's last reading has found of this code. */
  const [found, setFound] = useState<{ readonly code: string; readonly state: 'closed' | 'missing' }>();
  const isHidden = !ofGuests && reading.state !== 'loading';

  useEffect(() => {
    if (!code || !isHidden) return;
    let left = false;
    const show = (page: Invitation | 'closed' | 'missing' | undefined) => {
      if (left || !page) return;
      if (typeof page === 'object') setKnown(page);
      else setFound({ code, state: reading.state === 'closed' ? page : 'missing' });
    };
    const read = async () => {
      show(await keptPage(code));
      show(await readForStaff(code));
    };
    void read();
    return () => {
      left = true;
    };
  }, [code, isHidden, reading]);

  const shown: DoorPage | undefined =
    known && known.code === code ? { state: 'shown', invitation: known } : undefined;
  const hidden: DoorPage = { state: (isHidden && found?.code === code && found?.state) || 'loading' };
  const tryAgain = () => {
    setFound(undefined);
    retry();
  };
  return { page: shown ?? hidden, retry: tryAgain };
}

/** `closed` if nobody who may read it is signed in, `missing` if it could not be read. */
async function readForStaff(code: string): Promise<Invitation | 'closed' | 'missing'> {
  try {
    const { openSignIn } = await import('#src/data/account-api.ts');
    const { account } = await openSignIn();
    if (!account) return 'closed';
    const { readInvitation } = await import('#src/data/invitations-api.ts');
    return (await readInvitation(code)) ?? 'closed';
  } catch (error) {
    return backendFailure(error) === 'refused' ? 'closed' : 'missing';
  }
}
