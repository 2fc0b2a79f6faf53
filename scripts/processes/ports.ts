import { createServer } from 'node:net';

/** Where everything listens: this machine only. */
export const HOST = '127.0.0.1';

/** How far we look past a port that is taken. */
const TRIES = 50;

/**
 * The first free port from `preferred` on.
 *
 * @param taken ports promised to others in this run; the found one is added
 * @throws with a sentence for the terminal when none of the next fifty is free
 */
export async function freePort(preferred: number, taken: Set<number>): Promise<number> {
  for (let port = preferred; port < preferred + TRIES; port += 1) {
    if (!taken.has(port) && (await isFree(port))) {
      taken.add(port);
      return port;
    }
  }
  throw new Error(
    `Ports ${preferred} to ${preferred + TRIES - 1} are all taken. Close a program that uses them and try again.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
