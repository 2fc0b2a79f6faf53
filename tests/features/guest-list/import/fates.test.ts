import { describe, expect, test } from 'vitest';
import type { ForAll } from '#src/features/guest-list/import/fates.ts';
import { familyOfRow, fatesOf } from '#src/features/guest-list/import/fates.ts';
import type { ImportRow } from '#src/features/guest-list/import/import-row.ts';
import { EMPTY_ROW } from '#src/features/guest-list/import/import-row.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';

function row(name: string, phone = '', rest: Partial<ImportRow> = {}): ImportRow {
  return { ...EMPTY_ROW, id: `f${name}`, name, phone, ...rest };
}

const FOR_ALL: ForAll = { functions: ['f1'], side: 'one', language: 'hi', seats: 3, tags: ['office'] };

describe('a row is doubled', () => {
  test('when its number is on the list, beside whom', () => {
    expect(fatesOf([row('Anil Sharma', SHARMAS.phone)], [SHARMAS])).toEqual([
      { kind: 'doubled', twin: { name: SHARMAS.name, phone: SHARMAS.phone, isInList: true } },
    ]);
  });

  test('when an earlier row has the number', () => {
    const [first, second] = fatesOf([row('Asha', '+919829000001'), row('Bua ji', '098290 00001')], []);
    expect(first?.kind).toBe('taken');
    expect(second).toEqual({
      kind: 'doubled',
      twin: { name: 'Asha', phone: '+919829000001', isInList: false },
    });
  });

  test('when the name is the same and one of the two has no number', () => {
    expect(fatesOf([row('Asha'), row('ASHA', '+919829000001')], [])[1]?.kind).toBe('doubled');
    expect(fatesOf([row('Asha', '+919829000001'), row('asha')], [])[1]?.kind).toBe('doubled');
  });

  test('but not when two with the same name have different numbers', () => {
    expect(fatesOf([row('Asha', '+919829000001'), row('Asha', '+919829000002')], [])[1]?.kind).toBe('taken');
  });
});

test('a row that is not understood says everything that is wrong', () => {
  expect(fatesOf([row(' ', '12345', { seats: '51' })], [])).toEqual([
    { kind: 'unclear', faults: ['name', 'phone', 'seats'] },
  ]);
});

test('a row becomes a family with its own seats and tags, and all else as chosen for all', () => {
  expect(
    familyOfRow(row('  Asha ', '98290 00001', { seats: '२', tags: 'Jaipur, office' }), FOR_ALL, undefined),
  ).toEqual({
    id: 'f  Asha ',
    name: 'Asha',
    phone: '+919829000001',
    functions: ['f1'],
    seats: 2,
    side: 'one',
    language: 'hi',
    tags: ['office', 'Jaipur'],
    note: '',
  });
  expect(familyOfRow(row('Asha'), FOR_ALL, undefined).seats).toBe(3);
});
