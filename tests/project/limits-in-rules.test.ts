import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillLimits } from '#scripts/rules/limits-in-rules.ts';

const rules = readFileSync('firestore.rules', 'utf8');

test('firestore.rules has the limits and the farewell branches of the shop (if not: npm run rules:write)', () => {
  expect(rules).toBe(fillLimits(rules));
});

test('a bound changed by hand in firestore.rules does not pass for a copy', () => {
  const changed = rules.replace('/*= LIMITS.name.max */ 80', '/*= LIMITS.name.max */ 81');
  expect(changed).not.toBe(rules);
  expect(fillLimits(changed)).toBe(rules);
});

test('a mark that names nothing we know is an error', () => {
  expect(() => fillLimits(`${rules}\n/*= LIMITS.shoe.max */ 46`)).toThrow(/LIMITS\.shoe\.max/);
});

test('a bound that firestore.rules forgets is an error', () => {
  expect(() => fillLimits(rules.replaceAll('/*= LIST_LIMIT */', ''))).toThrow(/LIST_LIMIT/);
});
