import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirestoreCommand, startFirestore } from '#scripts/emulators/firestore.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';

/** Away from the ports of `npm start` and of the tests. */
const FIRST_PORT = 21_000;

export interface ProofEmulator {
  readonly host: string;
  readonly documents: string;
  stop(): Promise<void>;
}

/** Also stops when the proof is interrupted. Throws a MissingToolError. */
export async function startProofEmulator(): Promise<ProofEmulator> {
  const command = await findFirestoreCommand();
  const folder = mkdtempSync(join(tmpdir(), 'shagun-proof-'));
  const port = await freePort(FIRST_PORT);
  const emulator = await startFirestore({ ...command, port, logFile: join(folder, 'firestore.log') });
  const host = `${HOST}:${port}`;
  return {
    host,
    documents: `http://${host}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`,
    async stop() {
      await emulator.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
