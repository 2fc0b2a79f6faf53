import { useEffect, useState } from 'react';
import type { FamilyPage } from '../guests/family.ts';
import type { Invitation } from '../invitation.ts';
import type { PlacedFunction } from '../private-functions.ts';
import { missingIds, withPrivate } from '../private-functions.ts';

type OwnFunctions =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'known'; readonly functions: readonly PlacedFunction[] };

const NONE = { state: 'known', functions: [] } as const;
const LOADING = { state: 'loading' } as const;

/**
 * The invitation with the functions that only this family's link shows. Reads a document for each of those, and nothing for a
 * family whose functions are all on the public page.
 */
export function useOwnFunctions(invitation: Invitation, family: FamilyPage | undefined) {
  const { code, functions } = invitation;
  const ids = family ? missingIds(family, functions).join(' ') : '';
  const [found, setFound] = useState<OwnFunctions>(LOADING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    if (ids === '') return;
    let left = false;
    const show = (next: OwnFunctions) => {
      if (!left) setFound(next);
    };
    const read = async () => {
      const { fetchFunctions, keptFunctions } = await import('./read-family.ts');
      const kept = keptFunctions(code);
      show(kept ? { state: 'known', functions: kept } : LOADING);
      try {
        show({ state: 'known', functions: await fetchFunctions(code, ids.split(' ')) });
      } catch {
        show(kept ? { state: 'known', functions: kept } : { state: 'failed' });
      }
    };
    read().catch(() => show({ state: 'failed' }));
    return () => {
      left = true;
      setFound(LOADING);
    };
  }, [code, ids, attempt]);

  const own = ids === '' ? NONE : found;
  return {
    invitation: own.state === 'known' ? withPrivate(invitation, own.functions) : invitation,
    state: own.state,
    retry: () => setAttempt(attempt + 1),
  };
}
