import type { Server } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { clear, count, write } from '#tests/support/firestore-rest.ts';

/** The account that journeys sign in with. */
export const ADMIN = { email: 'admin@shagun.example', password: 'shagun-admin' } as const;

/** The database as one journey sees it: its own while it runs. */
export interface Database {
  readonly admin: typeof ADMIN;
  /** Puts a document there as if it had been sent before; rules do not ask. */
  add(path: string, fields: Fields): Promise<void>;
  /** How many documents a collection holds (at most 300). */
  count(collection: string): Promise<number>;
  /** Lets the next journey have it. */
  release(): Promise<void>;
}

/** Waits for its turn, empties the database and the accounts, and makes the admin's. */
export async function openDatabase(): Promise<Database> {
  const turn = await takeTurn();
  await clear();
  await resetAccounts();
  return {
    admin: ADMIN,
    add: async (path, fields) => {
      await write('owner', path, fields);
    },
    count,
    release: () => new Promise((resolve) => turn.close(() => resolve())),
  };
}

/**
 * Journeys run side by side but share one database. Holding a port is holding the turn: the system
 * gives it to one at a time and takes it back even from a worker that was killed.
 */
async function takeTurn(): Promise<Server> {
  const port = Number(process.env.E2E_TURN_PORT ?? 15_999);
  for (;;) {
    const server = await listen(port);
    if (server) return server;
    await pause(50);
  }
}

function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });
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
