import { getToken } from 'firebase/app-check';
import { afterEach, expect, test, vi } from 'vitest';
import { failureOf } from '#src/data/read-invitation.ts';
import { backendFailure } from '#src/lib/backend-failure.ts';
import { CALL_TIMEOUT_MS } from '#src/lib/call-timeout.ts';
import { getAppCheckToken, openDatabase } from '#src/lib/firebase.ts';

vi.mock('#src/config/site.ts', async (original) => {
  const { BACKEND, ...site } = await original<typeof import('#src/config/site.ts')>();
  return { ...site, BACKEND: { ...BACKEND, missing: false, appCheckKey: 'a key' } };
});
vi.mock('#src/lib/recaptcha-script.ts');
vi.mock('firebase/app', () => ({ initializeApp: vi.fn() }));
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: vi.fn(),
  ReCaptchaEnterpriseProvider: vi.fn(),
  getToken: vi.fn(),
}));

afterEach(() => vi.useRealTimers());

test.each([
  ['what a guest reads', getAppCheckToken],
  ['the owner’s lists', openDatabase],
])('a lost script of reCAPTCHA fails %s like a server that cannot be reached', async (_name, open) => {
  vi.useFakeTimers();
  vi.mocked(getToken).mockReturnValue(new Promise(() => {}));
  const failed = open().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
  const error = await failed;
  expect(failureOf(error)).toBe('offline');
  expect(backendFailure(error)).toBe('unreachable');
});

test('Retry then has the token of the script that was loaded again', async () => {
  vi.mocked(getToken).mockResolvedValue({ token: 'a token' });
  expect(await getAppCheckToken()).toBe('a token');
});
