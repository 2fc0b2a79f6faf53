import type { SignIn } from './account-api.ts';
import { forgetWeddings } from './forget-weddings.ts';

/** Also forgets this phone's guest lists and blessings. Resolves with the way to sign in again; rejects if it fails. */
export async function signOut(): Promise<SignIn> {
  const { openSignIn } = await import('./account-api.ts');
  const signIn = await openSignIn();
  await signIn.signOut();
  await forgetWeddings();
  return signIn;
}
