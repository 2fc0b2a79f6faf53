import { beforeEach, expect, test, vi } from 'vitest';
import { openSignIn } from '#src/data/account-api.ts';

const done = vi.hoisted(() => ({ deleteUser: vi.fn(), deleteSavedDraft: vi.fn(), openAuth: vi.fn() }));
vi.mock('firebase/auth', () => ({ deleteUser: done.deleteUser }));
vi.mock('#src/lib/firebase.ts', () => ({ openAuth: done.openAuth }));
vi.mock('#src/data/drafts-api.ts', () => ({
  deleteSavedDraft: done.deleteSavedDraft,
}));

const MINUTE_MS = 60_000;

/** Firebase's clock, an hour behind the phone's. */
const serverTime = (minutesAgo: number) => new Date(Date.now() - (60 + minutesAgo) * MINUTE_MS).toUTCString();

function signedIn(minutesAgo: number, claims: object = {}): void {
  const currentUser = {
    uid: 'meera',
    email: 'Meera@mail.example',
    // The token of the sign-in, unless a new one is asked for.
    getIdTokenResult: async (renew = false) => ({
      authTime: serverTime(minutesAgo),
      issuedAtTime: serverTime(renew ? 0 : minutesAgo),
      claims,
    }),
  };
  done.openAuth.mockResolvedValue({ authStateReady: async () => undefined, currentUser });
}

const deleted = async () => (await openSignIn()).deleteAccount();

beforeEach(() => {
  for (const call of Object.values(done)) call.mockReset();
});

test('the draft is deleted before the account, without which nobody could, also on a phone with a wrong clock', async () => {
  signedIn(1);
  expect(await deleted()).toBe('deleted');
  expect(done.deleteSavedDraft).toHaveBeenCalledWith({ uid: 'meera', email: 'meera@mail.example' });
  const [draft = 0] = done.deleteSavedDraft.mock.invocationCallOrder;
  const [account = 0] = done.deleteUser.mock.invocationCallOrder;
  expect(draft).toBeLessThan(account);
});

test.each<[string, number, object]>([
  ['signInAgain', 5, {}],
  ['owner', 1, { admin: true }],
  ['helper', 1, { helper: true }],
])('nothing is deleted, not even the draft: %s', async (why, minutesAgo, claims) => {
  signedIn(minutesAgo, claims);
  expect(await deleted()).toBe(why);
  expect(done.deleteSavedDraft).not.toHaveBeenCalled();
  expect(done.deleteUser).not.toHaveBeenCalled();
});

test('an account whose draft could not be deleted stays', async () => {
  signedIn(1);
  done.deleteSavedDraft.mockRejectedValue(new Error('offline'));
  await expect(deleted()).rejects.toThrow('offline');
  expect(done.deleteUser).not.toHaveBeenCalled();
});
