import { expect, test } from 'vitest';
import { toCsv } from '#src/lib/csv.ts';

test('A table starts with a byte-order mark and ends each line with CRLF, so that Excel reads Hindi', () => {
  expect(toCsv([['Name'], ['मीरा']])).toBe('\ufeff"Name"\r\n"मीरा"\r\n');
});

test('Quotes are doubled, commas and line breaks stay inside their cell', () => {
  expect(toCsv([['say "ji"', 'a,b', 'one\ntwo']])).toBe('\ufeff"say ""ji""","a,b","one\ntwo"\r\n');
});

test.each(['=1+1', '+919845000012', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '\ufeff=1'])(
  'A cell that starts like a formula gets an apostrophe: %j',
  (cell) => {
    expect(toCsv([[cell]])).toBe(`\ufeff"'${cell}"\r\n`);
  },
);

test('A sign further inside stays as it is', () => {
  expect(toCsv([['Asha = Ravi']])).toBe('\ufeff"Asha = Ravi"\r\n');
});
