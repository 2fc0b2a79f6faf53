/** Signing in and out, and whether an account is an admin of the shop (the custom claim `admin`). */
import type { User } from 'firebase/auth';
import {
  getIdTokenResult,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
} from 'firebase/auth';
import { codeOf } from '#src/lib/backend-failure.ts';
import { openAuth } from '#src/lib/firebase.ts';

/** Somebody who is signed in. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  /** What the token says; the rules look at the same claim. */
  readonly admin: boolean;
}

/** Why a sign-in failed, as far as the person can do something about it. */
export type SignInFailure = 'credentials' | 'tooMany' | 'unreachable';

const CREDENTIALS = new Set([
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/missing-password',
  'auth/user-disabled',
]);

/** Reads the error of {@link signIn}. */
export function signInFailure(error: unknown): SignInFailure {
  const code = codeOf(error);
  if (CREDENTIALS.has(code)) return 'credentials';
  return code === 'auth/too-many-requests' ? 'tooMany' : 'unreachable';
}

/** The claim may have been granted since the token was made, so one that lacks it is renewed before it is believed. */
async function accountOf(user: User): Promise<Account> {
  const isAdmin = async (renew: boolean) => (await getIdTokenResult(user, renew)).claims.admin === true;
  const admin = (await isAdmin(false)) || (await isAdmin(true));
  return { uid: user.uid, email: user.email ?? '', admin };
}

/**
 * Calls `changed` with who is signed in, now and after every change, other tabs' included; `failed` where that
 * cannot be found out. Resolves with how to stop.
 *
 * @throws when the sign-in service's code cannot be fetched
 */
export async function watchAccount(
  changed: (account: Account | undefined) => void,
  failed: () => void,
): Promise<() => void> {
  const auth = await openAuth();
  return onAuthStateChanged(auth, (user) => {
    if (user) accountOf(user).then(changed, failed);
    else changed(undefined);
  });
}

/** Signs in. Throws a Firebase error; see {@link signInFailure}. */
export async function signIn(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(await openAuth(), email, password);
  return accountOf(user);
}

/** Signs out, in every tab. Throws when that fails; the person is then still signed in. */
export async function signOut(): Promise<void> {
  await signOutOfFirebase(await openAuth());
}

/**
 * Whether the account in use is still an admin by a token made just now.
 *
 * @throws when that cannot be found out
 */
export async function isStillAdmin(): Promise<boolean> {
  const { currentUser } = await openAuth();
  return currentUser !== null && (await getIdTokenResult(currentUser, true)).claims.admin === true;
}
