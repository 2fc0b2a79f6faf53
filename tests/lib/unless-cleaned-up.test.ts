import { expect, it, vi } from 'vitest';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { until } from '#tests/support/until.ts';

it('hands on what was read', async () => {
  const take = vi.fn();
  unlessCleanedUp(Promise.resolve('three orders'), take);
  await until(() => expect(take).toHaveBeenCalledExactlyOnceWith('three orders'));
});

it('hands on why nothing could be read', async () => {
  const [take, failed] = [vi.fn(), vi.fn()];
  unlessCleanedUp(Promise.reject(new Error('no network')), take, failed);
  await until(() => expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no network')));
  expect(take).not.toHaveBeenCalled();
});

it('hands on nothing once it was left, neither a late response nor a late failure', async () => {
  const [take, failed] = [vi.fn(), vi.fn()];
  const [response, failure] = [Promise.resolve('late'), Promise.reject(new Error('late'))];
  unlessCleanedUp(response, take, failed)();
  unlessCleanedUp(failure, take, failed)();
  await Promise.allSettled([response, failure]);
  await Promise.resolve();
  expect(take).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});
