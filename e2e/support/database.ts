import type { Fields } from '#tests/support/firestore-rest.ts';
import { clear, count, write } from '#tests/support/firestore-rest.ts';

export const ADMIN = { email: 'admin@shagun.example', password: 'shagun-admin' } as const;

/** The database of the worker that runs the journey. */
export interface Database {
  readonly admin: typeof ADMIN;
  /** Adds a document, bypassing the rules. */
  add(path: string, fields: Fields): Promise<void>;
  /** At most 300. */
  count(collection: string): Promise<number>;
}

/** Empties the worker's database and accounts, and creates the admin. */
export async function openDatabase(): Promise<Database> {
  await clear();
  await resetAccounts();
  return {
    admin: ADMIN,
    add: async (path, fields) => {
      await write('owner', path, fields);
    },
    count,
  };
}

async function resetAccounts(): Promise<void> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const project = process.env.FIRESTORE_PROJECT;
  if (!host || !project)
    throw new Error('Run the journeys with `npm run test:e2e`: it starts the emulators.');
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  await ask(`http://${host}/emulator/v1/projects/${project}/accounts`, { method: 'DELETE', headers });
  await ask(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...ADMIN, localId: 'admin', emailVerified: true }),
  });
  await ask(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ localId: 'admin', customAttributes: JSON.stringify({ admin: true }) }),
  });
}

async function ask(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}
