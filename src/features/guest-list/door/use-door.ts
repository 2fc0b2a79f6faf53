import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Account } from '#src/data/account.ts';
import type { DoorCount } from '#src/data/guest-list-copy.ts';
import {
  addToDoorCount,
  doorCounts,
  keepPage,
  keptPrivateFunctions,
  markCountsSent,
  moveDoorCount,
} from '#src/data/guest-list-copy.ts';
import type { FunctionKey, Invitation } from '#src/domain/invitation/invitation.ts';
import type { PlacedFunction } from '#src/domain/invitation/private-functions.ts';
import { privateOf } from '#src/domain/invitation/private-functions.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { batchesOf } from '#src/lib/batches.ts';
import { deviceId } from '#src/lib/device-id.ts';
import { whenBack } from '#src/lib/when-back.ts';
import { guestListOf } from '../use-guest-list.ts';
import type { Counted, Counts } from './door-counts.ts';
import { idNow, sharedOf, unsentIn, withCounted, withMoved, withSent } from './door-counts.ts';

/** How often other phones' counts are read and this phone's are sent. */
const ROUND_MS = 30_000;

/**
 * After how long counts that could not be sent are tried again, before they wait for the next round: a browser says that it is
 * online before requests succeed.
 */
const SOON_MS = [3_000, 10_000];

/** This phone's guest list and counts at the door. Counting never waits for the network. */
export function useDoor(code: string) {
  const guests = guestListOf(code);
  const view = useSyncExternalStore(guests.listen, guests.view, guests.view);
  const [counts, setCounts] = useState<Counts>(new Map());
  const latest = useRef(counts);
  const change = useCallback((next: (before: Counts) => Counts) => {
    latest.current = next(latest.current);
    setCounts(latest.current);
  }, []);
  /** What is still being stored: slow storage may take seconds, in which the next press must not use the old number. */
  const [pending, setPending] = useState<readonly Counted[]>([]);
  const [kept, setKept] = useState(true);
  const [account, setAccount] = useState<Account | 'unknown' | undefined>('unknown');
  const [own, setOwn] = useState<readonly PlacedFunction[]>([]);
  const isPageRead = useRef(false);
  const [isRefused, setIsRefused] = useState(false);
  /** Attempts in a row that have left counts on this phone, since somebody came back to it. */
  const [failures, setFailures] = useState(0);

  const load = useCallback(async () => {
    const stored = await doorCounts(code);
    if (!stored) return;
    change((before) => new Map([...before, ...stored.map((count) => [count.family, count] as const)]));
  }, [code, change]);

  /** Moves what this phone has counted under renewed links to the new ones. Returns whether there was any. */
  const moveToNewLinks = useCallback(async () => {
    const { families } = guests.view().guestList;
    const counted = latest.current;
    for (const { id, renewedFrom } of families.values()) {
      // A renewal that failed half way leaves both on the list.
      if (renewedFrom === undefined || families.has(renewedFrom)) continue;
      const moved = await moveDoorCount(code, renewedFrom, id);
      change((before) => withMoved(before, renewedFrom, id, moved));
    }
    return latest.current !== counted;
  }, [code, guests, change]);

  /** Sends what has been counted. Returns false if nobody is signed in. */
  const share = useCallback(async () => {
    try {
      const { openSignIn } = await import('#src/data/account-api.ts');
      const { account } = await openSignIn();
      setAccount(account);
      if (!account) return false;
      const sent = await send(code, unsentIn(latest.current.values()));
      change((before) => withSent(before, sent));
      if (sent.length > 0) setIsRefused(false);
      setFailures(0);
    } catch (error) {
      // Otherwise there is no network.
      if (backendFailure(error) === 'refused') setIsRefused(true);
      else if (unsentIn(latest.current.values()).length > 0) setFailures((before) => before + 1);
    }
    return true;
  }, [code, change]);

  /** Sends what has been counted, then reads what others have counted. */
  const exchange = useCallback(
    async (whole: boolean) => {
      await load();
      await moveToNewLinks();
      if (!(await share())) return;
      await (whole ? guests.sync() : guests.syncArrivals());
      if (await moveToNewLinks()) await share();
      if (!whole && isPageRead.current) return;
      const page = await readPage(code).catch(() => undefined);
      // Nothing is kept for anyone who has signed out meanwhile.
      if (!page || ['opening', 'refused'].includes(guests.view().status)) return;
      isPageRead.current = true;
      setOwn(privateOf(page));
      void keepPage(page);
    },
    [code, guests, load, moveToNewLinks, share],
  );

  useEffect(() => {
    const round = (whole: boolean) => {
      if (document.visibilityState === 'visible') void exchange(whole);
    };
    void guests.openCopy();
    void keptPrivateFunctions(code).then((kept) => setOwn((before) => (before.length > 0 ? before : kept)));
    round(true);
    const timer = window.setInterval(() => round(false), ROUND_MS);
    const stop = whenBack(() => {
      setFailures(0);
      round(false);
    });
    return () => {
      window.clearInterval(timer);
      stop();
    };
  }, [code, exchange, guests]);

  useEffect(() => {
    const wait = SOON_MS[failures - 1];
    if (wait === undefined) return;
    const timer = window.setTimeout(() => {
      if (document.visibilityState === 'visible') void exchange(false);
    }, wait);
    return () => window.clearTimeout(timer);
  }, [failures, exchange]);

  const count = useCallback(
    async (pressed: string, key: FunctionKey, more: number) => {
      const { guestList } = guests.view();
      const family = idNow(pressed, guestList);
      const counted: Counted = { family, key, more, shared: sharedOf(family, guestList, latest.current) };
      setPending((before) => [...before, counted]);
      await moveToNewLinks();
      const stored = await addToDoorCount(code, family, key, more, counted.shared);
      setKept(stored !== undefined);
      setPending((before) => before.filter((other) => other !== counted));
      change((before) => (stored ? new Map(before).set(family, stored) : withCounted(before, code, counted)));
      void exchange(false);
    },
    [code, guests, change, moveToNewLinks, exchange],
  );

  const shown = pending.reduce((before, counted) => withCounted(before, code, counted), counts);
  return {
    ...view,
    counts: shown,
    kept,
    own,
    account,
    /** Whether this account may not share what it has counted. */
    isRefused: isRefused || view.status === 'refused',
    /** Families whose count has not been sent yet. */
    waiting: unsentIn(shown.values()).length,
    device: deviceId(),
    count,
    retry: () => void exchange(true),
    /** Also forgets the list. Rejects if it fails. */
    signOut: async () => {
      const { signOut } = await import('#src/data/sign-out.ts');
      await signOut();
      setAccount(undefined);
      setOwn([]);
    },
  };
}

/** As staff, with its private functions, which guests' pages do not name. */
async function readPage(code: string): Promise<Invitation | undefined> {
  const { readInvitation } = await import('#src/data/invitations-api.ts');
  return readInvitation(code);
}

/** Returns those that it sent. */
async function send(code: string, unsent: readonly DoorCount[]): Promise<readonly DoorCount[]> {
  if (unsent.length === 0) return unsent;
  const { FAMILIES_PER_BATCH, saveArrivals } = await import('#src/data/guests-api.ts');
  const device = deviceId();
  for (const batch of batchesOf(unsent, FAMILIES_PER_BATCH)) {
    await saveArrivals(
      code,
      batch.map(({ family, came }) => ({ family, device, came, updatedAt: 0 })),
    );
    await markCountsSent(batch);
  }
  return unsent;
}
