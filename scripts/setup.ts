import { ensureBrowser } from '#scripts/browser.ts';
import { findFirestoreCommand } from '#scripts/emulators/firestore.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';

/** `npm run setup`: installs a browser if there is none, and reports missing Java or Firestore emulator. */
try {
  console.log(`Chromium: ${ensureBrowser({ systemPackages: true })}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
try {
  console.log(`Firestore emulator: ${findFirestoreCommand().jar}`);
} catch (error) {
  if (!(error instanceof MissingToolError)) throw error;
  console.warn(error.message);
}
