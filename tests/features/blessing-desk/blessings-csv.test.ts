import { expect, test } from 'vitest';
import { blessingsCsv } from '#src/features/blessing-desk/blessings-csv.ts';
import { ASHA, RAVI } from '#tests/support/sample-blessings.ts';

test('the table has a line for each blessing, in Indian time, and no formula', () => {
  const [heads, first, second] = blessingsCsv([ASHA, { ...RAVI, text: '=HYPERLINK("x")' }]).split('\r\n');
  expect(heads).toBe('\ufeff"Name","Blessing","Mobile number","State","Written (IST)"');
  expect(first).toContain('"Asha Bua","सदा सुखी रहो।"');
  expect(first).toContain('12 Feb 2027');
  expect(first).toContain('12:00 pm');
  expect(second).toContain(`"'=HYPERLINK(""x"")"`);
});
