import { describe, expect, test } from 'vitest';
import { readImport } from '#src/features/guest-list/import/read-import.ts';
import { resultsOf } from '#src/features/guest-list/import/row-results.ts';
import { MESSY_LINES, MESSY_LIST } from '#tests/support/messy-guest-list.ts';

describe('forty lines as families paste them', () => {
  const reading = readImport(MESSY_LIST);
  const rows = 'rows' in reading ? reading.rows : [];
  const results = resultsOf(rows, []);

  test('become one row each, so that none is lost', () => {
    expect(MESSY_LINES).toHaveLength(40);
    expect(rows.map(({ source }) => source)).toHaveLength(40);
  });

  test.each(MESSY_LINES.map((expected, place) => ({ ...expected, place })))(
    '$result: $line',
    ({ place, result, name, phone, seats = '', note = '' }) => {
      const row = rows[place];
      expect({ name: row?.name, phone: row?.phone, seats: row?.seats, note: row?.note }).toEqual({
        name,
        phone,
        seats,
        note,
      });
      expect(results[place]?.kind).toBe(result);
    },
  );
});
