import { ensureBrowser } from '#scripts/browser.ts';
import type { FirestoreCommand } from '#scripts/emulators/firestore.ts';
import { findFirestoreCommand } from '#scripts/emulators/firestore.ts';

/** What the tests need besides npm's packages. */
export interface Tools {
  /** A Chromium's path. */
  readonly browser: string;
  readonly firestore: FirestoreCommand;
}

/** Looks for the tools and installs what is missing, before anything else is done. Throws a MissingToolError. */
export async function getTools(): Promise<Tools> {
  const firestore = await findFirestoreCommand();
  return { browser: await ensureBrowser(), firestore };
}
