import getPort, { portNumbers } from 'get-port';

/** The address everything listens on: this machine only. */
export const HOST = '127.0.0.1';

/** How many ports are tried before any free one is taken. */
const TRIES = 50;

/** A free port, at or soon after `preferred` where possible, that nothing else in this process is given. */
export function freePort(preferred: number): Promise<number> {
  // Some are used minutes later, once the site is built.
  return getPort({ port: portNumbers(preferred, preferred + TRIES - 1), host: HOST, reserve: true });
}
