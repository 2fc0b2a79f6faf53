/** `npm run rules:write` copies the limits and farewell branches into firestore.rules. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fillLimits } from '#scripts/rules/limits-in-rules.ts';

const before = readFileSync('firestore.rules', 'utf8');
const after = fillLimits(before);
if (after === before) {
  console.log('firestore.rules is up to date.');
} else {
  writeFileSync('firestore.rules', after);
  console.log('firestore.rules has the new limits and branches.');
}
