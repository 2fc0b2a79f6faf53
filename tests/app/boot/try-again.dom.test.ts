import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryUntilDone, TRY_AGAIN } from '#src/app/boot/try-again.ts';

const SECOND_MS = 1_000;

/** Presses 'Try again' in the notice. */
function press(): void {
  document.querySelector('button')?.click();
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button ${TRY_AGAIN}>Try again</button>`;
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.app;
});

test('a failed attempt is repeated after longer and longer pauses, and the notice goes once one succeeds', async () => {
  const attempt = vi.fn(async () => attempt.mock.calls.length > 2);
  const done = retryUntilDone(attempt);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.app).toBe('unfinished');
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4 * SECOND_MS);
  await done;
  expect(attempt).toHaveBeenCalledTimes(3);
  expect(document.documentElement.dataset.app).toBeUndefined();
});

test('a press of Try again starts the next attempt at once', async () => {
  const attempt = vi.fn(async (asked: boolean) => asked);
  const done = retryUntilDone(attempt);
  await vi.advanceTimersByTimeAsync(0);
  press();
  await done;
  expect(attempt).toHaveBeenLastCalledWith(true);
});

test('a press during an attempt that then fails is not lost', async () => {
  const results: ((done: boolean) => void)[] = [];
  const attempt = vi.fn((_asked: boolean) => new Promise<boolean>((resolve) => results.push(resolve)));
  const done = retryUntilDone(attempt);
  press();
  results[0]?.(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(2);
  expect(attempt).toHaveBeenLastCalledWith(true);
  results[1]?.(true);
  await done;
});

test('a press during an attempt that takes longer than the pause is not lost', async () => {
  const results: ((done: boolean) => void)[] = [];
  const attempt = vi.fn((_asked: boolean) => new Promise<boolean>((resolve) => results.push(resolve)));
  const done = retryUntilDone(attempt);
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  press();
  results[0]?.(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenLastCalledWith(true);
  results[1]?.(true);
  await done;
});
