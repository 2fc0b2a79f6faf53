import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#src/data/account.ts';
import { DeskOpener } from '#src/pages/my-wedding/desk-opener.tsx';
import { SAMPLE } from '#tests/support/sample-invitation.ts';
import { until } from '#tests/support/until.ts';
import { INVITATION_EDITOR } from '#text/invitation-editor.ts';
import { MY_WEDDING } from '#text/invitation-owner.ts';

const ASHA: Account = { uid: 'asha', email: 'asha@example.com' };

/** The signed-in account, and its wedding. */
const backend = vi.hoisted(() => ({
  account: undefined as Account | undefined,
  own: undefined as string | undefined,
  place: undefined as string | undefined,
}));

vi.mock('#src/data/account-api.ts', () => ({
  openSignIn: async () => ({ account: backend.account, withGoogle: async () => ASHA }),
  signInFailure: () => 'unreachable',
}));

vi.mock('#src/data/portraits-api.ts', () => ({ readPortraits: async () => [] }));
vi.mock('#src/data/invitations-api.ts', () => ({
  findWedding: async () => backend.own,
  readInvitation: async (code: string) => {
    if (code !== SAMPLE.code) return undefined;
    return backend.place ? { ...SAMPLE, place: backend.place, updatedAt: SAMPLE.updatedAt + 1 } : SAMPLE;
  },
  readTeam: async (code: string) => {
    if (code !== SAMPLE.code)
      throw Object.assign(new Error('permission-denied'), { code: 'permission-denied' });
    return [ASHA.email];
  },
}));

function openDesk(code?: string) {
  const onCode = vi.fn();
  render(
    <MemoryRouter>
      <DeskOpener
        code={code}
        openedWith={undefined}
        returnTo="/my-wedding"
        onSettled={() => undefined}
        onCode={onCode}
        onLeave={() => undefined}
        onPlan={() => undefined}
      />
    </MemoryRouter>,
  );
  return { onCode };
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(backend, { account: ASHA, own: undefined, place: undefined });
  // The parts of an open desk read what is below the invitation: nothing.
  vi.stubGlobal('fetch', async () => Response.json([]));
});

test('a couple that signs in lands on its wedding, and is asked for no code', async () => {
  Object.assign(backend, { account: undefined, own: SAMPLE.code });
  const { onCode } = openDesk();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await until(() => expect(onCode).toHaveBeenCalledExactlyOnceWith(SAMPLE.code));
  expect(screen.queryByLabelText('Code')).toBeNull();
});

test('a desk that was opened by its link is kept on the phone', async () => {
  const { onCode } = openDesk(SAMPLE.code);
  await until(() => expect(onCode).toHaveBeenCalledExactlyOnceWith(SAMPLE.code));
});

test('an open desk keeps its couple on the phone beside its code', async () => {
  const { onCode } = openDesk(SAMPLE.code);
  await until(() => expect(onCode).toHaveBeenCalled());
  const kept: unknown = JSON.parse(localStorage.getItem('shagun.wedding-couple') ?? '');
  expect(kept).toEqual({ code: SAMPLE.code, couple: SAMPLE.couple });
});

test('a wedding that was erased is not offered on the phone any more', async () => {
  localStorage.setItem('shagun.wedding-code', 'ABCD12345679');
  localStorage.setItem('shagun.wedding-couple', '{}');
  openDesk('ABCD12345679');
  await screen.findByText(MY_WEDDING.hidden.title);
  expect(localStorage.getItem('shagun.wedding-code')).toBeNull();
  expect(localStorage.getItem('shagun.wedding-couple')).toBeNull();
});

test('somebody who was let in to another’s wedding types its code', async () => {
  const { onCode } = openDesk();
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: SAMPLE.code.toLowerCase() } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onCode).toHaveBeenCalledExactlyOnceWith(SAMPLE.code);
});

test('a mistyped code is corrected in place, without signing out', async () => {
  const { onCode } = openDesk('ABCD12345679');
  const field = await screen.findByLabelText('Code');
  expect(screen.getByText(MY_WEDDING.hidden.title)).toBeTruthy();
  expect(field).toHaveProperty('value', 'ABCD12345679');
  expect(screen.getByText('Signed in as asha@example.com')).toBeTruthy();
  fireEvent.change(field, { target: { value: SAMPLE.code } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onCode).toHaveBeenCalledExactlyOnceWith(SAMPLE.code);
});

test('somebody at a wedding that is not theirs is offered their own', async () => {
  backend.own = SAMPLE.code;
  openDesk('ABCD12345679');
  const link = await screen.findByRole('link', { name: 'Open your own wedding' });
  expect(link.getAttribute('href')).toBe(`/my-wedding?code=${SAMPLE.code}`);
});

test('a desk that was left open shows what a second phone has saved, and keeps what was typed here', async () => {
  openDesk(SAMPLE.code);
  const city = await screen.findByLabelText(INVITATION_EDITOR.names.place);
  const name = screen.getByLabelText(INVITATION_EDITOR.names.first);
  fireEvent.change(name, { target: { value: 'Aarav Raj' } });
  backend.place = 'Udaipur';
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(city).toHaveProperty('value', 'Udaipur'));
  expect(name).toHaveProperty('value', 'Aarav Raj');
});
