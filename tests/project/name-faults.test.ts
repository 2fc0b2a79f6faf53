// @vitest-environment node
import { expect, test } from 'vitest';
import { nameFaults } from '#scripts/fonts/name-faults.ts';

test('a Hindi name whose letters the heading font does not have yet is named with the command that adds them', async () => {
  expect(await nameFaults(['शगुन', 'छायाचित्र गृह'])).toEqual([
    'The heading font has not all letters of “छायाचित्र गृह”: run `npm run catalogue`.',
  ]);
});
