import { build, loadEnv } from 'vite';
import { prerenderSite } from '#scripts/build/prerender.ts';
import { policyFaults } from '#scripts/hosting/check-policy.ts';
import { demoValues } from '#scripts/hosting/demo-values.ts';

/**
 * `npm run build`: the site as it is deployed, in dist/. It fails when a page holds something that its
 * own security headers forbid, and lists the owner's values that are still demonstration ones.
 */
const OUT = 'dist';

await build({ logLevel: 'warn' });
console.log(`${await prerenderSite(OUT)} pages prerendered`);

const settings = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env };
const faults = policyFaults(OUT, settings);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

const demo = demoValues(settings);
if (demo.length > 0) {
  console.log(
    `Demonstration values are still in use (README, 'The owner's values'):\n  ${demo.join('\n  ')}`,
  );
}
