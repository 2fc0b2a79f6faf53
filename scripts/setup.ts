/** `npm run setup`: installs what the tests need, as `npm test` does before the first test. */
import { MissingToolError } from '#scripts/emulators/missing-tool.ts';
import { getTools } from '#scripts/testing/tools.ts';

try {
  const { browser, firestore } = await getTools();
  console.log(`Chromium: ${browser}\nJava: ${firestore.java}\nFirestore emulator: ${firestore.jar}`);
} catch (error) {
  if (!(error instanceof MissingToolError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
