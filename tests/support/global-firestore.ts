import type { TestProject } from 'vitest/node';
import { IS_CI, MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { startScratchFirestore } from '#scripts/emulators/scratch.ts';

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
    const ours = process.env.FIRESTORE_EMULATOR_HOST ? undefined : await startScratchFirestore(FIRST_PORT);
    project.provide('emulatorMissing', '');
    return async () => ours?.stop();
  } catch (error) {
    if (!(error instanceof MissingToolError) || IS_CI) throw error;
    console.warn(`\nThe tests of firestore.rules are skipped. ${error.message}\n`);
    project.provide('emulatorMissing', error.message);
    return async () => undefined;
  }
}
