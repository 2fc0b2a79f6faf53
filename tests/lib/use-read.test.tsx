import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRead } from '#src/lib/use-read.ts';

interface Response {
  readonly resolve: (found: string) => void;
  readonly reject: (error: Error) => void;
}

/** A read that can be repeated, whose responses the test controls. */
function slowly() {
  const waiting: Response[] = [];
  const read = () => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }));
  return { read, next: () => waiting.shift() ?? expect.fail('nothing was asked for') };
}

test('what was found stays in view while it is read again', async () => {
  const { read, next } = slowly();
  const { result } = renderHook(() => useRead(read));
  expect(result.current.found).toBe('reading');
  await act(async () => next().resolve('three photographs'));
  expect(result.current.found).toBe('three photographs');

  act(() => result.current.again());
  expect(result.current.found).toBe('three photographs');
  await act(async () => next().resolve('two photographs'));
  expect(result.current.found).toBe('two photographs');
});

test('after a failure it can be read again, and says that it is being read', async () => {
  const { read, next } = slowly();
  const { result } = renderHook(() => useRead(read));
  await act(async () => next().reject(new Error('offline')));
  await waitFor(() => expect(result.current.found).toBe('failed'));

  act(() => result.current.again());
  expect(result.current.found).toBe('reading');
  await act(async () => next().resolve('found'));
  expect(result.current.found).toBe('found');
});

test('a response that comes after something else was asked for is not shown', async () => {
  const [first, second] = [slowly(), slowly()];
  const { result, rerender } = renderHook(({ read }) => useRead(read), { initialProps: first });
  rerender(second);
  await act(async () => first.next().resolve('of the first wedding'));
  expect(result.current.found).toBe('reading');
  await act(async () => second.next().resolve('of the second wedding'));
  expect(result.current.found).toBe('of the second wedding');
});
