import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import type { Account, Target } from '#scripts/admin/grant.ts';
import { checkUid, chooseTarget, decideGrant, describe, GrantError, USAGE } from '#scripts/admin/grant.ts';
import { DEMO_PROJECT, RUNNING_FILE } from '#scripts/emulators/project.ts';

/** `npm run admin:grant -- EMAIL` gives an account the custom claim `admin`; `--revoke` removes it. */

const NO_CREDENTIALS = `No credentials for the project were found. Either run
  gcloud auth application-default login
or download a service account's key (Firebase console, Project settings, Service accounts) and name its file in
GOOGLE_APPLICATION_CREDENTIALS. Keep that file out of the repository.`;

try {
  const { email, uid, revoke, target } = readArguments();
  const auth = openAuth(target);
  const user = await findUser(auth, email);
  if (user) console.log(`${describe(email, accountOf(user))}\n`);
  if (revoke) await revokeAdmin(auth, email, user, uid);
  else await grantAdmin(auth, email, user, uid);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      uid: { type: 'string' },
      project: { type: 'string' },
      local: { type: 'boolean', default: false },
      revoke: { type: 'boolean', default: false },
    },
  });
  const [email, ...more] = positionals;
  if (!email?.includes('@') || more.length > 0) throw new GrantError(USAGE);
  const target = chooseTarget({ project: values.project, local: values.local }, process.env);
  return { email, uid: values.uid, revoke: values.revoke, target };
}

function openAuth(target: Target): Auth {
  if (!target.emulator) {
    return getAuth(initializeApp({ projectId: target.project, credential: applicationDefault() }));
  }
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= runningEmulator();
  console.log(`Using the Auth emulator at ${process.env.FIREBASE_AUTH_EMULATOR_HOST}:\n`);
  return getAuth(initializeApp({ projectId: DEMO_PROJECT }));
}

function runningEmulator(): string {
  if (!existsSync(RUNNING_FILE)) {
    throw new GrantError('No emulator is running. Run `npm start` in another terminal first.');
  }
  const running: { auth: string } = JSON.parse(readFileSync(RUNNING_FILE, 'utf8'));
  return running.auth;
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
    admin: customClaims?.admin === true,
  };
}

async function grantAdmin(
  auth: Auth,
  email: string,
  found: UserRecord | undefined,
  uid: string | undefined,
): Promise<void> {
  const account = found && accountOf(found);
  if (decideGrant(email, account, uid) === 'nothing') {
    console.log(`${email} is an admin already.`);
    return;
  }
  // A random first password; the owner sets one through the link.
  const user = found ?? (await auth.createUser({ email, password: randomBytes(32).toString('base64url') }));
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  if (account?.lastSignIn) {
    console.log(`${email} is an admin now. On an open page, sign out and in again.`);
    return;
  }
  const link = await auth.generatePasswordResetLink(email);
  console.log(
    `${email} is an admin now. Choose the password with this link, and do not share it:\n\n${link}`,
  );
}

async function revokeAdmin(
  auth: Auth,
  email: string,
  found: UserRecord | undefined,
  uid: string | undefined,
): Promise<void> {
  const account = checkUid(email, found && accountOf(found), uid);
  const { admin: _, ...others } = found?.customClaims ?? {};
  await auth.setCustomUserClaims(account.uid, others);
  // Otherwise a revoked admin keeps the claim until the token expires, up to an hour later.
  await auth.revokeRefreshTokens(account.uid);
  console.log(`${email} is no longer an admin; an open page loses access within an hour.`);
}

function explain(error: unknown): string {
  if (error instanceof GrantError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `${message}\n\n${USAGE}`;
  if (/ECONNREFUSED/.test(message)) return 'The emulator does not respond. Is `npm start` still running?';
  if (
    code === 'app/invalid-credential' ||
    /default credentials|GOOGLE_APPLICATION_CREDENTIALS/i.test(message)
  ) {
    return NO_CREDENTIALS;
  }
  if (code === 'auth/insufficient-permission') {
    return `These credentials may not change accounts: they need the role 'Firebase Authentication Admin'.\n${message}`;
  }
  return `The claim could not be set: ${message}`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
