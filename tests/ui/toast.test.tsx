import { act, render, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '#src/ui/dialog.tsx';
import { notify, Toaster } from '#src/ui/toast.tsx';

const NAME = { name: 'Notifications' };

afterEach(() => act(() => toast.remove()));

function announce(text: string): void {
  act(() => {
    notify.success(text);
  });
}

function Page({ dialog }: { dialog: boolean }) {
  return (
    <>
      <Toaster />
      {dialog && (
        <Dialog open onClose={() => {}} title="Your two discounts">
          <p>10% off</p>
        </Dialog>
      )}
    </>
  );
}

test('A toast is added to an existing live region', () => {
  render(<Page dialog={false} />);
  const region = screen.getByRole('region', NAME);
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toBe('');

  announce('Item added to cart');

  expect(region.textContent).toBe('Item added to cart');
});

test('With a modal dialog open the live region moves into it before announcing', async () => {
  render(<Page dialog />);
  const dialog = screen.getByRole('dialog');
  const region = await waitFor(() => within(dialog).getByRole('region', NAME));
  expect(region.getAttribute('aria-live')).toBe('polite');

  announce('Link copied');

  expect(within(region).getByText('Link copied')).toBeTruthy();
  expect(screen.getAllByText('Link copied')).toHaveLength(1);
});

test('A toast stays when its dialog closes', async () => {
  const { rerender, unmount } = render(<Page dialog />);
  await waitFor(() => within(screen.getByRole('dialog')).getByRole('region', NAME));
  announce('Code copied');

  rerender(<Page dialog={false} />);

  expect(within(screen.getByRole('region', NAME)).getByText('Code copied')).toBeTruthy();
  unmount();
});
