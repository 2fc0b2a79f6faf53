import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { DEMO_PROJECT, RUNNING_FILE } from '#scripts/emulators/project.ts';

/**
 * `npm run admin:grant -- EMAIL` gives an account the custom claim `admin`, which firestore.rules asks
 * for. It works on the project that Google's application default credentials open, or with `--local`
 * on the emulator of a running `npm start`. `--revoke` takes the claim back.
 */
const USAGE = `Usage: npm run admin:grant -- EMAIL [--project ID] [--local] [--revoke]

  --project ID  the Firebase project (else VITE_FIREBASE_PROJECT_ID or GOOGLE_CLOUD_PROJECT)
  --local       the Auth emulator of a running \`npm start\` on this machine
  --revoke      take the claim back instead`;

const NO_CREDENTIALS = `No credentials for the project were found. Either run
  gcloud auth application-default login
or download a service account's key (Firebase console, Project settings, Service accounts) and name its file in
GOOGLE_APPLICATION_CREDENTIALS. Keep that file out of the repository.`;

class GrantError extends Error {}

try {
  const { email, project, local, revoke } = readArguments();
  const auth = local ? openLocal() : openProject(project);
  const user = await findUser(auth, email, local);
  const { admin: _, ...others } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, revoke ? others : { ...others, admin: true });
  // Tokens already given out keep their claims for up to an hour; without this a revoked admin stays one.
  if (revoke) await auth.revokeRefreshTokens(user.uid);
  console.log(
    revoke
      ? `${email} is no longer an admin; a page that is open loses its rights within the hour.`
      : `${email} is an admin now; sign out and in again on an open page.`,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, local: { type: 'boolean' }, revoke: { type: 'boolean' } },
  });
  const [email, ...more] = positionals;
  if (!email?.includes('@') || more.length > 0) throw new GrantError(USAGE);
  const local = values.local ?? Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  const { VITE_FIREBASE_PROJECT_ID, GOOGLE_CLOUD_PROJECT } = process.env;
  const project = values.project ?? VITE_FIREBASE_PROJECT_ID ?? GOOGLE_CLOUD_PROJECT;
  return { email, project, local, revoke: values.revoke ?? false };
}

/** The Auth emulator that FIREBASE_AUTH_EMULATOR_HOST names, else that of a running `npm start`. */
function openLocal(): Auth {
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST) {
    if (!existsSync(RUNNING_FILE)) {
      throw new GrantError('No emulator is running here. Start one with `npm start` and run this beside it.');
    }
    const running: { auth: string } = JSON.parse(readFileSync(RUNNING_FILE, 'utf8'));
    process.env.FIREBASE_AUTH_EMULATOR_HOST = running.auth;
  }
  return getAuth(initializeApp({ projectId: DEMO_PROJECT }));
}

function openProject(projectId: string | undefined): Auth {
  if (!projectId) {
    throw new GrantError(
      `Which Firebase project? Add --project ID, or --local for the emulator.\n\n${USAGE}`,
    );
  }
  return getAuth(initializeApp({ projectId, credential: applicationDefault() }));
}

async function findUser(auth: Auth, email: string, local: boolean): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
    throw new GrantError(
      local
        ? `The emulator has no account ${email}.`
        : `There is no account ${email}. Add it first (Firebase console, Authentication, Users, Add user) and run this again.`,
    );
  }
}

/** What went wrong, as a sentence with the next step. */
function explain(error: unknown): string {
  if (error instanceof GrantError) return error.message;
  const words = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `${words}\n\n${USAGE}`;
  if (/ECONNREFUSED/.test(words)) return 'The emulator does not answer. Is `npm start` still running?';
  if (
    code === 'app/invalid-credential' ||
    /default credentials|GOOGLE_APPLICATION_CREDENTIALS/i.test(words)
  ) {
    return NO_CREDENTIALS;
  }
  if (code === 'auth/insufficient-permission') {
    return `These credentials may not change accounts: they need the role 'Firebase Authentication Admin'.\n${words}`;
  }
  return `The claim could not be set: ${words}`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
