import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFirestoreJar } from '#scripts/emulators/firestore-jar.ts';
import { findJava } from '#scripts/emulators/java.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { untilReady } from '#scripts/emulators/ready.ts';
import { HOST } from '#scripts/processes/ports.ts';
import type { RunningProcess } from '#scripts/processes/start-process.ts';
import { startProcess } from '#scripts/processes/start-process.ts';

/** What runs the Firestore emulator on this machine. */
export interface FirestoreCommand {
  readonly java: string;
  readonly jar: string;
}

/**
 * Looks for both; call it before anything else is started.
 *
 * @throws MissingToolError when Java or the jar is missing
 */
export function findFirestoreCommand(): FirestoreCommand {
  return { java: findJava(), jar: findFirestoreJar() };
}

/** How the Firestore emulator is to run. */
export interface FirestoreOptions extends FirestoreCommand {
  readonly port: number;
  /** File that takes what it says. */
  readonly logFile: string;
  /** Folder its documents come from at the start and go to at the end; without it they are forgotten. */
  readonly dataFolder?: string;
}

/**
 * Starts Google's Firestore emulator with firestore.rules and waits until it answers. We start the
 * jar ourselves because firebase-tools insists on a newer Java than the emulator needs.
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningProcess> {
  const { java, jar, port, logFile, dataFolder } = options;
  const saved = dataFolder && savedIn(dataFolder);
  const emulator = startProcess({
    command: java,
    args: [
      '-cp',
      jar,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      'start',
      `--host=${HOST}`,
      `--port=${port}`,
      `--rules=${resolve('firestore.rules')}`,
      `--project_id=${DEMO_PROJECT}`,
      ...(saved === undefined ? [] : [`--import-data=${saved}`]),
    ],
    logFile,
    ...(dataFolder === undefined ? {} : { beforeStop: () => save(port, dataFolder) }),
  });
  await untilReady('The Firestore emulator', `http://${HOST}:${port}/`, emulator);
  return emulator;
}

/** The file of an export that the emulator reads back. */
const EXPORT_NAME = 'documents';

function savedIn(folder: string): string | undefined {
  const file = join(resolve(folder), EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`);
  return existsSync(file) ? file : undefined;
}

/**
 * Writes all documents to the folder, replacing what was there only once everything is written.
 * The emulator's own `--export-on-exit` writes nothing when it is ended by a signal (tried).
 */
async function save(port: number, folder: string): Promise<void> {
  const fresh = `${resolve(folder)}-new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const answer = await fetch(`http://${HOST}:${port}/emulator/v1/projects/${DEMO_PROJECT}:export`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${DEMO_PROJECT}/databases/(default)`,
      export_directory: fresh,
      export_name: EXPORT_NAME,
    }),
  });
  if (!answer.ok) throw new Error(`The documents could not be saved: ${await answer.text()}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}
