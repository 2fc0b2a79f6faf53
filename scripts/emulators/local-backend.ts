import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFirebaseTools } from '#scripts/emulators/firebase-tools.ts';
import { findFirestoreCommand, startFirestore } from '#scripts/emulators/firestore.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { DATA_FOLDER } from '#scripts/emulators/project.ts';
import { responds } from '#scripts/emulators/ready.ts';
import { announce } from '#scripts/emulators/running.ts';
import { seed } from '#scripts/emulators/seed.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { isShuttingDown, onShutdown, shutdown } from '#scripts/processes/shutdown.ts';
import type { RunningProcess } from '#scripts/processes/start-process.ts';

/** The default ports of Firebase's tools. */
const PREFERRED = { firestore: 8080, auth: 9099, hub: 4400, logging: 4500 } as const;

export interface LocalBackend {
  readonly firestore: string;
  readonly auth: string;
}

/** Starts both emulators, or uses FIRESTORE_EMULATOR_HOST. Throws a MissingToolError. */
export async function startLocalBackend(): Promise<LocalBackend> {
  mkdirSync(DATA_FOLDER, { recursive: true });
  const running = await runningFirestorePort();
  const command = running === undefined ? await findFirestoreCommand() : undefined;
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
  for (const emulator of await Promise.all([firestore, auth])) exitIfStopped(emulator);
  await seed({ firestorePort, authPort });
  const backend = { firestore: `${HOST}:${firestorePort}`, auth: `${HOST}:${authPort}` };
  const takeBack = announce(backend);
  onShutdown(async () => takeBack());
  return backend;
}

/** Exits when an emulator stops unexpectedly, so that the shop does not hang. */
function exitIfStopped(emulator: RunningProcess | undefined): void {
  void emulator?.exited.then((code) => {
    if (isShuttingDown()) return;
    console.error(`An emulator stopped unexpectedly (code ${code}). See ${DATA_FOLDER}/*.log.`);
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
  if (await responds(`http://${host}/`)) return Number(port);
  throw new MissingToolError(
    `FIRESTORE_EMULATOR_HOST is ${host}, but nothing responds there. Start the emulator or unset the variable.`,
  );
}
