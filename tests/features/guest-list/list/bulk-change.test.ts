import { expect, test } from 'vitest';
import { changeSteps, familyWithTooManyTags } from '#src/features/guest-list/list/bulk-change.ts';
import { GUPTAS, NANI, SHARMAS } from '#tests/support/sample-families.ts';

const ALL = [SHARMAS, GUPTAS, NANI];
const NO_TAGS = { addTags: [], removeTags: [] };

test('what is chosen changes for all in one step, and nothing else', () => {
  expect(changeSteps(ALL, { ...NO_TAGS, side: 'two', seats: 3 })).toEqual([
    { ids: ALL.map(({ id }) => id), change: { side: 'two', seats: 3 } },
  ]);
});

test('without a choice nothing is saved', () => {
  expect(changeSteps(ALL, NO_TAGS)).toEqual([]);
});

test('each family keeps its other tags', () => {
  expect(changeSteps(ALL, { addTags: ['school'], removeTags: ['office'], language: 'hi' })).toEqual([
    { ids: [SHARMAS.id, NANI.id], change: { language: 'hi', tags: ['Jaipur', 'school'] } },
    { ids: [GUPTAS.id], change: { language: 'hi', tags: ['school'] } },
  ]);
});

test('tags that would be too long to store are noticed before saving', () => {
  const long = { addTags: ['x'.repeat(150)], removeTags: [] };
  expect(familyWithTooManyTags(ALL, long)?.name).toBe('Sharma family');
  expect(familyWithTooManyTags([GUPTAS], long)).toBeUndefined();
});
