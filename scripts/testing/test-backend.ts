import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFirebaseTools } from '#scripts/emulators/firebase-tools.ts';
import type { FirestoreCommand } from '#scripts/emulators/firestore.ts';
import { findFirestoreCommand, startFirestore } from '#scripts/emulators/firestore.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { DEPLOY_CONFIG } from '#scripts/hosting/deploy-config.ts';
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

/** The emulators of a test run. Their addresses are fixed from the start. */
export interface TestBackend {
  /** Settings the site is built with, so that it talks to these emulators. */
  readonly settings: Readonly<Record<string, string>>;
  /** What tests read from their environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Resolves when the Firestore emulator answers. */
  readonly firestoreReady: Promise<unknown>;
  /** Starts Auth and Hosting, once, and resolves when they answer: after the build, whose configuration they read. */
  readonly startHosting: () => Promise<unknown>;
}

/**
 * Starts the Firestore emulator for a test run, and the Auth and Hosting emulators when they are asked for; nothing
 * is kept. Hosting serves `folder` with the headers it is deployed with, whose policy allows the two emulators'
 * addresses besides.
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
  const port = {
    hosting: await freePort(PREFERRED.hosting),
    firestore: await freePort(PREFERRED.firestore),
    auth: await freePort(PREFERRED.auth),
    hub: await freePort(PREFERRED.hub),
    logging: await freePort(PREFERRED.logging),
    turn: await freePort(PREFERRED.turn),
  };
  const firestore = `${HOST}:${port.firestore}`;
  const auth = `${HOST}:${port.auth}`;

  const firestoreReady = startFirestore({
    ...command,
    port: port.firestore,
    logFile: join(logs, 'firestore.log'),
  });
  // It is awaited by the stage that needs it; until then a failure must not pass for an unhandled one.
  firestoreReady.catch(() => undefined);

  let hosting: Promise<unknown> | undefined;
  function startHosting(): Promise<unknown> {
    hosting ??= startFirebaseTools({
      authPort: port.auth,
      hubPort: port.hub,
      loggingPort: port.logging,
      logFile: join(logs, 'hosting.log'),
      hosting: { port: port.hosting, folder, config: hostingWith([`http://${firestore}`, `http://${auth}`]) },
    });
    return hosting;
  }

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
    startHosting,
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

/** The way the build is served once it is deployed, its policy widened to the emulators only. */
function hostingWith(addresses: readonly string[]): object {
  const hosting = readHosting(DEPLOY_CONFIG);
  return withPolicy(hosting, allowing(policyOf(hosting), 'connect-src', addresses));
}
