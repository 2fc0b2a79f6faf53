import { readFileSync, writeFileSync } from 'node:fs';
import { readSettings } from '#scripts/build/read-settings.ts';
import { withOwnerHosts } from '#scripts/hosting/owner-hosts.ts';
import {
  inlineScriptHashes,
  policyOf,
  policyText,
  readHosting,
  withScriptHashes,
} from '#scripts/hosting/policy.ts';

/** `npm run csp:write` updates firebase.json: the hashes of inline scripts, and the hosts that the settings need. */
const hashes = inlineScriptHashes('dist');
const before = policyOf(readHosting());
const after = withOwnerHosts(withScriptHashes(before, hashes), readSettings('production'));
const config = readFileSync('firebase.json', 'utf8').replace(policyText(before), () => policyText(after));
writeFileSync('firebase.json', config);
console.log(`firebase.json names ${hashes.length} inline scripts, and the hosts of the settings.`);
