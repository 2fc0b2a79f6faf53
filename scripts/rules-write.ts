import { readFileSync, writeFileSync } from 'node:fs';
import { fillLimits } from '#scripts/rules/limits-in-rules.ts';

/** `npm run rules:write` copies the bounds of src/config/limits.ts into firestore.rules. */
const before = readFileSync('firestore.rules', 'utf8');
const after = fillLimits(before);
if (after === before) {
  console.log('firestore.rules already agrees with src/config/limits.ts.');
} else {
  writeFileSync('firestore.rules', after);
  console.log('firestore.rules now agrees with src/config/limits.ts.');
}
