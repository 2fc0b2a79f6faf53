import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Layout } from '#src/app/layout/layout.tsx';
import { startLateWork } from '#src/app/layout/start-late-work.ts';

vi.mock('#src/app/layout/start-late-work.ts', () => ({ startLateWork: vi.fn() }));

const start = vi.mocked(startLateWork);

beforeEach(() => {
  vi.useFakeTimers();
  start.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

async function open() {
  const page = render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Layout frameOf={() => 'task'} />} />
      </Routes>
    </MemoryRouter>,
  );
  await pass(2_000);
  return page;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

const lose = () => start.mockRejectedValueOnce(new TypeError('Failed to fetch'));

test('what was sent and followed once is not started again', async () => {
  await open();
  await pass(60_000);
  await goOnline();
  expect(start.mock.calls).toEqual([[true]]);
});

test('code that was lost is fetched again soon, and whenever the network returns', async () => {
  lose();
  lose();
  lose();
  await open();
  expect(start).toHaveBeenCalledTimes(1);
  await pass(10_000);
  expect(start).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(start, 'not again and again').toHaveBeenCalledTimes(2);
  await goOnline();
  await goOnline();
  expect(start).toHaveBeenCalledTimes(4);
  await goOnline();
  expect(start).toHaveBeenCalledTimes(4);
});

test('a page that is gone fetches nothing', async () => {
  lose();
  const { unmount } = await open();
  unmount();
  await pass(60_000);
  await goOnline();
  expect(start).toHaveBeenCalledOnce();
});
