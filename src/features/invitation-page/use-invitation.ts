import { useEffect, useRef, useState } from 'react';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { headLanguage } from '#src/domain/invitation/names.ts';
import { reloadIfSafe } from '#src/lib/safe-reload.ts';
import { whenBack } from '#src/lib/when-back.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { loadGuestTexts } from '#src/locales/guest-texts.ts';

/**
 * `closed`: there is none, or guests may not read it (any more). `offline`: no response came. `busy`: a response came that
 * says nothing about the invitation. `stale`: the copy of an earlier visit.
 */
export type Reading =
  | { readonly state: 'loading' | 'closed' | 'offline' | 'busy' }
  | { readonly state: 'shown'; readonly invitation: Invitation; readonly stale: boolean };

/** When somebody comes back, an invitation this old is read again, and one that could not be read at once. */
const OLD_MS = 3_600_000;

/** A weak connection comes back without the browser reporting it. */
const RETRY_MS = 20_000;

interface Attempt {
  /** By 'Try again': if the code cannot be loaded then, the page is reloaded where that is safe (decision 013). */
  readonly asked: boolean;
}

interface InvitationReading {
  readonly reading: Reading;
  readonly retry: () => void;
}

/**
 * Reads an invitation, and again in the background when a guest returns to an old one. Until then, and if it
 * cannot be read, returns the data in the page or the copy of the last visit.
 *
 * @param code `undefined` reads nothing
 * @param written the data in the page; a newer version is then read only once the browser is idle
 */
export function useInvitation(code: string | undefined, written?: Invitation): InvitationReading {
  const [reading, setReading] = useState<Reading>(written ? shown(written, false) : { state: 'loading' });
  const [attempt, setAttempt] = useState<Attempt>();
  /** 0 if that failed. */
  const readAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again, and a reading does not.
  useEffect(() => {
    if (!code) return;
    let left = false;
    readAt.current = Date.now();
    const again = attempt && reading.state === 'shown' && reading.invitation.code === code;
    const load = <Code>(loading: Promise<Code>) =>
      loading.catch(async (error: unknown) => {
        if (attempt?.asked && !left) await reloadIfSafe(true);
        throw error;
      });
    const show = async (next: Reading) => {
      if (next.state === 'shown') await load(loadGuestTexts(headLanguage(next.invitation)));
      if (!left) setReading(next);
    };
    const read = async () => {
      if (written) await whenIdle();
      if (left) return;
      const { failureOf, fetchInvitation, openCopy } = await load(import('#src/data/read-invitation.ts'));
      const known = newer(openCopy(code, Date.now()), written);
      if (!again && (known || attempt?.asked)) await show(known ? shown(known, false) : { state: 'loading' });
      try {
        const read = await fetchInvitation(code);
        const invitation = read && newer(read, known);
        await show(invitation ? shown(invitation, false) : { state: 'closed' });
      } catch (error) {
        readAt.current = 0;
        if (again) return;
        // What came with the page is as old as the page, which is of an earlier visit only without a network.
        const stale = known !== written || !navigator.onLine;
        await show(known ? shown(known, stale) : { state: failureOf(error) });
      }
    };
    read().catch(() => {
      readAt.current = 0;
      if (!again) return show(written ? shown(written, !navigator.onLine) : { state: 'offline' });
    });
    return () => {
      left = true;
    };
  }, [code, written, attempt]);

  useEffect(() => {
    if (!code) return;
    const readAgain = () => setAttempt({ asked: false });
    const stop = whenBack(() => {
      if (Date.now() - readAt.current > OLD_MS) readAgain();
    });
    const timer = setInterval(() => {
      if (readAt.current === 0 && !document.hidden) readAgain();
    }, RETRY_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [code]);

  return { reading, retry: () => setAttempt({ asked: true }) };
}

function shown(invitation: Invitation, stale: boolean): Reading {
  return { state: 'shown', invitation, stale };
}

/** The later version; of two equal ones the second, which is on the page already. */
function newer<One extends Invitation | undefined>(
  one: One,
  other: Invitation | undefined,
): One | Invitation {
  if (!one || !other) return other ?? one;
  return one.updatedAt > other.updatedAt ? one : other;
}
