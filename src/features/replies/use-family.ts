import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GUEST_PREFIX } from '#src/config/storage-keys.ts';
import { reloadIfSafe } from '#src/lib/safe-reload.ts';
import { readText } from '#src/lib/storage.ts';
import { loadGuestTexts } from '#src/locales/guest-texts.ts';
import type { FamilyReading } from './read-family.ts';

const LINK = /^#(f[A-Za-z0-9_-]{22})$/;

export interface FamilyVisit {
  readonly reading: FamilyReading;
  readonly retry: () => void;
  /** Whether it is read once more, while the page stays in view. */
  readonly isRetry: boolean;
  /** Makes it the open page, now and on later visits. */
  readonly forget: () => void;
}

/**
 * The family whose link was opened, now or on an earlier visit. Reads one document, and nothing without such a link.
 *
 * @param code `undefined` for an invitation without families
 * @param closed guests may not read the page: this phone then keeps the link only
 */
export function useFamily(code: string | undefined, closed?: boolean): FamilyVisit {
  const found = LINK.exec(useLocation().hash)?.[1];
  const [link, setLink] = useState({ code, token: found });
  const [attempt, setAttempt] = useState(0);
  // Back leads to an address whose token is hidden by now: the guest is still of that family.
  if (link.code !== code || (found && found !== link.token)) {
    setLink({ code, token: found });
    setAttempt(0);
  }
  const navigate = useNavigate();
  const [reading, setReading] = useState<FamilyReading>({ state: 'open' });

  useEffect(() => {
    if (!code || (!link.token && readText(`${GUEST_PREFIX}${code}`) === undefined)) return;
    let left = false;
    const show = async (next: FamilyReading) => {
      // Without its own language, it reads that of the page.
      if (next.state === 'known') await loadGuestTexts(next.family.language).catch(() => undefined);
      if (!left) setReading(next);
    };
    setReading({ state: 'loading' });
    import('./read-family.ts')
      .then(({ openFamily }) => openFamily(code, link.token, show, closed))
      .catch(async () => {
        // Some browsers never fetch a file again whose import failed (decision 013).
        if (attempt > 0 && !left) await reloadIfSafe(true);
        await show({ state: 'failed' });
      });
    return () => {
      left = true;
      setReading({ state: 'open' });
    };
  }, [code, link.token, attempt, closed]);

  const forget = () => {
    if (!code) return;
    void import('./guest-record.ts').then(({ forgetFamily }) => {
      forgetFamily(code);
      setReading({ state: 'open' });
      // The button is about to go, and the focus with it.
      document.querySelector('h1')?.focus({ preventScroll: true });
      navigate({ hash: '' }, { replace: true });
    });
  };

  return { reading, retry: () => setAttempt(attempt + 1), isRetry: attempt > 0, forget };
}
