import { useEffect, useState } from 'react';
import type { FamilyPage } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { missingIds } from '#src/domain/reply/seat.ts';
import type { PutIn } from './read-family.ts';

interface Own {
  /** Code and ids. */
  readonly asked: string;
  readonly found: PutIn | 'loading' | 'failed';
}

/** What was last shown to a family with all of its functions. */
interface Shown {
  readonly invitation: Invitation;
  readonly putIn: PutIn;
}

const asItIs: PutIn = (invitation) => invitation;

/**
 * The invitation with the functions that only this family's link shows. Reads a document for each of those, and nothing for a
 * family whose functions are all on the public page; reads again, behind the page, when the invitation has changed. Until then,
 * and when it fails, the family sees what it saw: its half-filled reply stays.
 */
export function useOwnFunctions(invitation: Invitation, family: FamilyPage | undefined) {
  const { code, functions, updatedAt } = invitation;
  const ids = family ? missingIds(family, functions).join(' ') : '';
  const asked = `${code} ${ids}`;
  const [own, setOwn] = useState<Own>({ asked, found: 'loading' });
  const [last, setLast] = useState<Shown>();
  const [attempt, setAttempt] = useState(0);
  const before = last?.invitation.code === code ? last : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again, and so does a changed invitation.
  useEffect(() => {
    if (ids === '') return;
    let left = false;
    const show = (found: Own['found']) => {
      const isKnown = (before: Own) => before.asked === asked && typeof before.found === 'function';
      if (!left)
        setOwn((before) => (typeof found !== 'function' && isKnown(before) ? before : { asked, found }));
    };
    const read = async () => {
      const { fetchFunctions, keptFunctions } = await import('./read-family.ts');
      // What this phone kept is older than what the family sees.
      const kept = before ? undefined : keptFunctions(code);
      show(kept ?? 'loading');
      show(await fetchFunctions(code, ids.split(' ')).catch(() => kept ?? 'failed'));
    };
    read().catch(() => show('failed'));
    return () => {
      left = true;
    };
  }, [code, ids, updatedAt, attempt]);

  const found = own.asked === asked ? own.found : 'loading';
  const putIn = ids === '' ? asItIs : typeof found === 'function' && found;
  if (family && putIn && (last?.invitation !== invitation || last.putIn !== putIn))
    setLast({ invitation, putIn });
  const shown = putIn ? { invitation, putIn } : before;
  return {
    invitation: shown ? shown.putIn(shown.invitation) : invitation,
    state: shown || typeof found === 'function' ? 'known' : found,
    retry: () => setAttempt(attempt + 1),
  };
}
