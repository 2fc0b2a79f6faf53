import { vi } from 'vitest';
import { settingsIn } from '#scripts/build/settings.ts';
import { tokenOf } from '#scripts/proof/token.ts';

/** The owner's code with Firebase's SDK, signed in as the owner, on the emulator of the test. Counts the documents it reads. */
export function openShopCode() {
  let documents = 0;
  const fetchOnly = globalThis.fetch;

  const open = () => {
    const settings = settingsIn({
      VITE_FIREBASE_PROJECT_ID: process.env.FIRESTORE_PROJECT ?? '',
      VITE_FIRESTORE_EMULATOR: process.env.FIRESTORE_EMULATOR_HOST ?? '',
    });
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      const headers = new Headers(init?.headers);
      if (!headers.has('authorization')) headers.set('authorization', `Bearer ${tokenOf({ admin: true })}`);
      const response = await fetchOnly(input, { ...init, headers });
      const rows: unknown = await response.clone().json();
      if (Array.isArray(rows)) documents += rows.filter((row) => 'document' in row || 'found' in row).length;
      return response;
    });
  };

  return {
    bookings: () => {
      open();
      return import('#src/features/bookings/bookings-api.ts');
    },
    reads: () => documents,
    forgetReads: () => {
      documents = 0;
    },
  };
}
