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
    /** Why the tests of the rules cannot run on this machine; empty when they can. */
    emulatorMissing: string;
  }
}

/** Away from the ports of `npm start`, which may be running beside the tests. */
const FIRST_PORT = 18_080;

/**
 * Gives the tests of firestore.rules a Firestore emulator: the one FIRESTORE_EMULATOR_HOST names, else
 * one of their own. Where it cannot run they are skipped with the reason, and fail when CI=true.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A project of the tests' own: emptying it leaves what `npm start` holds in peace.
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
  const command = findFirestoreCommand();
  const folder = mkdtempSync(join(tmpdir(), 'shagun-rules-'));
  const port = await freePort(FIRST_PORT);
  const emulator = await startFirestore({ ...command, port, logFile: join(folder, 'firestore.log') });
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${port}`;
  return async () => {
    await emulator.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
