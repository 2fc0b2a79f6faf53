import { expect, it, vi } from 'vitest';
import { stopOnCleanup } from '#src/lib/stop-on-cleanup.ts';
import { until } from '#tests/support/until.ts';

it('ends what has started at once when it is left, and not before', async () => {
  const end = vi.fn();
  const starting = Promise.resolve(end);
  const leave = stopOnCleanup(starting);
  await starting;
  expect(end).not.toHaveBeenCalled();
  leave();
  expect(end).toHaveBeenCalledOnce();
});

it('ends what starts only after it was left', async () => {
  let start = (_end: () => void) => {};
  const starting = new Promise<() => void>((resolve) => {
    start = resolve;
  });
  stopOnCleanup(starting)();
  const end = vi.fn();
  start(end);
  await until(() => expect(end).toHaveBeenCalledOnce());
});

it('has nothing to end where nothing could be started', async () => {
  const failing = Promise.reject(new Error('no network'));
  const leave = stopOnCleanup(failing);
  await expect(failing).rejects.toThrow('no network');
  expect(leave).not.toThrow();
});
