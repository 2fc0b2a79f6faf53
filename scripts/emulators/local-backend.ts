import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFirebaseTools } from '#scripts/emulators/firebase-tools.ts';
import { findFirestoreCommand, startFirestore } from '#scripts/emulators/firestore.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { DATA_FOLDER, RUNNING_FILE } from '#scripts/emulators/project.ts';
import { answers } from '#scripts/emulators/ready.ts';
import { seed } from '#scripts/emulators/seed.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { isShuttingDown, onShutdown, shutdown } from '#scripts/processes/shutdown.ts';
import type { RunningProcess } from '#scripts/processes/start-process.ts';

/** Where Google's tools put the emulators when nothing else is there. */
const PREFERRED = { firestore: 8080, auth: 9099, hub: 4400, logging: 4500 } as const;

/** Where the database and the accounts of a local trial are. */
export interface LocalBackend {
  /** `host:port`, as the shop's configuration wants it. */
  readonly firestore: string;
  readonly auth: string;
}

/**
 * Starts the Firestore and Auth emulators with the data of the last run, and fills an empty one.
 * A Firestore emulator that FIRESTORE_EMULATOR_HOST names and that answers is used as it is.
 *
 * @throws MissingToolError when Java or the emulator is missing
 */
export async function startLocalBackend(): Promise<LocalBackend> {
  mkdirSync(DATA_FOLDER, { recursive: true });
  const running = await runningFirestorePort();
  const command = running === undefined ? findFirestoreCommand() : undefined;
  const firestorePort = running ?? (await freePort(PREFERRED.firestore));
  const authPort = await freePort(PREFERRED.auth);
  const hubPort = await freePort(PREFERRED.hub);
  const loggingPort = await freePort(PREFERRED.logging);

  const firestore =
    command !== undefined
      ? startFirestore({
          ...command,
          port: firestorePort,
          logFile: join(DATA_FOLDER, 'firestore.log'),
          dataFolder: join(DATA_FOLDER, 'firestore'),
        })
      : undefined;
  const auth = startFirebaseTools({
    authPort,
    hubPort,
    loggingPort,
    logFile: join(DATA_FOLDER, 'auth.log'),
    dataFolder: join(DATA_FOLDER, 'auth'),
  });
  for (const emulator of await Promise.all([firestore, auth])) endTogether(emulator);
  await seed({ firestorePort, authPort });
  return announce({ firestore: `${HOST}:${firestorePort}`, auth: `${HOST}:${authPort}` });
}

/** Leaves a note for `npm run admin:grant -- EMAIL --local`, and takes it back at the end. */
function announce(backend: LocalBackend): LocalBackend {
  writeFileSync(RUNNING_FILE, JSON.stringify(backend));
  onShutdown(async () => rmSync(RUNNING_FILE, { force: true }));
  return backend;
}

/** An emulator that falls over takes the rest down with a sentence, rather than leaving a shop that hangs. */
function endTogether(emulator: RunningProcess | undefined): void {
  void emulator?.exited.then((code) => {
    if (isShuttingDown()) return;
    console.error(`An emulator ended by itself (code ${code}); its last words are in ${DATA_FOLDER}/*.log.`);
    void shutdown(1);
  });
}

async function runningFirestorePort(): Promise<number | undefined> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) return undefined;
  const [name, port] = host.split(':');
  if (name !== HOST && name !== 'localhost') {
    throw new MissingToolError(
      `FIRESTORE_EMULATOR_HOST is ${host}; only an emulator on ${HOST} can be used.`,
    );
  }
  if (await answers(`http://${host}/`)) return Number(port);
  throw new MissingToolError(
    `FIRESTORE_EMULATOR_HOST is ${host}, but nothing answers there. Start it, or leave the variable unset.`,
  );
}
