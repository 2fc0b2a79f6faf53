/** How the desk reads the guest list of a wedding: from this phone's copy, brought up to date. */
import { createStore } from 'zustand/vanilla';
import type * as GuestListApi from '#src/data/guest-list-api.ts';
import type { GuestList, GuestListChanges } from '#src/domain/guests/guest-list.ts';
import { NO_GUESTS, withChanges } from '#src/domain/guests/guest-list.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';

/**
 * `opening`: nothing is known yet. `partial`: some of it could not be read. `offline`: shows this phone's copy. `refused`:
 * nobody who may read it is signed in.
 */
export type GuestListStatus = 'opening' | 'ready' | 'partial' | 'offline' | 'refused';

export interface GuestListView {
  readonly status: GuestListStatus;
  readonly syncing: boolean;
  readonly guestList: GuestList;
}

export interface ReadingPorts {
  readonly reading: () => Promise<typeof GuestListApi>;
  readonly keptList: (code: string) => Promise<GuestList | undefined>;
  readonly keepList: (code: string, guestList: GuestList) => Promise<void>;
  readonly now: () => number;
}

/** Replies and new families arrive while the door is open. */
const OLD_MS = 10 * 60_000;

/** `applier` gives a function that changes what is shown and this phone's copy. */
export function createReading(code: string, ports: ReadingPorts) {
  const { reading, keptList, keepList, now } = ports;
  const {
    getState: view,
    setState: show,
    subscribe: listen,
  } = createStore<GuestListView>(() => ({ status: 'opening', syncing: false, guestList: NO_GUESTS }));
  let running: Promise<void> | undefined;
  let loaded = false;
  /** The number of deletions; work started before the last one is ignored. */
  let forgotten = 0;

  /** Call before the first `await`: results after a sign-out are neither shown nor stored. */
  function applier(): (changes: Partial<GuestListChanges>) => void {
    const begun = forgotten;
    return (changes) => {
      if (begun !== forgotten) return;
      show({ guestList: withChanges(view().guestList, changes) });
      void keepList(code, view().guestList);
    };
  }

  /** Shows this phone's copy, if there is one, before the first read. */
  async function openCopy(): Promise<void> {
    if (loaded) return;
    const begun = forgotten;
    const copy = await keptList(code);
    if (loaded || begun !== forgotten) return;
    loaded = true;
    if (copy) show({ guestList: copy });
  }

  /** Costs one read when there are no new counts; reads the whole list if partial or old. Never rejects. */
  async function syncArrivals(): Promise<void> {
    const { status, guestList } = view();
    const isOld = guestList.readAt === 0 || now() - guestList.readAt > OLD_MS;
    if (isOld || status === 'partial') return sync();
    const begun = forgotten;
    const apply = applier();
    try {
      const { readArrivals } = await reading();
      const changes = await readArrivals(code, view().guestList.readUntil);
      if (begun !== forgotten) return;
      apply(changes);
      show({ status: 'ready' });
    } catch (error) {
      if (begun !== forgotten) return;
      const refused = status === 'refused' || backendFailure(error) === 'refused';
      show({ status: refused ? 'refused' : 'offline' });
    }
  }

  async function read(): Promise<void> {
    const begun = forgotten;
    const apply = applier();
    const { status } = view();
    show({ syncing: true, status: status === 'refused' ? 'opening' : status });
    await openCopy();
    try {
      const { readGuestList } = await reading();
      const { changes, failure } = await readGuestList(code, view().guestList.readUntil);
      if (begun !== forgotten) return;
      const complete = failure === undefined;
      // A first read that missed a part has a time as well; the desk says that it is not complete.
      const isDated = complete || view().guestList.readAt === 0;
      apply(isDated ? { ...changes, readAt: now() } : changes);
      show({ status: complete ? 'ready' : 'partial', syncing: false });
    } catch (error) {
      if (begun !== forgotten) return;
      const refused = backendFailure(error) === 'refused';
      show({ status: refused ? 'refused' : 'offline', syncing: false });
    }
  }

  /** Never rejects: the view says how it went. */
  function sync(): Promise<void> {
    if (running) return running;
    const own = read().finally(() => {
      if (running === own) running = undefined;
    });
    running = own;
    return own;
  }

  /** What is written as a whole may have been changed elsewhere since the last read. Rejects if that fails. */
  async function syncOrFail(): Promise<void> {
    await sync();
    if (view().status !== 'ready') throw new Error('the guest list could not be read');
  }

  /**
   * Forgets everything, including what is being read: nobody who may read it is signed in any more. The view says so only
   * once `removed` has resolved: a couple that sees it may close the page.
   */
  async function forget(removed: Promise<void>): Promise<void> {
    forgotten += 1;
    running = undefined;
    show({ status: 'opening', syncing: false, guestList: NO_GUESTS });
    await removed;
    const hasSignedInAgain = running !== undefined || view().status !== 'opening';
    if (!hasSignedInAgain) show({ status: 'refused' });
  }

  return { view, listen, sync, syncOrFail, syncArrivals, openCopy, forget, applier };
}
