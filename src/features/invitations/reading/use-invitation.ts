import { useEffect, useState } from 'react';
import type { Invitation } from '../invitation.ts';

/**
 * `closed`: there is none, or guests may not read it (any more). `offline`: no response came. `busy`: a response came that
 * says nothing about the invitation. `stale`: the copy of an earlier visit.
 */
export type Reading =
  | { readonly state: 'loading' | 'closed' | 'offline' | 'busy' }
  | { readonly state: 'shown'; readonly invitation: Invitation; readonly stale: boolean };

interface InvitationReading {
  readonly reading: Reading;
  readonly retry: () => void;
}

/**
 * Reads an invitation once. Until then, and if it cannot be read, shows the copy of the last visit.
 *
 * @param code `undefined` reads nothing
 */
export function useInvitation(code: string | undefined): InvitationReading {
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (!code) return;
    let left = false;
    const show = (next: Reading) => {
      if (!left) setReading(next);
    };
    const read = async () => {
      const { failureOf, fetchInvitation, openCopy } = await import('./read-invitation.ts');
      const copy = openCopy(code, Date.now());
      show(copy ? { state: 'shown', invitation: copy, stale: false } : { state: 'loading' });
      try {
        const invitation = await fetchInvitation(code);
        show(invitation ? { state: 'shown', invitation, stale: false } : { state: 'closed' });
      } catch (error) {
        show(copy ? { state: 'shown', invitation: copy, stale: true } : { state: failureOf(error) });
      }
    };
    read().catch(() => show({ state: 'offline' }));
    return () => {
      left = true;
    };
  }, [code, attempt]);

  return { reading, retry: () => setAttempt(attempt + 1) };
}
