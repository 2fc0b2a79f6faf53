import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { WEDDING_COUPLE_KEY } from '#src/config/late-storage-keys.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import type { Account } from '#src/features/admin/auth-api.ts';
import { Toaster } from '#src/ui/toast.tsx';
import { until } from '#tests/support/until.ts';

const OWNER: Account = { uid: 'o', email: 'owner@shagun.example', role: 'owner' };

const api = vi.hoisted(() => ({ watchAccount: vi.fn(), signOut: vi.fn(async () => {}) }));
vi.mock('#src/features/admin/auth-api.ts', async (original) => ({ ...(await original<object>()), ...api }));

test('while the code that forgets guest lists cannot be loaded, nobody is signed out, and the page says so', async () => {
  api.watchAccount.mockImplementation(async (listener: (account: Account) => void) => {
    listener(OWNER);
    return () => {};
  });
  vi.doMock('#src/data/forget-weddings.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  localStorage.setItem(WEDDING_COUPLE_KEY, 'Aarav & Meera');
  render(
    <MemoryRouter>
      <AdminFrame title="Orders" path="/manage-orders">
        {() => <p>The book</p>}
      </AdminFrame>
      <Toaster />
    </MemoryRouter>,
  );
  await act(async () => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('You could not be signed out.')).toBeTruthy();
  expect(screen.getByText('Signed in as owner@shagun.example')).toBeTruthy();
  expect(api.signOut).not.toHaveBeenCalled();

  vi.doUnmock('#src/data/forget-weddings.ts');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await until(() => expect(localStorage.getItem(WEDDING_COUPLE_KEY)).toBeNull());
  expect(api.signOut).toHaveBeenCalledOnce();
  expect(screen.queryByText('The book')).toBeNull();
});
