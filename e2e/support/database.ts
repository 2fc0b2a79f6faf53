import type { Fields, StoredDocument } from '#tests/support/firestore-rest.ts';
import { clear, count, documentsIn, write } from '#tests/support/firestore-rest.ts';

export const ADMIN = { email: 'admin@shagun.example', password: 'shagun-admin' } as const;
const HELPER = { email: 'helper@shagun.example', password: 'shagun-helper' } as const;

/** The database of the worker that runs the journey. */
export interface Database {
  readonly admin: typeof ADMIN;
  /** Adds a document, bypassing the rules. */
  add(path: string, fields: Fields): Promise<void>;
  /** At most 300. */
  count(collection: string): Promise<number>;
  /** The documents themselves; as many at most. */
  documents(collection: string): Promise<readonly StoredDocument[]>;
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
    documents: documentsIn,
  };
}

async function resetAccounts(): Promise<void> {
  await ask('emulator/v1', 'accounts', 'DELETE');
  await addAccount(ADMIN, 'admin');
}

/** Creates a helper of the shop, who may do less than the owner. */
export async function addHelper(): Promise<typeof HELPER> {
  await addAccount(HELPER, 'helper');
  return HELPER;
}

async function addAccount(account: object, claim: 'admin' | 'helper'): Promise<void> {
  const customAttributes = JSON.stringify({ [claim]: true });
  await ask(ACCOUNTS, 'accounts', 'POST', { ...account, localId: claim, emailVerified: true });
  await ask(ACCOUNTS, 'accounts:update', 'POST', { localId: claim, customAttributes });
}

const ACCOUNTS = 'identitytoolkit.googleapis.com/v1';

async function ask(service: string, what: string, method: string, body?: object): Promise<void> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const project = process.env.FIRESTORE_PROJECT;
  if (!host || !project)
    throw new Error('Run the journeys with `npm run test:e2e`: it starts the emulators.');
  const url = `http://${host}/${service}/projects/${project}/${what}`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`);
}
