/** Which emulators `npm start` runs on this machine, so that `--emulator` finds them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { responds } from './ready.ts';

const FOLDER = join(tmpdir(), 'wedding-shop-emulators');

const announcement = v.object({
  /** The folder that `npm start` was run in. */
  folder: v.string(),
  started: v.number(),
  firestore: v.string(),
  auth: v.string(),
});

export type Running = v.InferOutput<typeof announcement>;

/** No `npm start` runs; the message is the next step. */
export class NotRunningError extends Error {
  override readonly name = 'NotRunningError';
}

/** Returns what takes the announcement back. */
export function announce(backend: Pick<Running, 'firestore' | 'auth'>, folder = FOLDER): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.json`);
  writeFileSync(file, JSON.stringify({ ...backend, folder: process.cwd(), started: Date.now() }));
  return () => rmSync(file, { force: true });
}

/** The emulators of this folder's `npm start`, or else of the newest one. Throws a {@link NotRunningError} if none responds. */
export async function findRunning(folder = FOLDER): Promise<Running> {
  const isHere = ({ folder: at }: Running) => at === process.cwd();
  const candidates = read(folder).sort(
    (one, other) => Number(isHere(other)) - Number(isHere(one)) || other.started - one.started,
  );
  for (const running of candidates) if (await responds(`http://${running.firestore}/`)) return running;
  throw new NotRunningError(
    '`--emulator` needs the emulators of a running `npm start`, and none responds. Run `npm start` in another terminal, ' +
      'wait for its list of addresses, and run this command again.',
  );
}

function read(folder: string): Running[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).flatMap((name) => {
    try {
      return [v.parse(announcement, JSON.parse(readFileSync(join(folder, name), 'utf8')))];
    } catch {
      // Incomplete, or deleted meanwhile.
      return [];
    }
  });
}
