/** `npm run csp:write` updates firebase.json: the hashes of inline scripts, and what the settings need. */
import { readFileSync, writeFileSync } from 'node:fs';
import { isBuilt } from '#scripts/build/client-build.ts';
import { readSettings } from '#scripts/build/read-settings.ts';
import { hashesToName } from '#scripts/hosting/check-policy.ts';
import { withOwnerHosts, withTransportSecurity } from '#scripts/hosting/owner-hosts.ts';
import { policyOf, policyText, readHosting, withScriptHashes } from '#scripts/hosting/policy.ts';

const OUT = 'dist';

if (!isBuilt(OUT)) {
  console.error(`${OUT}/ has no build, whose scripts this reads: run \`npm run build\` first.`);
  process.exit(1);
}
const hashes = await hashesToName(OUT);
const before = policyOf(readHosting());
const settings = readSettings();
const after = withOwnerHosts(withScriptHashes(before, hashes), settings);
const config = readFileSync('firebase.json', 'utf8').replace(policyText(before), () => policyText(after));
writeFileSync('firebase.json', withTransportSecurity(config, settings));
console.log(`firebase.json names ${hashes.length} inline scripts, and the hosts of the settings.`);
