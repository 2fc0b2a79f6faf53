import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FirebaseToolsOptions } from '#scripts/emulators/firebase-tools.ts';
import { startFirebaseTools } from '#scripts/emulators/firebase-tools.ts';
import type { FirestoreCommand } from '#scripts/emulators/firestore.ts';
import { startFirestore } from '#scripts/emulators/firestore.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import type { HostingConfig } from '#scripts/hosting/policy.ts';
import { allowing, policyOf, readHosting, withPolicy } from '#scripts/hosting/policy.ts';
import { freePort, HOST, takeRunNumber } from '#scripts/processes/ports.ts';
import type { TestDatabase } from '#scripts/testing/databases.ts';
import { emulatorsOf, namingDatabases, WORKERS } from '#scripts/testing/databases.ts';
import { serveSite } from '#scripts/testing/site-server.ts';

/** Away from the ports of `npm start`. Each run on the machine begins {@link PORTS_OF_A_RUN} further on. */
const PREFERRED = {
  site: 15_000,
  hosting: 15_050,
  firestore: 15_080,
  auth: 15_180,
  hub: 15_400,
  logging: 15_500,
};

const PORTS_OF_A_RUN = 5;

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
  const offset = PORTS_OF_A_RUN * (await takeRunNumber()).number;
  const freeFor = (service: keyof typeof PREFERRED) => freePort(PREFERRED[service] + offset);
  const freeDatabase = async (): Promise<TestDatabase> => ({
    firestorePort: await freeFor('firestore'),
    authPort: await freeFor('auth'),
  });
  const sitePort = await freeFor('site');
  const hostingPort = await freeFor('hosting');
  const first = await freeDatabase();
  const databases = [first];
  while (databases.length < WORKERS) databases.push(await freeDatabase());

  const startDatabase = (port: number) =>
    startFirestore({ ...command, port, logFile: join(logs, `firestore-${port}.log`) });
  const firestoreReady = startDatabase(first.firestorePort);
  // Awaited by a later stage; until then a rejection must not count as unhandled.
  firestoreReady.catch(() => undefined);

  const emulators = emulatorsOf(first);
  const addresses = Object.values(emulators).map((address) => `http://${address}`);
  let site: Promise<unknown> | undefined;
  function startSite(): Promise<unknown> {
    const hosting = hostingWith(addresses);
    site ??= Promise.all([
      serveSite({ folder, port: sitePort, hosting }),
      startTools(first, { port: hostingPort, folder, config: hosting }),
      ...databases.slice(1).flatMap((other) => [startDatabase(other.firestorePort), startTools(other)]),
    ]);
    return site;
  }

  async function startTools({ authPort }: TestDatabase, hosting?: FirebaseToolsOptions['hosting']) {
    return startFirebaseTools({
      authPort,
      hubPort: await freeFor('hub'),
      loggingPort: await freeFor('logging'),
      logFile: join(logs, `firebase-tools-${authPort}.log`),
      ...(hosting ? { hosting } : {}),
    });
  }

  return {
    settings: {
      VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
      VITE_FIRESTORE_EMULATOR: emulators.FIRESTORE_EMULATOR_HOST,
      VITE_AUTH_EMULATOR: emulators.FIREBASE_AUTH_EMULATOR_HOST,
    },
    environment: {
      ...emulators,
      ...namingDatabases(databases),
      E2E_BASE_URL: `http://${HOST}:${sitePort}`,
      E2E_HOSTING_EMULATOR: `http://${HOST}:${hostingPort}`,
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
