import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locks } from '#src/lib/outbox/between-tabs.ts';
import { lockPatience, withTabLock } from '#src/lib/outbox/between-tabs.ts';

const LONGEST_WAIT_MS = lockPatience();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A lock that is never released. */
const neverReleased: Locks = {
  request: (_name, { signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
};

test('Waiting for a lock held by a frozen tab times out', async () => {
  const work = vi.fn(async () => 'done');
  const result = withTabLock('message', work, LONGEST_WAIT_MS, neverReleased);
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('done');
});

test('A tab waits for longer than an attempt of the other may take', () => {
  expect(lockPatience(90_000)).toBeGreaterThan(90_000);
});

test('A browser without locks sends anyway', async () => {
  const forbidden: Locks = {
    request: () => Promise.reject(new DOMException('forbidden', 'SecurityError')),
  };
  expect(await withTabLock('message', async () => 'done', LONGEST_WAIT_MS, forbidden)).toBe('done');
});

test('Work that fails while holding the lock is not started again', async () => {
  const work = vi.fn(() => Promise.reject(new Error('dropped')));
  const free: Locks = { request: (_name, _options, begin) => begin() };
  await expect(withTabLock('message', work, LONGEST_WAIT_MS, free)).rejects.toThrow('dropped');
  expect(work).toHaveBeenCalledOnce();
});
