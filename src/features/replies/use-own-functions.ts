import { useEffect, useState } from 'react';
import type { FamilyPage } from '#src/domain/guests/family.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { missingIds } from '#src/domain/reply/seat.ts';
import type { PutIn } from './read-family.ts';

/** The public page, and a function that adds the family's own functions, with these ids. */
interface Shown {
  readonly of: string;
  readonly ids: string;
  readonly page: Invitation;
  readonly putIn: PutIn;
}

const asItIs: PutIn = (invitation) => invitation;

/**
 * The invitation with the functions that only this family's link shows. Reads a document for each of those, and nothing for a
 * family whose functions are all public; reads again, behind the page, when the invitation has changed. Meanwhile, and when they
 * cannot be read, the family sees what it saw: its half-filled reply stays.
 */
export function useOwnFunctions(invitation: Invitation, family: FamilyPage | undefined) {
  const { code, functions, updatedAt } = invitation;
  const ids = family ? missingIds(family, functions).join(' ') : '';
  const [last, setLast] = useState<Shown>();
  const [failures, setFailures] = useState(0);
  const [retries, setRetries] = useState(0);
  const of = family && `${code} ${family.id}`;
  const shown = last?.of === of ? last : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry reads again, and so does a changed invitation.
  useEffect(() => {
    if (!of) return;
    let left = false;
    const show = (putIn: PutIn) => {
      if (!left) setLast({ of, ids, page: invitation, putIn });
    };
    const read = async () => {
      const { fetchFunctions, keptFunctions } = await import('./read-family.ts');
      // The copy on this phone is older than what is shown.
      const kept = !shown && keptFunctions(code);
      if (kept) show(kept);
      show(await fetchFunctions(code, ids.split(' ')));
    };
    if (ids === '') show(asItIs);
    else read().catch(() => left || setFailures(retries + 1));
    return () => {
      left = true;
    };
  }, [of, ids, updatedAt, retries]);

  const known = ids === '' ? { ids, page: invitation, putIn: asItIs } : shown;
  const isComplete = known?.ids === ids;
  const hasFailed = failures > retries;
  return {
    invitation: known ? known.putIn(isComplete ? invitation : known.page) : invitation,
    waiting: !known && !hasFailed,
    unread: !known && hasFailed,
    behind: known !== undefined && !isComplete && hasFailed,
    retry: () => setRetries(failures),
  };
}
