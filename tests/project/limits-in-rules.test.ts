import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillLimits } from '#scripts/rules/limits-in-rules.ts';

const rules = readFileSync('firestore.rules', 'utf8');

test('firestore.rules has the limits and farewell branches of the shop (otherwise run npm run rules:write)', () => {
  expect(rules).toBe(fillLimits(rules));
});

test('a limit edited in firestore.rules is noticed', () => {
  const changed = rules.replace('/*= LIMITS.name.max */ 80', '/*= LIMITS.name.max */ 81');
  expect(changed).not.toBe(rules);
  expect(fillLimits(changed)).toBe(rules);
});

test('a marker with an unknown name is an error', () => {
  expect(() => fillLimits(`${rules}\n/*= LIMITS.shoe.max */ 46`)).toThrow(/LIMITS\.shoe\.max/);
});
