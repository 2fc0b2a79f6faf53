import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFirestoreCommand, startFirestore } from '#scripts/emulators/firestore.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { IS_CI } from '#scripts/testing/is-ci.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Why the rules cannot be tested here; empty if they can. */
    emulatorMissing: string;
  }
}

/** Different from the ports of `npm start`, which may be running. */
const FIRST_PORT = 18_080;

/** Uses FIRESTORE_EMULATOR_HOST or starts an emulator; without one, tests are skipped, or fail if CI=true. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A separate project, so that emptying it keeps the data of `npm start`.
  process.env.FIRESTORE_PROJECT = 'demo-shagun-rules';
  try {
    const stop = process.env.FIRESTORE_EMULATOR_HOST ? async () => undefined : await startOurs();
    project.provide('emulatorMissing', '');
    return stop;
  } catch (error) {
    if (!(error instanceof MissingToolError) || IS_CI) throw error;
    console.warn(`\nThe tests of firestore.rules are skipped. ${error.message}\n`);
    project.provide('emulatorMissing', error.message);
    return async () => undefined;
  }
}

async function startOurs(): Promise<() => Promise<void>> {
  const command = await findFirestoreCommand();
  const folder = mkdtempSync(join(tmpdir(), 'shagun-rules-'));
  const port = await freePort(FIRST_PORT);
  const emulator = await startFirestore({ ...command, port, logFile: join(folder, 'firestore.log') });
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${port}`;
  return async () => {
    await emulator.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
