import { expect, test } from 'vitest';
import { toCsv } from '#src/lib/csv.ts';

test('A table starts with a byte-order mark and ends each line with CRLF, so that Excel reads Hindi', () => {
  expect(toCsv([['Name'], ['मीरा']])).toBe('\ufeff"Name"\r\n"मीरा"\r\n');
});

test('Quotes are doubled, commas and line breaks stay inside their cell', () => {
  expect(toCsv([['say "ji"', 'a,b', 'one\ntwo']])).toBe('\ufeff"say ""ji""","a,b","one\ntwo"\r\n');
});

test.each(['=1+1', '+919845000012', '-2', '@SUM(A1)', '＝1', '＋1', '﹣1', '\u200b=1'])(
  'A cell that starts like a formula gets an apostrophe: %j',
  (cell) => {
    expect(toCsv([[cell]])).toBe(`\ufeff"'${cell}"\r\n`);
  },
);

test.each(['\t=1', '\r=1', '\n=1', '  =1', '\u00a0=1', '\ufeff=1'])(
  'Leading spaces do not hide a formula: %j',
  (cell) => {
    expect(toCsv([[cell]])).toBe('\ufeff"\'=1"\r\n');
  },
);

test('A formula character inside a cell stays unchanged', () => {
  expect(toCsv([['Asha = Ravi + Meera (made-up)']])).toBe('\ufeff"Asha = Ravi + Meera (made-up)"\r\n');
});

// Excel splits at semicolons in many locales, and at commas in 'Text to Columns'.
test.each([
  'x;=1+1',
  'x; =1+1;',
  'x;"=1+1;',
  'x,=1+1',
  'x\n=1+1',
  'x\r\n\r\n-1',
  'x\t@SUM(A1)',
  'x|+1',
  'x;＝1',
  'x;\u200b=1',
  'x\u2028=1',
  '";=1+1;"',
])('However a spreadsheet splits a line, no part of it starts like a formula: %j', (cell) => {
  const parts = toCsv([
    ['first', cell, 'last'],
    [cell, cell],
  ]).split(/[,;|\t\r\n\u2028]/);
  const starts = parts.map((part) => part.replace(/^[\s"\u200b]+/, ''));
  expect(starts.filter((part) => /^[=+\-@＝＋－＠]/.test(part))).toEqual([]);
});
