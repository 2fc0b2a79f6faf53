import { expect, test } from 'vitest';
import { mutantsOf } from '#scripts/rules/mutants.ts';

const RULES = `match /notes/{id} {
  // allow nothing: if false;
  allow get, list: if isAdmin() && (!('a' in data) || small(data.a, /*= MOST */ 7));
}`;

test('mutants remove and negate every condition, shift limits by one, and open and close each verb', () => {
  const mutants = mutantsOf(RULES);
  const statements = mutants.map(({ rules }) => rules.split('\n')[2]?.trim());
  expect(new Set(statements).size).toBe(mutants.length);
  expect(statements).toEqual(
    expect.arrayContaining([
      `allow get, list: if true && (!('a' in data) || small(data.a, /*= MOST */ 7));`,
      `allow get, list: if !(isAdmin()) && (!('a' in data) || small(data.a, /*= MOST */ 7));`,
      `allow get, list: if isAdmin() && true;`,
      `allow get, list: if isAdmin() && (false || small(data.a, /*= MOST */ 7));`,
      `allow get, list: if isAdmin() && (!('a' in data) || false);`,
      `allow get, list: if isAdmin() && (!('a' in data) || small(data.a, /*= MOST */ 8));`,
      `allow get, list: if isAdmin() && (!('a' in data) || small(data.a, /*= MOST */ 6));`,
      `allow get: if true; allow list: if isAdmin() && (!('a' in data) || small(data.a, /*= MOST */ 7));`,
    ]),
  );
  expect(mutants.map(({ line }) => line)).toEqual(mutants.map(() => 3));
});
