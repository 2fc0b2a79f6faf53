import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNREADY_PHOTOS_PREFIX } from '#src/config/late-storage-keys.ts';
import { unreadyCount } from '#src/features/album-upload/unready-count.ts';
import { until } from '#tests/support/until.ts';

const CODE = 'ABCD12345678';
const stored = () => localStorage.getItem(`${UNREADY_PHOTOS_PREFIX}${CODE}`);

interface Request {
  readonly tab: string;
  readonly shared: boolean;
  readonly work: () => unknown;
}

/** The locks of one name, for tabs that can be killed. */
function fakeLocks() {
  let waiting: Request[] = [];
  let held: Request[] = [];
  const grant = () => {
    const [next] = waiting;
    if (!next || held.some(({ shared }) => !shared || !next.shared)) return;
    waiting = waiting.slice(1);
    held.push(next);
    void Promise.resolve(next.work()).then(() => leave(next));
    grant();
  };
  const leave = (one: Request) => {
    held = held.filter((other) => other !== one);
    grant();
  };
  return {
    of: (tab: string) => ({
      request: async (_name: string, ...rest: readonly unknown[]) => {
        const work = rest.at(-1);
        if (typeof work !== 'function') throw new TypeError('no callback');
        waiting.push({ tab, shared: rest.length > 1, work: () => work() });
        queueMicrotask(grant);
      },
    }),
    kill: (tab: string) => {
      waiting = waiting.filter((one) => one.tab !== tab);
      held = held.filter((one) => one.tab !== tab);
      grant();
    },
  };
}

let locks = fakeLocks();

/** A tab with the page of the album open. */
function openTab(name: string) {
  vi.stubGlobal('navigator', { locks: locks.of(name) });
  const count = unreadyCount(CODE);
  const lost = vi.fn<(count: number) => void>();
  count.findLost(lost);
  return { ...count, lost };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

beforeEach(() => {
  locks = fakeLocks();
});
afterEach(() => localStorage.clear());

test('photographs that another tab is still preparing are not called lost, and that tab still counts them', async () => {
  const first = openTab('first');
  first.keep(5);
  const second = openTab('second');
  second.keep(0);
  await settled();
  expect(second.lost).not.toHaveBeenCalled();
  expect(stored()).toBe('5');
  first.keep(0);
  await settled();
  expect(second.lost).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
});

test('photographs of a tab that is killed are called lost, also by one that was opened before', async () => {
  const first = openTab('first');
  first.keep(5);
  const second = openTab('second');
  await settled();
  locks.kill('first');
  await until(() => expect(second.lost).toHaveBeenCalledExactlyOnceWith(5));
});

test('after a visit that was cut short the next one says so, and forgets it with the next photographs', async () => {
  openTab('first').keep(3);
  await settled();
  locks.kill('first');
  const next = openTab('next');
  await until(() => expect(next.lost).toHaveBeenCalledExactlyOnceWith(3));
  next.keep(0);
  expect(stored()).toBeNull();
});

test('a browser without locks says after a visit that was cut short what was lost', () => {
  vi.stubGlobal('navigator', {});
  unreadyCount(CODE).keep(3);
  const lost = vi.fn<(count: number) => void>();
  unreadyCount(CODE).findLost(lost);
  expect(lost).toHaveBeenCalledExactlyOnceWith(3);
});
