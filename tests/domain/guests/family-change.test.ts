import { expect, test } from 'vitest';
import { changeBetween, fieldsAfter } from '#src/domain/guests/family-change.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';

test('a family that was not changed has no changes, in whatever order its functions were ticked', () => {
  expect(changeBetween(SHARMAS, { ...SHARMAS, functions: ['f2', 'f1'] })).toEqual({});
});

test('a change names the new fields, and of functions and tags what was added and removed', () => {
  const after = {
    ...SHARMAS,
    name: 'Sharma ji',
    seats: 2,
    functions: ['f2', 'f3'] as const,
    tags: ['office', 'VIP'],
  };
  expect(changeBetween(SHARMAS, after)).toEqual({
    name: 'Sharma ji',
    seats: 2,
    functions: { added: ['f3'], removed: ['f1'] },
    tags: { added: ['VIP'], removed: ['Jaipur'] },
  });
});

test('of two changes of one family the later keeps the earlier', () => {
  const hers = changeBetween(SHARMAS, { ...SHARMAS, functions: ['f1', 'f2', 'f3'], tags: ['office'] });
  const his = changeBetween(SHARMAS, {
    ...SHARMAS,
    functions: ['f2', 'f4'],
    tags: ['office', 'Jaipur', 'VIP'],
  });
  const stored = { ...SHARMAS, ...fieldsAfter(SHARMAS, hers) };
  expect(fieldsAfter(stored, his)).toEqual({ functions: ['f2', 'f3', 'f4'], tags: ['office', 'VIP'] });
});

test('what two people add is there once', () => {
  const change = { tags: { added: ['office', 'VIP'], removed: [] } };
  expect(fieldsAfter(SHARMAS, change)).toEqual({ tags: ['office', 'Jaipur', 'VIP'] });
});
