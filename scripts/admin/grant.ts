import type { Role } from '#src/domain/role.ts';
import { CLAIM_OF_ROLE, ROLES } from '#src/domain/role.ts';

export const USAGE = `Usage: npm run admin:grant -- EMAIL [--role owner | helper] [--uid UID] [--project ID | --emulator] [--revoke]

  --role ROLE   owner, who may do everything, or helper: orders and blessings, no prices, no erasing. Without it, an account
                keeps its role, and one without a role becomes an owner
  --uid UID     the account's uid, once you have checked it in the Firebase console
  --project ID  the Firebase project (else VITE_FIREBASE_PROJECT_ID, also of .env.production.local, or GOOGLE_CLOUD_PROJECT)
  --emulator    the Auth emulator of a running \`npm start\` on this machine
  --revoke      take the role away`;

/** The message is shown in the terminal: what is wrong, and the next step. */
export class GrantError extends Error {
  override readonly name = 'GrantError';
}

export interface Account {
  readonly uid: string;
  readonly created: string;
  readonly lastSignIn: string | undefined;
  readonly providers: readonly string[];
  readonly role: Role | undefined;
}

/** Throws a GrantError for a role that the shop does not have. */
export function parseRole(text: string | undefined): Role | undefined {
  const role = ROLES.find((known) => known === text);
  if (text !== undefined && !role)
    throw new GrantError(`--role is ${ROLES.join(' or ')}, not ${text}.\n\n${USAGE}`);
  return role;
}

/** The claims of an account after its role has changed; others stay. */
export function claimsWith(
  role: Role | undefined,
  before: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const ours = new Set<string>(Object.values(CLAIM_OF_ROLE));
  const others = Object.fromEntries(Object.entries(before).filter(([claim]) => !ours.has(claim)));
  return role ? { ...others, [CLAIM_OF_ROLE[role]]: true } : others;
}

interface Decision {
  /** `link`: the account has the role already. */
  readonly step: 'create' | 'grant' | 'link';
  readonly role: Role;
}

/**
 * Anyone may have registered the address, so an account without a role that was ever used needs its uid (else
 * GrantError).
 *
 * @param asked without it, an account with a role gets a new link and keeps the role
 */
export function decideGrant(
  email: string,
  account: Account | undefined,
  uid: string | undefined,
  asked: Role | undefined,
): Decision {
  const role = asked ?? account?.role ?? 'owner';
  if (!account && uid === undefined) return { step: 'create', role };
  const found = checkUid(email, account, uid);
  if (found.lastSignIn === undefined) return { step: 'grant', role };
  if (found.role === role) return { step: 'link', role };
  if (found.role !== undefined || uid !== undefined) return { step: 'grant', role };
  throw new GrantError(
    `Somebody has signed in to this account before. Where sign-ups are open, anyone can register ${email}, ` +
      'so check in the Firebase console (Authentication, Users) whose account it is.\n' +
      `If it is the ${role}'s, run  npm run admin:grant -- ${email} --uid ${found.uid}${role === 'owner' ? '' : ` --role ${role}`}\n` +
      'If it is not, delete it there and run this command again.',
  );
}

/** Throws a GrantError when there is no account or `uid` differs. */
export function checkUid(email: string, account: Account | undefined, uid: string | undefined): Account {
  if (!account) throw new GrantError(`There is no account ${email}.`);
  if (uid === undefined || uid === account.uid) return account;
  throw new GrantError(`The account ${email} has the uid ${account.uid}, not ${uid}.`);
}

export function describe(email: string, { uid, created, lastSignIn, providers, role }: Account): string {
  return [
    email,
    `  uid           ${uid}`,
    `  created       ${created}`,
    `  last sign-in  ${lastSignIn ?? 'never'}`,
    `  provider      ${providers.join(', ') || 'none'}`,
    `  role          ${role ?? 'none'}`,
  ].join('\n');
}
