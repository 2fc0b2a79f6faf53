export const USAGE = `Usage: npm run admin:grant -- EMAIL [--uid UID] [--project ID | --local] [--revoke]

  --uid UID     the account's uid, once you have checked it in the Firebase console
  --project ID  the Firebase project (else VITE_FIREBASE_PROJECT_ID or GOOGLE_CLOUD_PROJECT)
  --local       the Auth emulator of a running \`npm start\` on this machine
  --revoke      remove the claim`;

/** The message is shown in the terminal: what is wrong, and the next step. */
export class GrantError extends Error {
  override readonly name = 'GrantError';
}

export interface Account {
  readonly uid: string;
  readonly created: string;
  readonly lastSignIn: string | undefined;
  readonly providers: readonly string[];
  readonly admin: boolean;
}

export type Target = { readonly emulator: true } | { readonly emulator: false; readonly project: string };

interface TargetOptions {
  readonly project: string | undefined;
  readonly local: boolean;
}

/** Throws a GrantError when the target is contradictory or unknown. */
export function chooseTarget(
  { project, local }: TargetOptions,
  environment: Readonly<Record<string, string | undefined>>,
): Target {
  const { FIREBASE_AUTH_EMULATOR_HOST, VITE_FIREBASE_PROJECT_ID, GOOGLE_CLOUD_PROJECT } = environment;
  if (project && local) throw new GrantError(`Either --project or --local, not both.\n\n${USAGE}`);
  if (project && FIREBASE_AUTH_EMULATOR_HOST) {
    throw new GrantError(
      `FIREBASE_AUTH_EMULATOR_HOST is set, so the emulator at ${FIREBASE_AUTH_EMULATOR_HOST} would be changed ` +
        `instead of the project ${project}. Unset it, or leave --project out.`,
    );
  }
  if (local || FIREBASE_AUTH_EMULATOR_HOST) return { emulator: true };
  const chosen = project || VITE_FIREBASE_PROJECT_ID || GOOGLE_CLOUD_PROJECT;
  if (chosen) return { emulator: false, project: chosen };
  throw new GrantError(`Which Firebase project? Add --project ID, or --local for the emulator.\n\n${USAGE}`);
}

/** Anyone may have registered the address, so an account that was ever used needs its uid (else GrantError). */
export function decideGrant(
  email: string,
  account: Account | undefined,
  uid: string | undefined,
): 'create' | 'grant' | 'link' {
  if (!account && uid === undefined) return 'create';
  const found = checkUid(email, account, uid);
  if (found.lastSignIn === undefined) return 'grant';
  if (found.admin) return 'link';
  if (uid !== undefined) return 'grant';
  throw new GrantError(
    `Somebody has signed in to this account before. Where sign-ups are open, anyone can register ${email}, ` +
      'so check in the Firebase console (Authentication, Users) whose account it is.\n' +
      `If it is the owner's, run  npm run admin:grant -- ${email} --uid ${found.uid}\n` +
      'If it is not, delete it there and run this command again.',
  );
}

/** Throws a GrantError when there is no account or `uid` differs. */
export function checkUid(email: string, account: Account | undefined, uid: string | undefined): Account {
  if (!account) throw new GrantError(`There is no account ${email}.`);
  if (uid === undefined || uid === account.uid) return account;
  throw new GrantError(`The account ${email} has the uid ${account.uid}, not ${uid}.`);
}

export function describe(email: string, { uid, created, lastSignIn, providers }: Account): string {
  return [
    email,
    `  uid           ${uid}`,
    `  created       ${created}`,
    `  last sign-in  ${lastSignIn ?? 'never'}`,
    `  provider      ${providers.join(', ') || 'none'}`,
  ].join('\n');
}
