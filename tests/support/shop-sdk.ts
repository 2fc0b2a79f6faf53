import { vi } from 'vitest';
import { settingsIn } from '#scripts/build/settings.ts';
import { tokenOf } from '#tests/support/firestore-rest.ts';

/** The signed-in account: the owner, or a couple by its e-mail address. */
export type SignedIn = { readonly admin: true } | { readonly email: string };

/** The code with Firebase's SDK, signed in as the owner at first, on the emulator of the test. Counts the documents it reads. */
export function openShopCode() {
  let documents = 0;
  let signedIn: SignedIn = { admin: true };
  const fetchOnly = globalThis.fetch;

  const open = () => {
    const settings = settingsIn({
      VITE_FIREBASE_PROJECT_ID: process.env.FIRESTORE_PROJECT ?? '',
      VITE_FIRESTORE_EMULATOR: process.env.FIRESTORE_EMULATOR_HOST ?? '',
    });
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      const headers = new Headers(init?.headers);
      if (!headers.has('authorization'))
        headers.set('authorization', `Bearer ${tokenOf(claimsOf(signedIn))}`);
      const response = await fetchOnly(input, { ...init, headers });
      const rows: unknown = await response.clone().json();
      if (Array.isArray(rows)) documents += rows.filter((row) => 'document' in row || 'found' in row).length;
      return response;
    });
  };

  return {
    approvals: () => {
      open();
      return import('#src/data/approval-api.ts');
    },
    bookings: () => {
      open();
      return import('#src/features/bookings/bookings-api.ts');
    },
    blessings: () => {
      open();
      return import('#src/data/all-blessings-api.ts');
    },
    blogs: () => {
      open();
      return import('#src/features/blogs/blogs-api.ts');
    },
    album: () => {
      open();
      return import('#src/data/album-api.ts');
    },
    guests: () => {
      open();
      return import('#src/data/guests-api.ts');
    },
    invitations: () => {
      open();
      return import('#src/data/invitations-api.ts');
    },
    portraits: () => {
      open();
      return import('#src/data/portraits-api.ts');
    },
    signIn: (who: SignedIn) => {
      signedIn = who;
    },
    reads: () => documents,
    forgetReads: () => {
      documents = 0;
    },
  };
}

function claimsOf(who: SignedIn): object {
  return 'email' in who
    ? { ...who, email_verified: true, firebase: { sign_in_provider: 'google.com', identities: {} } }
    : who;
}
