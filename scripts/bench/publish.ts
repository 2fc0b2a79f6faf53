/** `npm run bench -- publish`: how long `npm run publish` takes for a thousand invitations, for docs/scale.md. */
import { execFileSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFirestore } from '#scripts/admin/open-firestore.ts';
import { filesIn } from '#scripts/build/files-in.ts';
import { DEMO_PROJECT } from '#scripts/emulators/project.ts';
import { startScratchFirestore } from '#scripts/emulators/scratch.ts';
import { pictureFolder } from '#scripts/publish/picture-store.ts';
import { madeInvitations, storeInvitations } from './made-invitations.ts';

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

const emulator = await startScratchFirestore();
try {
  const database = await openFirestore({ project: DEMO_PROJECT, emulator: emulator.host });
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
}
