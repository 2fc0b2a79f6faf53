import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from '#src/app/lazy-page.tsx';
import { renderPage } from '#tests/support/render-page.tsx';

const loader = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  loader.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a page whose code is not there yet, and waits until it is shown or the error is. */
async function openPage(): Promise<void> {
  const { Page } = lazyPage(loader);
  await act(async () => {
    renderPage(
      () => (
        <Suspense>
          <Page />
        </Suspense>
      ),
      '/dj',
    );
  });
  await pass();
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(60_000));

async function pressTryAgain(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await pass();
}

function goOnline(): void {
  loader.mockResolvedValue({ default: () => <h1>DJ</h1> });
}

test('A page that cannot be loaded says so after a few attempts and then stops trying', async () => {
  await openPage();
  expect(screen.getByRole('heading', { name: 'This page did not open' })).toBeTruthy();
  expect(loader).toHaveBeenCalledTimes(3);
});

test('A page whose code comes late is shown without a complaint in the console', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  loader.mockImplementation(
    () => new Promise((resolve) => setTimeout(resolve, 1_000, { default: () => <h1>DJ</h1> })),
  );
  const { Page } = lazyPage(loader);
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    startTransition(() =>
      root.render(
        <MemoryRouter>
          <Page />
        </MemoryRouter>,
      ),
    ),
  );
  await pass();
  expect(complaint).not.toHaveBeenCalled();
});

test('Try again loads the page and shows it', async () => {
  await openPage();
  goOnline();
  await pressTryAgain();
  expect(screen.getByRole('heading', { name: 'DJ' })).toBeTruthy();
});

test('If Try again fails the error stays', async () => {
  await openPage();
  await pressTryAgain();
  expect(screen.getByRole('heading', { name: 'This page did not open' })).toBeTruthy();
  expect(loader).toHaveBeenCalledTimes(6);
});

test('The page opens when the network is back', async () => {
  await openPage();
  goOnline();
  await act(async () => window.dispatchEvent(new Event('online')));
  await pass();
  expect(screen.getByRole('heading', { name: 'DJ' })).toBeTruthy();
});
