import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirestoreCommand, startFirestore } from '#scripts/emulators/firestore.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';

/** Away from the ports of `npm start` and of the tests. */
const FIRST_PORT = 21_000;

/** A separate Firestore emulator for a proof or a measurement. */
export interface ScratchFirestore {
  /** `host:port`, which FIRESTORE_EMULATOR_HOST names too: tests/support/firestore-rest.ts writes there. */
  readonly host: string;
  readonly documents: string;
  /** Removed when it stops. */
  readonly folder: string;
  loadRules(text: string, project?: string): Promise<void>;
  stop(): Promise<void>;
}

/** Also stops when the process is interrupted. Throws a MissingToolError. */
export async function startScratchFirestore(firstPort = FIRST_PORT): Promise<ScratchFirestore> {
  const command = await findFirestoreCommand();
  const folder = mkdtempSync(join(tmpdir(), 'shagun-scratch-'));
  const port = await freePort(firstPort);
  const emulator = await startFirestore({ ...command, port, logFile: join(folder, 'firestore.log') });
  const host = `${HOST}:${port}`;
  process.env.FIRESTORE_EMULATOR_HOST = host;
  return {
    host,
    documents: `http://${host}/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`,
    folder,
    async loadRules(content, project = DEMO_PROJECT) {
      const response = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      });
      if (!response.ok)
        throw new Error(`The emulator rejected these rules: ${await response.text()}\n${content}`);
    },
    async stop() {
      await emulator.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
