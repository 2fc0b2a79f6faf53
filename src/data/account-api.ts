/** Couples sign in with Google or with a link sent by e-mail. Both prove the address, which the rules require. */
import type { Auth, User } from 'firebase/auth';
import {
  browserPopupRedirectResolver,
  deleteUser,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import { roleOf } from '#src/domain/role.ts';
import { codeOf } from '#src/lib/backend-failure.ts';
import { openAuth } from '#src/lib/firebase.ts';
import type { Account, Deletion, SignInFailure } from './account.ts';

/** None of these waits before it acts, or browsers would block Google's window. */
export interface SignIn {
  readonly account: Account | undefined;
  /** Opens Google's window. Throws a Firebase error. */
  readonly withGoogle: () => Promise<Account>;
  /** The link signs in on the page at `returnTo`. Throws a Firebase error. */
  readonly sendLink: (email: string, returnTo: string) => Promise<void>;
  /** Takes the link as it was sent, or as the browser was opened with it. Throws a Firebase error. */
  readonly withLink: (email: string, link: string) => Promise<Account>;
  readonly signOut: () => Promise<void>;
  /** Deletes the account and its saved draft, unless the result says why not. Throws a Firebase error. */
  readonly deleteAccount: () => Promise<Deletion>;
}

/** Throws when its code cannot be fetched. */
export async function openSignIn(): Promise<SignIn> {
  const auth = await openAuth();
  await auth.authStateReady();
  return {
    account: auth.currentUser ? accountOf(auth.currentUser) : undefined,
    withGoogle: async () => {
      const { user } = await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
      return accountOf(user);
    },
    sendLink: (email, returnTo) =>
      sendSignInLinkToEmail(auth, email, { url: returnTo, handleCodeInApp: true }),
    withLink: (email, link) => finish(auth, email, link),
    signOut: () => signOut(auth),
    deleteAccount: () => deleteAccount(auth),
  };
}

/** Firebase deletes accounts whose owner has just signed in: five minutes, less one for the work. */
const RECENT_MS = 4 * 60_000;

async function deleteAccount({ currentUser }: Auth): Promise<Deletion> {
  if (!currentUser) return 'deleted';
  const { authTime, issuedAtTime, claims } = await currentUser.getIdTokenResult(true);
  const role = roleOf(claims);
  if (role) return role;
  // Before the draft goes, which nobody could delete without the account. Both times are the server's: a phone's clock may be wrong.
  if (Date.parse(issuedAtTime) - Date.parse(authTime) > RECENT_MS) return 'signInAgain';
  const { deleteSavedDraft } = await import('./drafts-api.ts');
  await deleteSavedDraft(accountOf(currentUser));
  await deleteUser(currentUser);
  return 'deleted';
}

async function finish(auth: Auth, email: string, link: string): Promise<Account> {
  if (!isSignInWithEmailLink(auth, link)) throw new NoSignInLinkError('not a sign-in link');
  const { user } = await signInWithEmailLink(auth, email, link);
  return accountOf(user);
}

function accountOf({ uid, email }: User): Account {
  return { uid, email: (email ?? '').toLowerCase() };
}

class NoSignInLinkError extends Error {
  override readonly name = 'NoSignInLinkError';
  readonly code = 'auth/invalid-action-code';
}

const FAILURES: Readonly<Record<string, SignInFailure>> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/user-cancelled': 'closed',
  'auth/popup-blocked': 'blocked',
  'auth/invalid-email': 'email',
  'auth/missing-email': 'email',
  'auth/invalid-action-code': 'link',
  'auth/expired-action-code': 'link',
  'auth/argument-error': 'link',
  'auth/too-many-requests': 'tooMany',
  'auth/quota-exceeded': 'tooMany',
  'auth/operation-not-allowed': 'closedDoor',
  'auth/admin-restricted-operation': 'closedDoor',
  'auth/unauthorized-domain': 'closedDoor',
  'auth/operation-not-supported-in-this-environment': 'closedDoor',
  'auth/user-disabled': 'closedDoor',
};

export function signInFailure(error: unknown): SignInFailure {
  return FAILURES[codeOf(error)] ?? 'unreachable';
}
