import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from '#src/ui/share-button.tsx';
import { Toaster } from '#src/ui/toast.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
});

function open() {
  window.history.replaceState(null, '', '/weddingcards?price=20-30');
  render(
    <>
      <ShareButton title="Series 5 wedding cards" to="#series-5" />
      <Toaster />
    </>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Share Series 5 wedding cards' }));
}

function phoneShares(outcome: () => Promise<void>) {
  const share = vi.fn(outcome);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return share;
}

test('On a phone its share sheet opens with the title and the link', async () => {
  const share = phoneShares(async () => {});
  await open();
  expect(share).toHaveBeenCalledWith({
    title: 'Series 5 wedding cards',
    url: new URL('/weddingcards?price=20-30#series-5', window.location.origin).href,
  });
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('Closing the share sheet shows no message', async () => {
  phoneShares(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await open();
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('Without a working share sheet the link is copied', async () => {
  phoneShares(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await open();
  expect(await screen.findByText('Link copied')).toBeDefined();
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/weddingcards\?price=20-30#series-5$/));
});

test('If copying fails too, the shop says where the link is', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await open();
  expect(await screen.findByText('The link could not be copied.')).toBeDefined();
});
