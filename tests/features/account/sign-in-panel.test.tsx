import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignIn } from '#src/data/account-api.ts';
import { SignInPanel } from '#src/features/account/sign-in-panel.tsx';
import { writeDraft } from '#src/lib/form-draft.ts';
import { until } from '#tests/support/until.ts';

const ASHA = { uid: 'asha', email: 'asha@example.com' };
const LINK = 'https://shagun.example/invitations?mode=signIn&oobCode=1';

const signIn = {
  account: undefined,
  withGoogle: vi.fn<SignIn['withGoogle']>(),
  sendLink: vi.fn<SignIn['sendLink']>(),
  withLink: vi.fn<SignIn['withLink']>(),
  signOut: vi.fn<SignIn['signOut']>(),
  deleteAccount: vi.fn<SignIn['deleteAccount']>(),
} satisfies SignIn;
const onDone = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  signIn.withLink.mockResolvedValue(ASHA);
});

function show(openedWith?: string) {
  return render(
    <MemoryRouter>
      <SignInPanel
        heading="h2"
        signIn={signIn}
        openedWith={openedWith}
        returnTo="/invitations"
        onDone={onDone}
        onCancel={() => {}}
      />
    </MemoryRouter>,
  );
}

const linkField = () => screen.queryByLabelText<HTMLInputElement>(/^Did it open somewhere else/);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a couple that fetches the link from its mail app can still paste it after a reload', async () => {
  const { unmount } = show();
  fireEvent.change(screen.getByLabelText('Your e-mail address'), { target: { value: ASHA.email } });
  press('Send me a link');
  await screen.findByLabelText(/^Did it open somewhere else/);
  unmount();

  show();
  fireEvent.change(linkField() ?? document.body, { target: { value: LINK } });
  press('Sign in with the link');
  await until(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(ASHA));
  expect(signIn.withLink).toHaveBeenCalledExactlyOnceWith(ASHA.email, LINK);
});

test('whoever no longer wants the link that was sent may use another address, or Google', () => {
  writeDraft('sign-in', { email: ASHA.email });
  show();
  press('Use another address');
  expect(linkField()).toBeNull();
  expect(screen.getByLabelText('Your e-mail address')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Google/ })).toBeTruthy();
});

test('a page that was opened with the link asks for no link', async () => {
  writeDraft('sign-in', { email: ASHA.email });
  show(LINK);
  expect(linkField()).toBeNull();
  await until(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(ASHA));
});
