import type { Environment } from '#scripts/build/settings.ts';
import type { LocalBackend } from './local-backend.ts';
import { DEMO_PROJECT } from './project.ts';

/** The owner's settings for `npm start`: the shop as it will be online, but with this folder's pictures and no project of Google's. */
export function startSettings(own: Environment, backend: LocalBackend | undefined): Environment {
  return {
    ...own,
    VITE_MEDIA_BASE: '',
    // Of orders that only the emulator has.
    VITE_ORDER_MAIL: '',
    VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
    VITE_FIREBASE_API_KEY: '',
    // Emulators do not support App Check, and its key is bound to the site's address.
    VITE_APP_CHECK_KEY: '',
    VITE_FIRESTORE_EMULATOR: backend?.firestore ?? '',
    VITE_AUTH_EMULATOR: backend?.auth ?? '',
    VITE_BACKEND: backend ? '' : 'none',
  };
}
