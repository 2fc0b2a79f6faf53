/** What `npm run admin:grant` does with an account and where, decided without asking anyone. */

export const USAGE = `Usage: npm run admin:grant -- EMAIL [--uid UID] [--project ID | --local] [--revoke]

  --uid UID     the account's uid, once you have checked it in the Firebase console
  --project ID  the Firebase project (else VITE_FIREBASE_PROJECT_ID or GOOGLE_CLOUD_PROJECT)
  --local       the Auth emulator of a running \`npm start\` on this machine
  --revoke      take the claim back instead`;

/** A refusal. The message is one for the terminal: what is wrong, and the next step. */
export class GrantError extends Error {
  override readonly name = 'GrantError';
}

/** An account, as far as the decision about it goes. */
export interface Account {
  readonly uid: string;
  /** Times as Firebase writes them. */
  readonly created: string;
  readonly lastSignIn: string | undefined;
  /** `password`, `google.com`, … */
  readonly providers: readonly string[];
  readonly admin: boolean;
}

/** Where accounts are: the Auth emulator on this machine, or a Firebase project. */
export type Target = { readonly emulator: true } | { readonly emulator: false; readonly project: string };

interface TargetOptions {
  readonly project: string | undefined;
  readonly local: boolean;
}

/**
 * Where to look for the account. A project that is named is never replaced by an emulator.
 *
 * @throws GrantError when that is contradictory or unknown
 */
export function chooseTarget(
  { project, local }: TargetOptions,
  environment: Readonly<Record<string, string | undefined>>,
): Target {
  const { FIREBASE_AUTH_EMULATOR_HOST, VITE_FIREBASE_PROJECT_ID, GOOGLE_CLOUD_PROJECT } = environment;
  if (project && local) throw new GrantError(`Either --project or --local, not both.\n\n${USAGE}`);
  if (project && FIREBASE_AUTH_EMULATOR_HOST) {
    throw new GrantError(
      `FIREBASE_AUTH_EMULATOR_HOST is set, so the emulator at ${FIREBASE_AUTH_EMULATOR_HOST} would be changed ` +
        `and not the project ${project}. Unset it, or leave --project out.`,
    );
  }
  if (local || FIREBASE_AUTH_EMULATOR_HOST) return { emulator: true };
  const chosen = project || VITE_FIREBASE_PROJECT_ID || GOOGLE_CLOUD_PROJECT;
  if (chosen) return { emulator: false, project: chosen };
  throw new GrantError(`Which Firebase project? Add --project ID, or --local for the emulator.\n\n${USAGE}`);
}

/**
 * What makes the owner of an e-mail address an admin: a new account, the claim for the account there is, or nothing
 * because it has the claim and is in use.
 *
 * Where sign-ups are open, anyone can register any address with a password of their own. An account that somebody has
 * signed in to is therefore made an admin only when its uid is given.
 *
 * @throws GrantError when the account is not known to be the owner's
 */
export function decideGrant(
  email: string,
  account: Account | undefined,
  uid: string | undefined,
): 'create' | 'grant' | 'nothing' {
  if (!account && uid === undefined) return 'create';
  const found = checkUid(email, account, uid);
  if (found.lastSignIn === undefined) return 'grant';
  if (found.admin) return 'nothing';
  if (uid !== undefined) return 'grant';
  throw new GrantError(
    `Somebody has signed in to this account before. Where sign-ups are open, anyone can register ${email}, ` +
      'so check in the Firebase console (Authentication, Users) whose account it is.\n' +
      `If it is the owner's, run  npm run admin:grant -- ${email} --uid ${found.uid}\n` +
      'If it is not, delete it there and run this command again.',
  );
}

/**
 * The account to take the claim from.
 *
 * @throws GrantError when there is none, or `uid` is another one's
 */
export function checkUid(email: string, account: Account | undefined, uid: string | undefined): Account {
  if (!account) throw new GrantError(`There is no account ${email}.`);
  if (uid === undefined || uid === account.uid) return account;
  throw new GrantError(`The account ${email} has the uid ${account.uid}, not ${uid}.`);
}

/** An account in a few lines for the terminal, for the owner to compare with the Firebase console. */
export function describe(email: string, { uid, created, lastSignIn, providers }: Account): string {
  return [
    email,
    `  uid           ${uid}`,
    `  created       ${created}`,
    `  last sign-in  ${lastSignIn ?? 'never'}`,
    `  provider      ${providers.join(', ') || 'none'}`,
  ].join('\n');
}
