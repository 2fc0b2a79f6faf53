import { useEffect, useState } from 'react';
import { keptPage } from '#src/data/guest-list-copy.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { useInvitation } from '#src/features/invitation-page/use-invitation.ts';

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
  /** The code for which staff's reading has ended. */
  const [tried, setTried] = useState<string>();
  const isHidden = !ofGuests && reading.state !== 'loading';

  useEffect(() => {
    if (!code || !isHidden) return;
    let left = false;
    const show = (invitation: Invitation | undefined) => {
      if (invitation && !left) setKnown(invitation);
    };
    const read = async () => {
      show(await keptPage(code));
      show(await readForStaff(code).catch(() => undefined));
      if (!left) setTried(code);
    };
    void read();
    return () => {
      left = true;
    };
  }, [code, isHidden]);

  const shown: DoorPage | undefined =
    known && known.code === code ? { state: 'shown', invitation: known } : undefined;
  const hidden: DoorPage = { state: reading.state === 'closed' ? 'closed' : 'missing' };
  return { page: shown ?? (isHidden && tried === code ? hidden : { state: 'loading' }), retry };
}

/** `undefined` if nobody is signed in. */
async function readForStaff(code: string): Promise<Invitation | undefined> {
  const { openSignIn } = await import('#src/data/account-api.ts');
  const { account } = await openSignIn();
  if (!account) return undefined;
  const { readInvitation } = await import('#src/data/invitations-api.ts');
  return readInvitation(code);
}
