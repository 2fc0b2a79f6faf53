import { build, loadEnv } from 'vite';
import { budgetFaults } from '#scripts/build/budgets.ts';
import { previewFaults } from '#scripts/build/link-preview.ts';
import { prerenderSite } from '#scripts/build/prerender.ts';
import { loadWithVite } from '#scripts/catalogue/load-with-vite.ts';
import { policyFaults } from '#scripts/hosting/check-policy.ts';
import { demoValues } from '#scripts/hosting/demo-values.ts';
import { writeDeployConfig } from '#scripts/hosting/deploy-config.ts';
import { mediaFaults } from '#scripts/media/records.ts';

/** `npm run build`: builds and checks the site in dist/, and writes the configuration to deploy it with. */
const OUT = 'dist';

await build({ logLevel: 'warn' });
const { pages, address } = await prerenderSite(OUT);
console.log(`${pages.length} pages prerendered`);

const settings = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env };
const { homeFigureFaults } = await loadWithVite<typeof import('#scripts/catalogue/home-figures.ts')>(
  './scripts/catalogue/home-figures.ts',
);
const faults = [
  ...homeFigureFaults(),
  ...mediaFaults(),
  ...policyFaults(OUT, settings),
  ...(await previewFaults(OUT, pages, address)),
  ...budgetFaults(OUT, pages),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
writeDeployConfig(OUT, settings);

const demo = demoValues(settings);
if (demo.length > 0) {
  console.log(
    `Demonstration values are still in use (README, 'The owner's values'):\n  ${demo.join('\n  ')}`,
  );
}
