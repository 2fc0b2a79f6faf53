import { describe, expect, test } from 'vitest';
import { readImport } from '#src/features/guest-list/import/read-import.ts';
import type { RowResult } from '#src/features/guest-list/import/row-results.ts';
import { resultsOf } from '#src/features/guest-list/import/row-results.ts';
import { latinDigits } from '#src/lib/digits.ts';
import { REGIONS } from '#tests/support/regional-guest-lines.ts';

describe.each(Object.entries(REGIONS))('lines of a list from %s', (_, expected) => {
  const reading = readImport(expected.map(({ line }) => line).join('\n'));
  const rows = 'rows' in reading ? reading.rows : [];
  const results = resultsOf(rows, []);

  test('become one row each', () => {
    expect(rows).toHaveLength(expected.length);
  });

  test.each(expected.map((one, place) => ({ ...one, place })))(
    '$result: $line',
    ({ place, line: _line, ...wanted }) => {
      const row = rows[place];
      const result = results[place]?.kind;
      expect({ result, name: row?.name, phone: row?.phone, seats: row?.seats, note: row?.note }).toEqual(
        wanted,
      );
    },
  );
});

const ALL = Object.values(REGIONS).flat();

test('at least eighty lines of four regions: what is taken, repaired, asked, and no family', () => {
  const reading = readImport(ALL.map(({ line }) => line).join('\n'));
  const kinds = 'rows' in reading ? resultsOf(reading.rows, []).map(({ kind }) => kind) : [];
  const count = (...of: readonly RowResult['kind'][]) => kinds.filter((kind) => of.includes(kind)).length;
  expect({
    lines: kinds.length,
    accepted: count('accepted'),
    repaired: count('repaired'),
    asked: count('duplicate', 'doubtful', 'unclear'),
    noFamily: count('heading', 'aside'),
  }).toEqual({ lines: 96, accepted: 3, repaired: 60, asked: 19, noFamily: 14 });
});

test('a number has the digits of its line in their order, and none of another number', () => {
  const reading = readImport(ALL.map(({ line }) => line).join('\n'));
  for (const { phone, source } of 'rows' in reading ? reading.rows : []) {
    const national = latinDigits(phone).replace(/^\+91/, '').replace(/\D/g, '');
    expect(latinDigits(source).replace(/\D/g, '')).toContain(national);
  }
});
