import type { Server } from 'node:net';
import { createServer } from 'node:net';
import getPort, { portNumbers } from 'get-port';

export const HOST = '127.0.0.1';

const TRIES = 50;

/** A free port, near `preferred` if possible. */
export function freePort(preferred: number): Promise<number> {
  // Reserved, because some ports are used minutes later.
  return getPort({ port: portNumbers(preferred, preferred + TRIES - 1), host: HOST, reserve: true });
}

const FIRST_RUN_PORT = 14_900;
const MOST_RUNS = 10;

/** One of the test runs on this machine. */
export interface TestRun {
  /** 0 for the only one. */
  readonly number: number;
  readonly end: () => void;
}

/**
 * Takes the next free number, until the process ends, by listening on a port: two runs that search for free
 * ports at the same moment would otherwise choose the same ones, and use each other's emulators. Throws when
 * there are too many.
 */
export async function takeRunNumber(): Promise<TestRun> {
  for (let number = 0; number < MOST_RUNS; number += 1) {
    const server = await listenOn(FIRST_RUN_PORT + number);
    if (server) return { number, end: () => server.close() };
  }
  throw new Error(`${MOST_RUNS} test runs are going on. Wait for one to end.`);
}

function listenOn(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, HOST, () => resolve(server.unref()));
  });
}
