import { HOST } from '#scripts/processes/ports.ts';

/** Playwright's workers: two are busy while one waits. To start, the emulators of each take 13 s of processor time. */
export const WORKERS = 3;

/** The emulators of one worker. The build names those of the first. */
export interface TestDatabase {
  readonly firestorePort: number;
  readonly authPort: number;
}

const VARIABLE = 'E2E_DATABASES';

/** For {@link databasesIn}. */
export function namingDatabases(databases: readonly TestDatabase[]): Record<string, string> {
  return { [VARIABLE]: JSON.stringify(databases.map((one) => [one.firestorePort, one.authPort])) };
}

/** Those of a test run, one for each worker. Throws outside one. */
export function databasesIn(environment: Readonly<Record<string, string | undefined>>): TestDatabase[] {
  const named = environment[VARIABLE];
  if (!named) throw new Error('Run the journeys with `npm run test:e2e`: it starts the emulators.');
  const ports: [number, number][] = JSON.parse(named);
  return ports.map(([firestorePort, authPort]) => ({ firestorePort, authPort }));
}

/** As in the variables of Firebase's tools, which the shop's commands read too. */
export function emulatorsOf({ firestorePort, authPort }: TestDatabase) {
  return {
    FIRESTORE_EMULATOR_HOST: `${HOST}:${firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${authPort}`,
  };
}

/**
 * Rules for Chromium's resolver that lead from the first database to another one, and nowhere outside this machine.
 * `context.route` would send each request through the test's process and switch the HTTP cache off.
 */
export function resolverRules(first: TestDatabase, own: TestDatabase): string {
  const maps = [
    [`${HOST}:${first.firestorePort}`, `${HOST}:${own.firestorePort}`],
    [`${HOST}:${first.authPort}`, `${HOST}:${own.authPort}`],
    [HOST, HOST],
    ['*', '~NOTFOUND'],
  ];
  return maps.map((map) => `MAP ${map.join(' ')}`).join(', ');
}
