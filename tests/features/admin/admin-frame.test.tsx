import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { SIGNED_OUT_KEY } from '#src/config/late-storage-keys.ts';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import type { Account } from '#src/features/admin/auth-api.ts';
import { useLiveCount } from '#src/features/admin/use-live-count.ts';
import type { Guard } from '#src/lib/guard.ts';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { Toaster } from '#src/ui/toast.tsx';
import { topModal } from '#src/ui/use-modal.ts';

const api = vi.hoisted(() => ({
  watchAccount: vi.fn(),
  signIn: vi.fn(),
  signOut: vi.fn(),
  readRoleAnew: vi.fn(),
  sendNewPassword: vi.fn(),
}));
const forget = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#src/data/forget-desks.ts', () => ({ forgetDesks: forget, prepareToForget: async () => {} }));
vi.mock('#src/features/admin/auth-api.ts', async (original) => ({ ...(await original<object>()), ...api }));

const OWNER: Account = { uid: 'o', email: 'owner@shagun.example', role: 'owner' };
const HELPER: Account = { uid: 'h', email: 'helper@shagun.example', role: 'helper' };
const MEMBER: Account = { uid: 'm', email: 'member@shagun.example', role: undefined };

let changed: (account: Account | undefined) => void = () => {};

beforeEach(() => {
  api.watchAccount.mockReset().mockImplementation(async (listener: typeof changed) => {
    changed = listener;
    return () => {};
  });
  api.signIn.mockReset().mockResolvedValue(OWNER);
  api.signOut.mockReset().mockResolvedValue(undefined);
  forget.mockClear();
  api.sendNewPassword.mockReset().mockResolvedValue(undefined);
  api.readRoleAnew.mockReset().mockResolvedValue('owner');
});

function failing(code: string) {
  return Object.assign(new Error(code), { code });
}

/** The frame around a page with one button that calls the backend. */
async function show(work: () => Promise<string>, account: Account | undefined, forHelpers = false) {
  render(
    <MemoryRouter>
      <AdminFrame title="All messages" path="/display-couple-messages" forHelpers={forHelpers}>
        {(guard) => (
          <button
            type="button"
            onClick={() => guard(work).then(setTitle, (error: Error) => setTitle(error.message))}
          >
            Act
          </button>
        )}
      </AdminFrame>
      <Toaster />
    </MemoryRouter>,
  );
  await act(async () => changed(account));
}

function setTitle(text: string): void {
  document.body.dataset.outcome = text;
}

async function signIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('E-mail'), 'owner@shagun.example');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('Signed out, the page shows its title and the sign-in form, and no content', async () => {
  await show(async () => 'done', undefined);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All messages');
  expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
  await signIn();
  expect(api.signIn).toHaveBeenCalledExactlyOnceWith('owner@shagun.example', 'secret');
  expect(screen.getByRole('button', { name: 'Act' })).toBeTruthy();
});

test('Signing out forgets what this phone keeps of guest lists', async () => {
  await show(async () => 'done', OWNER);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(forget).toHaveBeenCalledOnce();
});

test('Signing out that fails forgets nothing', async () => {
  api.signOut.mockRejectedValue(failing('auth/network-request-failed'));
  await show(async () => 'done', OWNER);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(forget).not.toHaveBeenCalled();
});

