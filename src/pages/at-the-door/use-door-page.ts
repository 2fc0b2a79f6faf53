import { useEffect, useState } from 'react';
import { keptPage } from '#src/data/guest-list-copy.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { useInvitation } from '#src/features/invitation-page/use-invitation.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { whenBack } from '#src/lib/when-back.ts';

/** `closed`: guests may not read it, and nobody who may is signed in. `missing`: it could not be read, and no copy is kept. */
export type DoorPage =
  | { readonly state: 'loading' | 'closed' | 'missing' }
  | { readonly state: 'shown'; readonly invitation: Invitation };

/** Age at which a page is read again; a failed reading counts as older. */
const OLD_MS = 3_600_000;

/** A weak connection comes back without the browser reporting it. */
const RETRY_MS = 20_000;

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
  /** How often somebody has pressed 'Try again'. */
  const [attempt, setAttempt] = useState(0);
  const isHidden = !ofGuests && (reading.state !== 'loading' || attempt > 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (!code || !isHidden) return;
    let left = false;
    /** 0 if that failed. */
    let readAt = Date.now();
    const show = (page: Invitation | 'closed' | 'missing' | undefined) => {
      if (left || !page) return;
      if (typeof page === 'object') setKnown(page);
      else setFound({ code, state: page });
    };
    const read = async () => {
      readAt = Date.now();
      const page = await readForStaff(code);
      if (page === 'missing') readAt = 0;
      show(page);
    };
    const readAgain = () => {
      if (!document.hidden && Date.now() - readAt > OLD_MS) void read();
    };
    const start = async () => {
      show(await keptPage(code));
      await read();
    };
    void start();
    const stop = whenBack(readAgain);
    const timer = setInterval(readAgain, RETRY_MS);
    return () => {
      left = true;
      stop();
      clearInterval(timer);
      setFound(undefined);
    };
  }, [code, isHidden, attempt]);

  const shown: DoorPage | undefined =
    known && known.code === code ? { state: 'shown', invitation: known } : undefined;
  const tryAgain = () => {
    setAttempt(attempt + 1);
    retry();
  };
  return { page: shown ?? { state: hiddenState() }, retry: tryAgain };

  function hiddenState() {
    if (reading.state === 'loading' || !found || found.code !== code) return 'loading';
    return reading.state === 'closed' ? found.state : 'missing';
  }
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
