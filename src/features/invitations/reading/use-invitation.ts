import { useEffect, useState } from 'react';
import { INVITATIONS } from '#src/config/collections.ts';
import { readDocument } from '#src/lib/firestore-rest.ts';
import { decodeFields } from '#src/lib/firestore-values.ts';
import type { Invitation } from '../invitation.ts';
import { parseInvitation } from '../stored-invitation.ts';
import { dropCopy, keepCopy, keptCopy } from './kept-copy.ts';

/**
 * What is known of an invitation. `closed`: there is none, or it is not, or no longer, shown to guests. `offline`: no answer
 * came; `busy`: an answer came that says nothing of the invitation.
 */
export type Reading =
  | { readonly state: 'loading' | 'closed' | 'offline' | 'busy' }
  | { readonly state: 'shown'; readonly invitation: Invitation; readonly stale: boolean };

interface InvitationReading {
  readonly reading: Reading;
  /** Reads once more. */
  readonly retry: () => void;
}

const LOADING: Reading = { state: 'loading' };

/**
 * Reads an invitation once, and shows the copy of the last visit until then and where it cannot be read.
 *
 * @param code `undefined` where there is nothing to read: a sample, or what can be no code
 */
export function useInvitation(code: string | undefined): InvitationReading {
  const [reading, setReading] = useState<Reading>(LOADING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (!code) return;
    let left = false;
    const show = (next: Reading) => {
      if (!left) setReading(next);
    };
    const copy = keptCopy(code);
    const open = copy && copy.settings.closesAt > Date.now() ? copy : undefined;
    show(open ? { state: 'shown', invitation: open, stale: false } : LOADING);
    fetchInvitation(code).then(
      (invitation) => show(invitation ? { state: 'shown', invitation, stale: false } : { state: 'closed' }),
      (error: unknown) =>
        show(open ? { state: 'shown', invitation: open, stale: true } : { state: failureOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [code, attempt]);

  return { reading, retry: () => setAttempt(attempt + 1) };
}

/** The invitation as it is stored now, also kept on this phone; `undefined` where guests are shown none. */
async function fetchInvitation(code: string): Promise<Invitation | undefined> {
  const answer = await readDocument(INVITATIONS, code);
  const invitation = answer === 'hidden' ? undefined : parseInvitation(code, decodeFields(answer.fields));
  if (invitation) keepCopy(invitation);
  else dropCopy(code);
  return invitation;
}

/** `fetch` rejects with a TypeError where there is no network, and with a DOMException when it took too long. */
function failureOf(error: unknown): 'offline' | 'busy' {
  return error instanceof TypeError || error instanceof DOMException ? 'offline' : 'busy';
}
