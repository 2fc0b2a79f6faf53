import type { SignIn } from '#src/data/account-api.ts';
import { forgetBlessings } from '#src/features/blessing-desk/use-blessings.ts';
import { forgetGuests } from '#src/features/guest-book/forget-guests.ts';

/** Signs out, and forgets this phone's guest lists and blessings. Resolves with the way to sign in again; rejects if it fails. */
export async function signOut(): Promise<SignIn> {
  const { openSignIn } = await import('#src/data/account-api.ts');
  const signIn = await openSignIn();
  await signIn.signOut();
  await forgetWeddings();
  return signIn;
}

/** Forgets the guest lists and blessings that this phone keeps. Never rejects. */
export async function forgetWeddings(): Promise<void> {
  forgetBlessings();
  await forgetGuests();
}
