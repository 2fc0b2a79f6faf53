import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFirebaseTools } from '#scripts/emulators/firebase-tools.ts';
import type { FirestoreCommand } from '#scripts/emulators/firestore.ts';
import { startFirestore } from '#scripts/emulators/firestore.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import type { HostingConfig } from '#scripts/hosting/policy.ts';
import { allowing, policyOf, readHosting, withPolicy } from '#scripts/hosting/policy.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { serveSite } from '#scripts/testing/site-server.ts';

/** Away from the ports of `npm start`. */
const PREFERRED = {
  site: 15_000,
  hosting: 15_050,
  firestore: 15_080,
  auth: 15_099,
  hub: 15_400,
  logging: 15_500,
  turn: 15_999,
};

export interface TestBackend {
  readonly settings: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  readonly firestoreReady: Promise<unknown>;
  /** Call after the build, whose configuration it reads. */
  readonly startSite: () => Promise<unknown>;
}

/** Starts the emulators and the site for a test run, without keeping data. */
export async function startTestBackend(
  folder: string,
  logs: string,
  command: FirestoreCommand,
): Promise<TestBackend> {
  mkdirSync(folder, { recursive: true });
  const port = {
    site: await freePort(PREFERRED.site),
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
  // Awaited by a later stage; until then a rejection must not count as unhandled.
  firestoreReady.catch(() => undefined);

  let site: Promise<unknown> | undefined;
  function startSite(): Promise<unknown> {
    const hosting = hostingWith([`http://${firestore}`, `http://${auth}`]);
    site ??= Promise.all([
      serveSite({ folder, port: port.site, hosting }),
      startFirebaseTools({
        authPort: port.auth,
        hubPort: port.hub,
        loggingPort: port.logging,
        logFile: join(logs, 'firebase-tools.log'),
        hosting: { port: port.hosting, folder, config: hosting },
      }),
    ]);
    return site;
  }

  return {
    settings: {
      VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
      VITE_FIRESTORE_EMULATOR: firestore,
      VITE_AUTH_EMULATOR: auth,
    },
    environment: {
      E2E_BASE_URL: `http://${HOST}:${port.site}`,
      E2E_HOSTING_EMULATOR: `http://${HOST}:${port.hosting}`,
      E2E_TURN_PORT: String(port.turn),
      FIRESTORE_EMULATOR_HOST: firestore,
      FIREBASE_AUTH_EMULATOR_HOST: auth,
      FIRESTORE_PROJECT: DEMO_PROJECT,
    },
    firestoreReady,
    startSite,
  };
}

/** Hosting as deployed, with the emulators added to the policy. */
function hostingWith(addresses: readonly string[]): HostingConfig {
  const hosting = readHosting();
  return withPolicy(hosting, allowing(policyOf(hosting), 'connect-src', addresses));
}
