import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { InstallBanner } from '#src/features/install/install-banner.tsx';
import { Toaster } from '#src/ui/toast.tsx';

afterEach(() => sessionStorage.clear());

function show() {
  return render(
    <>
      <InstallBanner />
      <Toaster />
    </>,
  );
}

/** Chrome's `beforeinstallprompt` event. */
function offer(prompt: () => Promise<unknown>): Event {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
}

const download = () => screen.getByRole('button', { name: 'Download Now' });

test('the banner is in the prerendered page, so that it shifts nothing later', () => {
  const html = renderToString(<InstallBanner />);

  for (const words of ['Get the app', 'Shagun', 'Download Now']) expect(html).toContain(words);
});

test('Download Now shows the deferred prompt of the browser, also one that came before the page was live', async () => {
  const prompt = vi.fn(() => Promise.resolve());
  const event = offer(prompt);
  window.dispatchEvent(event);
  show();

  await userEvent.click(download());

  expect(event.defaultPrevented).toBe(true);
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByText('App install prompt not available')).toBeNull();
});

test('without a prompt Download Now says so, and explains how to install on an iPhone', async () => {
  show();

  await userEvent.click(download());

  expect(screen.getByText('App install prompt not available')).toBeTruthy();
  expect(screen.getByText(/iPhone.*Share.*Add to Home Screen/)).toBeTruthy();
});

test('a prompt can be shown only once', async () => {
  show();
  act(() => void window.dispatchEvent(offer(() => Promise.resolve())));

  await userEvent.click(download());
  await userEvent.click(download());

  expect(screen.getByText('App install prompt not available')).toBeTruthy();
});

test('once closed, it stays closed for the session', async () => {
  const { unmount } = show();

  await userEvent.click(screen.getByRole('button', { name: /Close/ }));
  expect(screen.queryByText('Get the app')).toBeNull();

  unmount();
  show();
  expect(screen.queryByText('Get the app')).toBeNull();
});
