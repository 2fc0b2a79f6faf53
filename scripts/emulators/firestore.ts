import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFirestoreJar } from '#scripts/emulators/firestore-jar.ts';
import { findJava, SHORT_RUN } from '#scripts/emulators/java.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { untilReady } from '#scripts/emulators/ready.ts';
import { HOST } from '#scripts/processes/ports.ts';
import type { RunningProcess } from '#scripts/processes/start-process.ts';
import { startProcess } from '#scripts/processes/start-process.ts';

export interface FirestoreCommand {
  readonly java: string;
  readonly jar: string;
}

/** Call before starting anything else. Throws a MissingToolError. */
export async function findFirestoreCommand(): Promise<FirestoreCommand> {
  return { java: findJava(), jar: await findFirestoreJar() };
}

export interface FirestoreOptions extends FirestoreCommand {
  readonly port: number;
  readonly logFile: string;
  /** Documents are loaded from here and saved at the end; without it they are discarded. */
  readonly dataFolder?: string;
}

/** Runs the jar directly, because firebase-tools requires a newer Java than the emulator does. */
export async function startFirestore(options: FirestoreOptions): Promise<RunningProcess> {
  const { java, jar, port, logFile, dataFolder } = options;
  const saved = dataFolder && savedIn(dataFolder);
  const emulator = startProcess({
    command: java,
    args: [
      ...SHORT_RUN,
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

const EXPORT_NAME = 'documents';

function savedIn(folder: string): string | undefined {
  const file = join(resolve(folder), EXPORT_NAME, `${EXPORT_NAME}.overall_export_metadata`);
  return existsSync(file) ? file : undefined;
}

/** Exports over HTTP, because `--export-on-exit` writes nothing after a signal; replaces the old export last. */
async function save(port: number, folder: string): Promise<void> {
  const fresh = `${resolve(folder)}-new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const response = await fetch(`http://${HOST}:${port}/emulator/v1/projects/${DEMO_PROJECT}:export`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${DEMO_PROJECT}/databases/(default)`,
      export_directory: fresh,
      export_name: EXPORT_NAME,
    }),
  });
  if (!response.ok) throw new Error(`The documents could not be saved: ${await response.text()}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}
