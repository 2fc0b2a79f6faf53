// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { preflight } from '#src/features/invitation-print/preflight.ts';
import { ADDRESS, BLACK, GOLD, MAROON, printedCode, WHITE } from '#tests/support/printed-code.ts';

const IVORY = [250, 243, 228] as const;

describe('a code that phones read is printed', () => {
  test.each([
    ['black on white paper', {}],
    ['of 20 mm', { width: 20 }],
    ['of 40 mm', { width: 40 }],
    ['black on white in the middle of a maroon card', { card: MAROON }],
    ['maroon on ivory', { dark: MAROON, light: IVORY, card: IVORY }],
  ] as const)('%s', (_, how) => {
    expect(preflight(printedCode(how))).toEqual([]);
  });
});

describe('a code that phones do not read is refused with the reason', () => {
  test('15 mm wide: too small', () => {
    expect(preflight(printedCode({ width: 15 }))).toEqual(['small']);
  });

  test('gold on maroon: light on dark, and too little contrast', () => {
    expect(preflight(printedCode({ dark: GOLD, light: MAROON, card: MAROON }))).toEqual([
      'inverted',
      'contrast',
    ]);
  });

  test('maroon on gold: too little contrast', () => {
    expect(preflight(printedCode({ dark: MAROON, light: GOLD, card: GOLD }))).toEqual(['contrast']);
  });

  test('gold on ivory: too little contrast', () => {
    expect(preflight(printedCode({ dark: GOLD, light: IVORY, card: IVORY }))).toEqual(['contrast']);
  });

  test.each([0, 1, 3])('a quiet zone of %i modules on a maroon card: no room round the code', (quiet) => {
    expect(preflight(printedCode({ quiet, card: MAROON }))).toEqual(['quiet']);
  });

  test('white on black: inverted', () => {
    expect(preflight(printedCode({ dark: WHITE, light: BLACK, card: BLACK }))).toEqual(['inverted']);
  });

  test('another couple’s code: not what this card should open', () => {
    expect(preflight({ ...printedCode(), address: ADDRESS.replace('ABCD', 'WXYZ') })).toEqual(['unread']);
  });

  test('every reason is named', () => {
    expect(preflight(printedCode({ width: 12, quiet: 0, dark: GOLD, light: IVORY, card: MAROON }))).toEqual([
      'small',
      'contrast',
      'quiet',
    ]);
  });
});

test('the code is read as a phone sees it, so one that is covered too much is refused', () => {
  const card = printedCode();
  const { grey, width } = card.picture;
  // A flower covers the middle third of the code.
  for (let dot = 0; dot < grey.length; dot += 1) {
    const [x, y] = [(dot % width) / width, Math.floor(dot / width) / width];
    if (Math.hypot(x - 0.5, y - 0.5) < 0.13) grey[dot] = 200;
  }
  expect(preflight(card)).toEqual(['unread']);
});
