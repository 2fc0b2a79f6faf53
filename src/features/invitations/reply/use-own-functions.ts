import { useEffect, useState } from 'react';
import type { FamilyPage } from '../guests/family.ts';
import type { Invitation } from '../invitation.ts';
import type { PlacedFunction } from '../private-functions.ts';
import { missingIds, withPrivate } from '../private-functions.ts';

type OwnFunctions =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'known'; readonly functions: readonly PlacedFunction[] };

const NONE = { state: 'known', functions: [] } as const;

/**
 * The invitation with the functions that only this family's link shows. Reads a document for each of those, and nothing for a
 * family whose functions are all on the public page.
 */
export function useOwnFunctions(invitation: Invitation, family: FamilyPage | undefined) {
  const { code, functions } = invitation;
  const ids = family ? missingIds(family, functions).join(' ') : '';
  const [own, setOwn] = useState<OwnFunctions>(NONE);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (ids === '') return;
    let left = false;
    const show = (next: OwnFunctions) => {
      if (!left) setOwn(next);
    };
    const read = async () => {
      const { fetchFunctions, keptFunctions } = await import('./read-family.ts');
      const kept = keptFunctions(code);
      show(kept ? { state: 'known', functions: kept } : { state: 'loading' });
      try {
        show({ state: 'known', functions: await fetchFunctions(code, ids.split(' ')) });
      } catch {
        show(kept ? { state: 'known', functions: kept } : { state: 'failed' });
      }
    };
    setOwn({ state: 'loading' });
    read().catch(() => show({ state: 'failed' }));
    return () => {
      left = true;
      setOwn(NONE);
    };
  }, [code, ids, attempt]);

  return {
    invitation: own.state === 'known' ? withPrivate(invitation, own.functions) : invitation,
    state: own.state,
    retry: () => setAttempt(attempt + 1),
  };
}
