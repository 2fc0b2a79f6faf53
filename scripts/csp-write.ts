import { readFileSync, writeFileSync } from 'node:fs';
import {
  inlineScriptHashes,
  policyOf,
  policyText,
  readHosting,
  withScriptHashes,
} from '#scripts/hosting/policy.ts';

/** `npm run csp:write` updates the hashes of inline scripts in firebase.json. */
const hashes = inlineScriptHashes('dist');
const before = policyOf(readHosting());
const after = withScriptHashes(before, hashes);
const config = readFileSync('firebase.json', 'utf8').replace(policyText(before), () => policyText(after));
writeFileSync('firebase.json', config);
console.log(`firebase.json names ${hashes.length} inline scripts.`);
