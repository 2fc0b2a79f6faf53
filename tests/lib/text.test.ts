import { expect, test } from 'vitest';
import { cleanLine, cleanText, cutText } from '#src/lib/text.ts';

test('all kinds of line breaks become \\n', () => {
  expect(cleanText('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour');
});

test('control characters and bidirectional marks are removed', () => {
  expect(cleanText('May\u0000 your\u0007 home\u202e be full')).toBe('May your home be full');
});

test('Devanagari, its joiners and emoji stay unchanged', () => {
  expect(cleanText('शुभ विवाह क्‍ष 💐👩‍❤️‍👨')).toBe('शुभ विवाह क्‍ष 💐👩‍❤️‍👨');
});

test('HTML is kept as text', () => {
  expect(cleanText('<b>x</b> & <script>')).toBe('<b>x</b> & <script>');
});

test('a name is one line', () => {
  expect(cleanLine('  Nani \n and\tNana ')).toBe('Nani and Nana');
});

test('a page of empty lines becomes two', () => {
  expect(cleanText('a\n\n\n\n\n\nb')).toBe('a\n\n\nb');
});

test('lone surrogates are removed first, so that nothing can join them', () => {
  expect(cleanText('a\ud83d\u0007\udc90b')).toBe('ab');
});

test.each([
  ['a no-break space', '\u00a0'],
  ['a wide space', '\u3000'],
  ['a byte-order mark', '\ufeff'],
  ['a Hangul filler', '\u3164'],
  ['zero-width joiners', '\u200d\u200c'],
  ['direction marks', '\u200e\u200f\u061c'],
  ['an accent without a letter', '\u0301'],
  ['a blank Braille pattern', '\u2800'],
])('text of %s alone is empty', (_, text) => {
  expect(cleanText(text)).toBe('');
  expect(cleanLine(` ${text} `)).toBe('');
});

test('fillers and direction marks are removed, the rest stays', () => {
  expect(cleanText('As\u3164ha \u061cمبروك\ufeff')).toBe('Asha مبروك');
});

test('1,000 line breaks are empty, and blank lines between words are limited to two', () => {
  expect(cleanText('\n'.repeat(1_000))).toBe('');
  expect(cleanText(`a${' \n'.repeat(500)}b`)).toBe('a \n\n\nb');
});

test('a text that is short enough stays as it is', () => {
  expect(cutText('Rohan', 5)).toBe('Rohan');
});

test('a longer one is cut at its limit', () => {
  expect(cutText('Rohan Kumar', 5)).toBe('Rohan');
});

test('no character is cut in two: neither an emoji of several parts nor a syllable with its sign', () => {
  expect(cutText('ab👨‍👩‍👧', 6)).toBe('ab');
  expect(cutText('ab🎉', 3)).toBe('ab');
  expect(cutText('मी', 1)).toBe('');
});
