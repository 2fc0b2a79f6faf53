import { useEffect, useState } from 'react';
import type { FamilyPage } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { missingIds } from '#src/domain/reply/seat.ts';
import type { PutIn } from './read-family.ts';

/**
 * The invitation with the functions that only this family's link shows. Reads a document for each of those, and nothing for a
 * family whose functions are all on the public page.
 */
export function useOwnFunctions(invitation: Invitation, family: FamilyPage | undefined) {
  const { code, functions } = invitation;
  const ids = family ? missingIds(family, functions).join(' ') : '';
  const [own, setOwn] = useState<PutIn | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (ids === '') return;
    let left = false;
    const show = (next: typeof own) => {
      if (!left) setOwn(() => next);
    };
    const read = async () => {
      const { fetchFunctions, keptFunctions } = await import('./read-family.ts');
      const kept = keptFunctions(code);
      show(kept ?? 'loading');
      show(await fetchFunctions(code, ids.split(' ')).catch(() => kept ?? 'failed'));
    };
    read().catch(() => show('failed'));
    return () => {
      left = true;
      setOwn('loading');
    };
  }, [code, ids, attempt]);

  const putIn = ids !== '' && typeof own === 'function' ? own : undefined;
  return {
    invitation: putIn ? putIn(invitation) : invitation,
    state: ids === '' || putIn ? 'known' : own,
    retry: () => setAttempt(attempt + 1),
  };
}
