import { ensureBrowser } from '#scripts/browser.ts';
import { findFirestoreCommand } from '#scripts/emulators/firestore.ts';
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';

/**
 * `npm run setup`: looks for what `npm test` needs besides packages, and installs a browser where there is none: into
 * Playwright's own folder, or, as root on Debian, as a system package. It fails where no browser can be had. Without
 * Java or the Firestore emulator it says what to install; the tests that need them are then skipped.
 */
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
