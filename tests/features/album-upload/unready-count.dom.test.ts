import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNREADY_PHOTOS_PREFIX } from '#src/config/late-storage-keys.ts';
import { unreadyCount } from '#src/features/album-upload/unready-count.ts';
import { until } from '#tests/support/until.ts';

const CODE = 'ABCD12345678';
const KEY = `${UNREADY_PHOTOS_PREFIX}${CODE}`;
const stored = () =>
  Object.entries(localStorage).flatMap(([key, count]) => (key.startsWith(KEY) ? count : []));

interface Request {
  readonly tab: string;
  readonly name: string;
  readonly work: () => unknown;
}

/** Exclusive locks, for tabs that can be killed. */
function fakeLocks() {
  let waiting: Request[] = [];
  let held: Request[] = [];
  const grant = () => {
    const next = waiting.find(({ name }) => held.every((one) => one.name !== name));
    if (!next) return;
    waiting = waiting.filter((one) => one !== next);
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
      request: async (name: string, work: () => unknown) => {
        waiting.push({ tab, name, work });
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
  expect(stored()).toEqual(['5']);
  first.keep(0);
  await settled();
  expect(second.lost).not.toHaveBeenCalled();
  expect(stored()).toEqual([]);
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
  expect(stored()).toEqual([]);
});

test('what each of two tabs was preparing is called lost when both are killed, though a third one was ready', async () => {
  openTab('first').keep(5);
  openTab('second').keep(3);
  const third = openTab('third');
  third.keep(2);
  third.keep(0);
  await settled();
  for (const name of ['first', 'second']) locks.kill(name);
  const next = openTab('next');
  await until(() => expect(new Set(next.lost.mock.calls.flat())).toEqual(new Set([3, 5])));
});

test('what a page of an earlier version of the site has left is called lost', async () => {
  localStorage.setItem(KEY, '4');
  const next = openTab('next');
  await until(() => expect(next.lost).toHaveBeenCalledExactlyOnceWith(4));
  next.keep(0);
  expect(stored()).toEqual([]);
});

test('a browser without locks says after a visit that was cut short what was lost', () => {
  vi.stubGlobal('navigator', {});
  unreadyCount(CODE).keep(3);
  const lost = vi.fn<(count: number) => void>();
  unreadyCount(CODE).findLost(lost);
  expect(lost).toHaveBeenCalledExactlyOnceWith(3);
});
