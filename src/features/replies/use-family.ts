import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GUEST_PREFIX } from '#src/config/storage-keys.ts';
import type { FamilyPage } from '#src/domain/guests/family.ts';
import { isStored, readText } from '#src/lib/storage.ts';
import { loadGuestTexts } from '#src/locales/guest-texts.ts';

const LINK = /^#(f[A-Za-z0-9_-]{22})$/;

/**
 * Whose invitation it is. `open`: nobody's in particular. `failed`: a family's that could not be read.
 */
export type FamilyReading =
  | { readonly state: 'open' | 'loading' | 'failed' }
  | { readonly state: 'known'; readonly family: FamilyPage };

export interface FamilyVisit {
  readonly reading: FamilyReading;
  readonly retry: () => void;
  /** Makes it the open page, now and on later visits. */
  readonly forget: () => void;
}

/**
 * The family whose link was opened, now or on an earlier visit. Reads one document, and nothing without such a link.
 *
 * @param code `undefined` for an invitation without families
 */
export function useFamily(code: string | undefined): FamilyVisit {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [reading, setReading] = useState<FamilyReading>({ state: 'open' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    const inAddress = LINK.exec(hash)?.[1];
    if (!code || (!inAddress && readText(`${GUEST_PREFIX}${code}`) === undefined)) return;
    let left = false;
    const show = async (next: FamilyReading) => {
      // Without its own language, it reads that of the page.
      if (next.state === 'known') await loadGuestTexts(next.family.language).catch(() => undefined);
      if (!left) setReading(next);
    };
    const read = async (token?: string): Promise<void> => {
      const { fetchFamily, keepFamily, keptFamily, keptToken, markOpened } = await import('./read-family.ts');
      const before = keptToken(code);
      const asked = token ?? before;
      if (!asked) return show({ state: 'open' });
      const kept = keptFamily(code, asked);
      await show(kept ? { state: 'known', family: kept } : { state: 'loading' });
      try {
        const family = await fetchFamily(code, asked);
        // A link that no longer works does not take the place of one that does.
        if (!family && before !== undefined && before !== asked) return read();
        if (family) keepFamily(code, family);
        await show(family ? { state: 'known', family } : { state: 'open' });
        if (family) hideToken(code);
        if (family) void markOpened(code, family.id, Date.now());
      } catch {
        await show(kept ? { state: 'known', family: kept } : { state: 'failed' });
      }
    };
    setReading({ state: 'loading' });
    read(inAddress).catch(() => show({ state: 'failed' }));
    return () => {
      left = true;
      setReading({ state: 'open' });
    };
  }, [code, hash, attempt]);

  const forget = () => {
    if (!code) return;
    void import('./guest-record.ts').then(({ forgetFamily }) => {
      forgetFamily(code);
      setReading({ state: 'open' });
      navigate({ hash: '' }, { replace: true });
    });
  };

  return { reading, retry: () => setAttempt(attempt + 1), forget };
}

/**
 * Takes the token out of the address bar, so that a copied address does not pass on the right to reply. Only once this phone
 * keeps it, for a reload to find; the router, which reads again when its address changes, is not told.
 */
function hideToken(code: string): void {
  const { pathname, search, hash } = window.location;
  if (!LINK.test(hash) || !isStored(`${GUEST_PREFIX}${code}`)) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}
