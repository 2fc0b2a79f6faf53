/** `npm run emulators`: only the backend of `npm start`. */
import { startLocalBackend } from '#scripts/emulators/local-backend.ts';
import { LOCAL_ADMIN } from '#scripts/emulators/seed.ts';
import { shutdown } from '#scripts/processes/shutdown.ts';

console.log('Starting the Firestore and Auth emulators …');
try {
  const { firestore, auth } = await startLocalBackend();
  console.log(`
  VITE_FIRESTORE_EMULATOR=${firestore}
  VITE_AUTH_EMULATOR=${auth}
  Admin signs in with ${LOCAL_ADMIN.email} / ${LOCAL_ADMIN.password}

  Press Ctrl-C to stop.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await shutdown(1);
}
