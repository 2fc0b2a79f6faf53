import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFirebaseTools } from '#scripts/emulators/firebase-tools.ts';
import type { FirestoreCommand } from '#scripts/emulators/firestore.ts';
import { findFirestoreCommand, startFirestore } from '#scripts/emulators/firestore.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { allowing, policyOf, readHosting, withPolicy } from '#scripts/hosting/policy.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';

/** Away from the ports of `npm start`, which may be running beside the tests. */
const PREFERRED = {
  hosting: 15_000,
  firestore: 15_080,
  auth: 15_099,
  hub: 15_400,
  logging: 15_500,
  turn: 15_999,
};

/** The emulators of a test run. Their addresses stand from the start; each is waited for when it is needed. */
export interface TestBackend {
  /** Settings the site is built with, so that it talks to these emulators. */
  readonly settings: Readonly<Record<string, string>>;
  /** What tests read from their environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Resolves when the Firestore emulator answers. */
  readonly firestoreReady: Promise<unknown>;
  /** Resolves when Auth and Hosting answer. */
  readonly hostingReady: Promise<unknown>;
}

/**
 * Starts the Firestore, Auth and Hosting emulators for a test run; nothing is kept. Hosting serves
 * `folder` with firebase.json's headers, whose policy allows the two emulators' addresses besides.
 *
 * @returns the backend, or why this machine cannot have one
 */
export async function startTestBackend(
  folder: string,
  logs: string,
): Promise<TestBackend | MissingToolError> {
  const command = firestoreCommand();
  if (command instanceof MissingToolError) return command;
  mkdirSync(folder, { recursive: true });
  const taken = new Set<number>();
  const port = {
    hosting: await freePort(PREFERRED.hosting, taken),
    firestore: await freePort(PREFERRED.firestore, taken),
    auth: await freePort(PREFERRED.auth, taken),
    hub: await freePort(PREFERRED.hub, taken),
    logging: await freePort(PREFERRED.logging, taken),
    turn: await freePort(PREFERRED.turn, taken),
  };
  const firestore = `${HOST}:${port.firestore}`;
  const auth = `${HOST}:${port.auth}`;

  const firestoreReady = startFirestore({
    ...command,
    port: port.firestore,
    logFile: join(logs, 'firestore.log'),
  });
  const hostingReady = startFirebaseTools({
    authPort: port.auth,
    hubPort: port.hub,
    loggingPort: port.logging,
    logFile: join(logs, 'hosting.log'),
    hosting: { port: port.hosting, folder, config: hostingWith([`http://${firestore}`, `http://${auth}`]) },
  });
  // Each is awaited by the stage that needs it; until then a failure must not pass for an unhandled one.
  for (const ready of [firestoreReady, hostingReady]) ready.catch(() => undefined);

  return {
    settings: {
      VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
      VITE_FIRESTORE_EMULATOR: firestore,
      VITE_AUTH_EMULATOR: auth,
    },
    environment: {
      E2E_BASE_URL: `http://${HOST}:${port.hosting}`,
      E2E_TURN_PORT: String(port.turn),
      FIRESTORE_EMULATOR_HOST: firestore,
      FIREBASE_AUTH_EMULATOR_HOST: auth,
      FIRESTORE_PROJECT: DEMO_PROJECT,
    },
    firestoreReady,
    hostingReady,
  };
}

function firestoreCommand(): FirestoreCommand | MissingToolError {
  try {
    return findFirestoreCommand();
  } catch (error) {
    if (error instanceof MissingToolError) return error;
    throw error;
  }
}

/** firebase.json's way of serving, its policy widened to the emulators only. */
function hostingWith(addresses: readonly string[]): object {
  const { predeploy: _, ...hosting } = readHosting();
  return withPolicy(hosting, allowing(policyOf(hosting), 'connect-src', addresses));
}
