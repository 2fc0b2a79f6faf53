import getPort, { portNumbers } from 'get-port';

export const HOST = '127.0.0.1';

const TRIES = 50;

/** A free port, near `preferred` if possible. */
export function freePort(preferred: number): Promise<number> {
  // Reserved, because some ports are used minutes later.
  return getPort({ port: portNumbers(preferred, preferred + TRIES - 1), host: HOST, reserve: true });
}
