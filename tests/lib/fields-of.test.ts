import { expect, test } from 'vitest';
import { fieldsOf } from '#src/lib/fields-of.ts';

test('an object returns its own fields', () => {
  expect(fieldsOf({ lines: [1], name: 'Asha' })).toEqual({ lines: [1], name: 'Asha' });
});

test.each([undefined, null, 'words', 7, true])('%s has no fields', (value) => {
  expect(fieldsOf(value).lines).toBeUndefined();
});