test('Whoever has forgotten the password is sent a link to the address that was typed', async () => {
  await show(async () => 'done', undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Forgotten password' }));
  expect(screen.getByText('Please type your e-mail address')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('E-mail'), 'owner@shagun.example');
  await userEvent.click(screen.getByRole('button', { name: 'Forgotten password' }));
  expect(api.sendNewPassword).toHaveBeenCalledExactlyOnceWith('owner@shagun.example');
  expect(screen.getByText(/If owner@shagun.example is an account here/)).toBeTruthy();
});

test('An account without the claim is told so and sees nothing', async () => {
  await show(async () => 'done', MEMBER);
  expect(screen.getByText('This account does not have access to this page')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
});

test('A helper is told which pages are the owner’s, and works on the others', async () => {
  await show(async () => 'done', HELPER);
  expect(screen.getByText('This page is for the owner.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
  cleanup();
  await show(async () => 'done', HELPER, true);
  expect(screen.getByRole('button', { name: 'Act' })).toBeTruthy();
});

test('A wrong password says that e-mail and password do not match', async () => {
  await show(async () => 'done', undefined);
  api.signIn.mockRejectedValue(failing('auth/invalid-credential'));
  await signIn();
  expect(screen.getByRole('alert').textContent).toBe('This e-mail and password do not match.');
});

test.each(['unauthenticated', 'auth/user-token-expired'])(
  'A call that fails with %s is repeated after signing in again',
  async (code) => {
    const work = vi.fn().mockRejectedValueOnce(failing(code)).mockResolvedValue(`done after ${code}`);
    await show(work, OWNER);
    await userEvent.click(screen.getByRole('button', { name: 'Act' }));
    expect(screen.getByText('Your session has expired.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
    await signIn();
    expect(work).toHaveBeenCalledTimes(2);
    expect(document.body.dataset.outcome).toBe(`done after ${code}`);
    expect(screen.getByRole('button', { name: 'Act' })).toBeTruthy();
  },
);

test('A dialog that waits for a call does not block the sign-in, and is open again until the call is done', async () => {
  let finish = () => {};
  const work = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(failing('unauthenticated'))
    .mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  function Erasing({ guard }: { readonly guard: Guard }) {
    const [open, setOpen] = useState(true);
    return (
      <ConfirmDialog
        open={open}
        title="Erase it?"
        keep="Keep it"
        confirm="Erase"
        onKeep={() => setOpen(false)}
        onConfirm={() => void guard(work).then(() => setOpen(false))}
      />
    );
  }
  render(
    <MemoryRouter>
      <AdminFrame title="Orders" path="/manage-orders">
        {(guard) => <Erasing guard={guard} />}
      </AdminFrame>
    </MemoryRouter>,
  );
  await act(async () => changed(OWNER));
  const dialog = screen.getByRole('dialog', { name: 'Erase it?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(screen.getByText('Your session has expired.')).toBeTruthy();
  expect(topModal(), 'what makes the form inert').toBeUndefined();
  expect(dialog.hasAttribute('open')).toBe(false);
  await signIn();
  expect(topModal()).toBe(dialog);
  expect(dialog.hasAttribute('open')).toBe(true);
  await act(async () => finish());
  expect(topModal()).toBeUndefined();
});

test('A refused call of an account that is still an admin is an error of the call', async () => {
  await show(() => Promise.reject(failing('permission-denied')), OWNER);
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  expect(document.body.dataset.outcome).toBe('permission-denied');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('A refused call after the claim was revoked asks for another sign-in', async () => {
  api.readRoleAnew.mockResolvedValue(undefined);
  await show(() => Promise.reject(failing('permission-denied')), OWNER);
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  expect(screen.getByText('Your session has expired.')).toBeTruthy();
});

test('Signing out removes the content and tells other tabs', async () => {
  api.signOut.mockImplementation(async () => changed(undefined));
  await show(async () => 'done', OWNER);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(api.signOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Act', hidden: true })).toBeNull();
  expect(screen.queryByText('Your session has expired.')).toBeNull();
  expect(Number(localStorage.getItem(SIGNED_OUT_KEY))).toBeGreaterThan(0);
});

/** The frame around a form with a field in which the owner has typed 'Diwali', and a button that calls the backend. */
async function showTyped(work: () => Promise<string>) {
  render(
    <MemoryRouter>
      <AdminFrame title="Add a blog" path="/add-blogs">
        {(guard) => (
          <>
            <input aria-label="Title" />
            <button
              type="button"
              onClick={() => guard(work).then(setTitle, (error: Error) => setTitle(error.message))}
            >
              Act
            </button>
          </>
        )}
      </AdminFrame>
    </MemoryRouter>,
  );
  await act(async () => changed(OWNER));
  await userEvent.type(screen.getByLabelText('Title'), 'Diwali');
}

const isShown = () => screen.queryByRole('textbox', { name: 'Title' }) !== null;
const typed = () => screen.getByLabelText<HTMLInputElement>('Title').value;

test('When Firebase ends the session before it fails the call, what was typed is there after the next sign-in', async () => {
  const work = vi
    .fn()
    .mockImplementationOnce(async () => {
      changed(undefined);
      await Promise.resolve();
      throw failing('auth/user-token-expired');
    })
    .mockResolvedValue('saved in the end');
  await showTyped(work);
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  expect(screen.getByText('Your session has expired.')).toBeTruthy();
  expect(isShown()).toBe(false);
  await signIn();
  expect(isShown()).toBe(true);
  expect(typed()).toBe('Diwali');
  expect(document.body.dataset.outcome).toBe('saved in the end');
});

test('A session that ends without a call hides the page until the same account signs in', async () => {
  await showTyped(async () => 'done');
  await act(async () => changed(undefined));
  expect(isShown()).toBe(false);
  await signIn();
  expect(isShown()).toBe(true);
  expect(typed()).toBe('Diwali');
  expect(forget).not.toHaveBeenCalled();
});

test('Signing out in another tab removes what was typed', async () => {
  await showTyped(async () => 'done');
  await act(async () => changed(undefined));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SIGNED_OUT_KEY })));
  expect(screen.queryByLabelText('Title')).toBeNull();
  await signIn();
  expect(typed()).toBe('');
  expect(forget).toHaveBeenCalledOnce();
});

test('Another account that signs in gets an empty page and none of the first one’s calls', async () => {
  const work = vi.fn().mockRejectedValue(failing('unauthenticated'));
  await showTyped(work);
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  api.signIn.mockResolvedValue({ ...OWNER, uid: 'p', email: 'partner@shagun.example' });
  await signIn();
  expect(isShown()).toBe(true);
  expect(typed()).toBe('');
  expect(work).toHaveBeenCalledOnce();
  expect(document.body.dataset.outcome).toBe('signed out');
  expect(forget).toHaveBeenCalledOnce();
});

test('A call that fails after Sign out asks nobody to sign in again', async () => {
  let fail = (_: Error) => {};
  await showTyped(() => new Promise((_, reject) => (fail = reject)));
  await userEvent.click(screen.getByRole('button', { name: 'Act' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await act(async () => fail(failing('unauthenticated')));
  expect(screen.queryByText('Your session has expired.')).toBeNull();
});

test('A count is read again once the owner has signed in, and not while nobody is signed in', async () => {
  const read = vi.fn().mockRejectedValueOnce(failing('unauthenticated')).mockResolvedValue(7);
  const Count = ({ guard }: { readonly guard: Guard }) => <p>{useLiveCount(guard, read).count} orders</p>;
  render(
    <MemoryRouter>
      <AdminFrame title="Admin panel" path="/adminpanel">
        {(guard) => <Count guard={guard} />}
      </AdminFrame>
    </MemoryRouter>,
  );
  await act(async () => changed(OWNER));
  expect(screen.getByText('Your session has expired.')).toBeTruthy();
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(read).toHaveBeenCalledOnce();
  await signIn();
  expect(await screen.findByText('7 orders')).toBeTruthy();
});

test('A failed sign-out says so, and the page still shows who is signed in', async () => {
  api.signOut.mockRejectedValueOnce(failing('auth/internal-error'));
  await show(async () => 'done', OWNER);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('You could not be signed out.')).toBeTruthy();
  expect(screen.getByText('Signed in as owner@shagun.example')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
});
