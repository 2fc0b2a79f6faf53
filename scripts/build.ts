/** `npm run build` builds and checks the site in dist/; `-- --out FOLDER` in another folder. */
import { parseArgs } from 'node:util';
import { buildWithOnlineBoard } from '#scripts/build/online-board.ts';
import { readSettings } from '#scripts/build/read-settings.ts';
import { stopAtSettingFaults } from '#scripts/build/setting-checks.ts';
import { deployTargetFault } from '#scripts/hosting/deploy-target.ts';

// `npm run publish` deploys the site that it has just built, with more pages than a plain build would have.
if (process.env.DEPLOY_AS_BUILT) process.exit();

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const settings = readSettings();
stopAtSettingFaults(settings);
const fault = deployTargetFault(settings) ?? (await buildWithOnlineBoard(settings));
if (fault) {
  console.error(fault);
  process.exit(1);
}
// Loaded after the settings are known to be right, as it takes a second.
const { buildSite } = await import('#scripts/build/build-site.ts');
await buildSite(settings, values);
