import { describe, expect, test } from 'vitest';
import { FAMILY_PAGE_PATTERN, FAMILY_PATTERN } from '#src/domain/document-patterns.ts';
import { storedFamily } from '#src/domain/guests/family.ts';
import type { ImportRow } from '#src/features/guest-list/import/import-row.ts';
import { EMPTY_ROW } from '#src/features/guest-list/import/import-row.ts';
import { readImport } from '#src/features/guest-list/import/read-import.ts';
import type { ForAll } from '#src/features/guest-list/import/row-results.ts';
import { familyOfRow, resultsOf } from '#src/features/guest-list/import/row-results.ts';
import { SHARMAS } from '#tests/support/sample-families.ts';

function row(name: string, phone = '', rest: Partial<ImportRow> = {}): ImportRow {
  return { ...EMPTY_ROW, id: `f${name}`, name, phone, ...rest };
}

const FOR_ALL: ForAll = { functions: ['f1'], side: 'one', language: 'hi', seats: 3, tags: ['office'] };

describe('a row is a duplicate', () => {
  test('when its number is on the list, beside whom', () => {
    expect(resultsOf([row('Anil Sharma', SHARMAS.phone)], [SHARMAS])).toEqual([
      { kind: 'duplicate', duplicateOf: { name: SHARMAS.name, phone: SHARMAS.phone, isInList: true } },
    ]);
  });

  test('when an earlier row has the number', () => {
    const [first, second] = resultsOf([row('Asha', '+919829000001'), row('Bua ji', '098290 00001')], []);
    expect(first?.kind).toBe('accepted');
    expect(second).toEqual({
      kind: 'duplicate',
      duplicateOf: { name: 'Asha', phone: '+919829000001', isInList: false },
    });
  });

  test('when the name is the same and one of the two has no number', () => {
    expect(resultsOf([row('Asha'), row('ASHA', '+919829000001')], [])[1]?.kind).toBe('duplicate');
    expect(resultsOf([row('Asha', '+919829000001'), row('asha')], [])[1]?.kind).toBe('duplicate');
  });

  test('but not when two with the same name have different numbers', () => {
    expect(resultsOf([row('Asha', '+919829000001'), row('Asha', '+919829000002')], [])[1]?.kind).toBe(
      'accepted',
    );
  });
});

test('a row that is not understood says everything that is wrong', () => {
  expect(resultsOf([row(' ', '12345', { seats: '51' })], [])).toEqual([
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

describe('a row that the rules would refuse as it was written becomes one that they take', () => {
  const LONG = 'Please call in the evening. '.repeat(10).trim();

  test.each([
    ['a long note', `Name,Phone,Notes\nAsha,,${LONG}`, 'cut'],
    ['a long note beside a number', `Name,Phone,Notes\nAsha,9829000001,${LONG}`, 'cut'],
    ['two notes that are long together', `Asha, ${LONG.slice(0, 195)}\n9829000001, 9829000002`, 'cut'],
    ['long tags', `Name,Group\nAsha,${'Office and school. '.repeat(10)}`, 'tags'],
    ['a tab in another number', 'Name,Phone\nAsha,"9829000001, 0141\t2345678"', 'otherNumbers'],
    ['a name that begins with a character that cannot be seen', 'Name,Phone\n\u200bAsha,', undefined],
    ['a name that begins with a mark', 'Name,Phone\n\u0902Asha,', undefined],
  ])('%s', (_, text, repair) => {
    const reading = readImport(text);
    const rows = 'rows' in reading ? reading.rows : [];
    expect(resultsOf(rows, []).map(({ kind }) => kind)).toEqual([repair ? 'repaired' : 'accepted']);
    if (repair) expect(rows[0]?.repairs).toContain(repair);
    for (const one of rows) {
      const { name, phone, side, language, tags, note } = storedFamily(familyOfRow(one, FOR_ALL, undefined));
      expect(name).toBe('Asha');
      expect(`${name}\t${language}`).toMatch(new RegExp(FAMILY_PAGE_PATTERN, 'u'));
      expect([phone, side, tags, note].join('\t')).toMatch(new RegExp(FAMILY_PATTERN, 'u'));
    }
  });

  test('a note that is cut twice says so once', () => {
    const reading = readImport(`Asha, ${LONG}\n9829000001, 9829000002`);
    const [asha] = 'rows' in reading ? reading.rows : [];
    expect(asha?.repairs.filter((repair) => repair === 'cut')).toEqual(['cut']);
  });
});
