/** `npm run bench -- publish`: how long `npm run publish` takes for a thousand invitations, for docs/scale.md. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFirestore } from '#scripts/admin/open-firestore.ts';
import { filesIn } from '#scripts/build/files-in.ts';
import { findFirestoreCommand, startFirestore } from '#scripts/emulators/firestore.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { freePort, HOST } from '#scripts/processes/ports.ts';
import { pictureFolder } from '#scripts/publish/picture-store.ts';
import { madeInvitations, storeInvitations } from './made-invitations.ts';
import { BENCH_PORT } from './site.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' } } });
const invitations = madeInvitations(Number(values.count));

function publish(run: string): void {
  const started = Date.now();
  execFileSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/publish.ts', '--dry-run'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const files = filesIn('dist');
  const bytes = files.reduce((sum, file) => sum + statSync(join('dist', file)).size, 0);
  const seconds = Math.round((Date.now() - started) / 1_000);
  console.log(`${run}: ${seconds} s, dist has ${files.length} files of ${Math.round(bytes / 1e6)} MB`);
}

const folder = mkdtempSync(join(tmpdir(), 'shagun-publish-'));
const port = await freePort(BENCH_PORT + 20);
const emulator = await startFirestore({
  ...(await findFirestoreCommand()),
  port,
  logFile: join(folder, 'firestore.log'),
});
try {
  const database = await openFirestore({ project: DEMO_PROJECT, emulator: `${HOST}:${port}` });
  await storeInvitations(database, invitations);
  rmSync(pictureFolder(DEMO_PROJECT), { recursive: true });
  publish('First run');
  publish('Second run, nothing changed');
  await storeInvitations(
    database,
    invitations.slice(0, 10).map((one) => ({ ...one, place: 'Udaipur' })),
  );
  publish('Third run, ten changed');
} finally {
  await emulator.stop();
  rmSync(folder, { recursive: true, force: true });
}
