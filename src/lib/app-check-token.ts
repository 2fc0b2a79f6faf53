import { BACKEND } from '#src/config/site.ts';

/** The App Check token, or `undefined` without a key; loads Firebase only with one. */
export async function appCheckToken(): Promise<string | undefined> {
  if (!BACKEND.appCheckKey) return undefined;
  const { getAppCheckToken } = await import('#src/lib/firebase.ts');
  return getAppCheckToken();
}
