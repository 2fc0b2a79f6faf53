import { beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_WAIT_MS, retryConflicts } from '#src/lib/retry-conflicts.ts';

const locked = () => Promise.reject(Object.assign(new Error('409'), { code: 'aborted' }));

beforeEach(() => {
  vi.useFakeTimers();
});

test('a save that meets a lock is tried again until it is free', async () => {
  const responses: (() => Promise<string>)[] = [locked, locked, () => Promise.resolve('saved')];
  const save = vi.fn(() => responses.shift()?.() ?? Promise.reject(new Error('asked too often')));
  const saved = retryConflicts(save);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await saved).toBe('saved');
  expect(save).toHaveBeenCalledTimes(3);
});

test('after half a minute it says that it was locked, and stops', async () => {
  const save = vi.fn(locked);
  const saved = retryConflicts(save).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS + 2_000);
  expect(await saved).toMatchObject({ code: 'aborted' });
  const tried = save.mock.calls.length;
  expect(tried).toBeGreaterThan(15);
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  expect(save).toHaveBeenCalledTimes(tried);
});

test('what was refused is not tried again', async () => {
  const save = vi.fn(() => Promise.reject(Object.assign(new Error('403'), { code: 'permission-denied' })));
  await expect(retryConflicts(save)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(save).toHaveBeenCalledOnce();
});
