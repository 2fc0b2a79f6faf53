/** Firebase sign-in of the owner and the shop's helpers. */
import type { User } from 'firebase/auth';
import {
  getIdTokenResult,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
} from 'firebase/auth';
import type { Role } from '#src/domain/role.ts';
import { roleOf } from '#src/domain/role.ts';
import { codeOf } from '#src/lib/backend-failure.ts';
import { openAuth } from '#src/lib/firebase.ts';

export interface Account {
  readonly uid: string;
  readonly email: string;
  /** Undefined for an account that has nothing to do with the shop. */
  readonly role: Role | undefined;
}

export type SignInFailure = 'credentials' | 'tooMany' | 'unreachable';

const CREDENTIALS = new Set([
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/user-not-found',
  'auth/wrong-password',
  'auth/missing-password',
  'auth/user-disabled',
]);

/** Reason for an error thrown by {@link signIn}. */
export function signInFailure(error: unknown): SignInFailure {
  const code = codeOf(error);
  if (CREDENTIALS.has(code)) return 'credentials';
  return code === 'auth/too-many-requests' ? 'tooMany' : 'unreachable';
}

/** A token older than the grant lacks the claim, so a missing claim is checked with a fresh token. */
async function accountOf(user: User): Promise<Account> {
  const readRole = async (renew: boolean) => roleOf((await getIdTokenResult(user, renew)).claims);
  const role = (await readRole(false)) ?? (await readRole(true));
  return { uid: user.uid, email: user.email ?? '', role };
}

/** Calls `changed` now and on every change in any tab. Resolves with the unsubscribe function. */
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

/** @throws a Firebase error; see {@link signInFailure} */
export async function signIn(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(await openAuth(), email, password);
  return accountOf(user);
}

/** Has Firebase send a link for choosing a new password. @throws a Firebase error; see {@link signInFailure} */
export async function sendNewPassword(email: string): Promise<void> {
  await sendPasswordResetEmail(await openAuth(), email);
}

/** Signs out in every tab, or throws and the user is still signed in. */
export async function signOut(): Promise<void> {
  await signOutOfFirebase(await openAuth());
}

/** The role in a fresh token; throws if it cannot be refreshed. */
export async function readRoleAnew(): Promise<Role | undefined> {
  const { currentUser } = await openAuth();
  return currentUser ? roleOf((await getIdTokenResult(currentUser, true)).claims) : undefined;
}
