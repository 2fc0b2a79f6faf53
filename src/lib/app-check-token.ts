import { BACKEND } from '#src/config/site.ts';

/** For a guest's request; `undefined` without a key. Loads the SDK only with one. Throws if no token is available. */
export async function appCheckToken(): Promise<string | undefined> {
  if (!BACKEND.appCheckKey) return undefined;
  const { getAppCheckToken } = await import('./firebase.ts');
  return getAppCheckToken();
}
