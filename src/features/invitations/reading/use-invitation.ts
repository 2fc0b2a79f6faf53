import { useEffect, useState } from 'react';
import type { Invitation } from '../invitation.ts';

/** `closed`: there is none, or guests may not read it (any more). `stale`: the copy of an earlier visit. */
export type Reading =
  | { readonly state: 'loading' | 'closed' | 'unreachable' }
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
      const { fetchInvitation, openCopy } = await import('./read-invitation.ts');
      const copy = openCopy(code, Date.now());
      show(copy ? { state: 'shown', invitation: copy, stale: false } : { state: 'loading' });
      try {
        const invitation = await fetchInvitation(code);
        show(invitation ? { state: 'shown', invitation, stale: false } : { state: 'closed' });
      } catch {
        show(copy ? { state: 'shown', invitation: copy, stale: true } : { state: 'unreachable' });
      }
    };
    read().catch(() => show({ state: 'unreachable' }));
    return () => {
      left = true;
    };
  }, [code, attempt]);

  return { reading, retry: () => setAttempt(attempt + 1) };
}
