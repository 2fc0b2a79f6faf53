/** `npm run admin:grant -- EMAIL` makes somebody the shop's owner or, with `--role helper`, a helper; `--revoke` ends it. */
import { randomBytes } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { explainGoogle } from '#scripts/admin/explain.ts';
import type { Account } from '#scripts/admin/grant.ts';
import {
  checkUid,
  claimsWith,
  decideGrant,
  describe,
  GrantError,
  parseRole,
  USAGE,
} from '#scripts/admin/grant.ts';
import { signIn } from '#scripts/admin/open-firestore.ts';
import { OptionError, readOptions } from '#scripts/admin/read-options.ts';
import type { Target } from '#scripts/admin/target.ts';
import { chooseTarget, EMULATOR_VARIABLES, TargetError } from '#scripts/admin/target.ts';
import type { Role } from '#src/domain/role.ts';
import { roleOf } from '#src/domain/role.ts';

const NAMES: Readonly<Record<Role, string>> = { owner: 'an owner', helper: 'a helper' };

try {
  const { email, uid, role, revoke, project, emulator } = readArguments();
  const auth = await openAuth(await chooseTarget('auth', { project, local: emulator }));
  const user = await findUser(auth, email);
  if (user) console.log(`${describe(email, accountOf(user))}\n`);
  if (revoke) await revokeRole(auth, email, user, uid);
  else await grantRole(auth, { email, found: user, uid, asked: role });
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function readArguments() {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      uid: { type: 'string' },
      role: { type: 'string' },
      project: { type: 'string' },
      emulator: { type: 'boolean', default: false },
      revoke: { type: 'boolean', default: false },
    },
  });
  const [email, ...more] = positionals;
  if (!email?.includes('@') || more.length > 0) throw new GrantError(USAGE);
  return { ...values, email, role: parseRole(values.role) };
}

async function openAuth({ project, emulator }: Target): Promise<Auth> {
  if (!emulator) return getAuth(initializeApp({ projectId: project, credential: await signIn() }));
  process.env[EMULATOR_VARIABLES.auth] = emulator;
  console.log(`Using the Auth emulator at ${emulator}:\n`);
  return getAuth(initializeApp({ projectId: project }));
}

async function findUser(auth: Auth, email: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return undefined;
    throw error;
  }
}

function accountOf({ uid, metadata, providerData, customClaims }: UserRecord): Account {
  return {
    uid,
    created: metadata.creationTime,
    lastSignIn: metadata.lastSignInTime || undefined,
    providers: providerData.map(({ providerId }) => providerId),
    role: roleOf(customClaims ?? {}),
  };
}

interface Grant {
  readonly email: string;
  readonly found: UserRecord | undefined;
  readonly uid: string | undefined;
  readonly asked: Role | undefined;
}

async function grantRole(auth: Auth, { email, found, uid, asked }: Grant): Promise<void> {
  const account = found && accountOf(found);
  const { step, role } = decideGrant(email, account, uid, asked);
  if (step === 'link') {
    const link = await auth.generatePasswordResetLink(email);
    console.log(
      `${email} is ${NAMES[role]} already. To choose a new password, use this link, and do not share it:\n\n${link}`,
    );
    return;
  }
  // A random first password; the person sets one through the link.
  const user = found ?? (await auth.createUser({ email, password: randomBytes(32).toString('base64url') }));
  await auth.setCustomUserClaims(user.uid, claimsWith(role, user.customClaims));
  if (account?.providers.includes('password') && account.lastSignIn) {
    console.log(`${email} is ${NAMES[role]} now. On an open page, sign out and in again.`);
    return;
  }
  const link = await auth.generatePasswordResetLink(email);
  console.log(
    `${email} is ${NAMES[role]} now. Choose the password with this link, and do not share it:\n\n${link}`,
  );
}

async function revokeRole(
  auth: Auth,
  email: string,
  found: UserRecord | undefined,
  uid: string | undefined,
): Promise<void> {
  const account = checkUid(email, found && accountOf(found), uid);
  await auth.setCustomUserClaims(account.uid, claimsWith(undefined, found?.customClaims));
  // Otherwise the account keeps the claim until the token expires, up to an hour later.
  await auth.revokeRefreshTokens(account.uid);
  console.log(`${email} has no role any more; an open page loses access within an hour.`);
}

function explain(error: unknown): string {
  if (error instanceof GrantError || error instanceof TargetError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof OptionError || codeOf(error) === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `${message}\n\n${USAGE}`;
  const explained = explainGoogle(error);
  if (explained) return explained;
  return `The claim could not be set: ${message}`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
