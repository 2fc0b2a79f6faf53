/** `npm run catalogue`, after a change in src/catalogue: updates what follows from it, and lists what is missing. */
import { spawnSync } from 'node:child_process';
import { catalogueFaults } from '#scripts/catalogue/faults.ts';
import { loadWithVite } from '#scripts/catalogue/load-with-vite.ts';
import { writeMediaRecords } from '#scripts/media/records.ts';

const { writeHomeFigures } = await loadWithVite<typeof import('#scripts/catalogue/home-figures.ts')>(
  './scripts/catalogue/home-figures.ts',
);
writeHomeFigures();
writeMediaRecords();
spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'scripts/rules-write.ts'], { stdio: 'inherit' });
const faults = await catalogueFaults();
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Nothing is missing.' : `Missing, as listed: ${faults.length}`);
process.exitCode = faults.length === 0 ? 0 : 1;
