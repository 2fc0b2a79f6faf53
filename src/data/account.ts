import type { Role } from '#src/domain/role.ts';

export interface Account {
  readonly uid: string;
  /** In small letters. */
  readonly email: string;
}

/** Why a sign-in failed, as far as the person can do something about it. `closedDoor`: it is not set up for this site. */
export type SignInFailure =
  | 'closed'
  | 'blocked'
  | 'email'
  | 'link'
  | 'tooMany'
  | 'closedDoor'
  | 'unreachable';

/** Result of deleting an account; not deleted if the sign-in was too long ago, or if somebody works in the shop with it. */
export type Deletion = 'deleted' | 'signInAgain' | Role;

export function isSignInAddress(search: URLSearchParams): boolean {
  return search.get('mode') === 'signIn' && search.has('oobCode');
}

/** Browsers within other apps: in these Google refuses to sign anybody in (`disallowed_useragent`). */
const IN_APP = /\bFBAN|\bFBAV|Instagram|WhatsApp|\bLine\/|Snapchat|LinkedInApp|; wv\)/;

export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent);
}
