import { expect, test } from 'vitest';
import type { CardNames } from '#src/features/card-lettering/card-names.ts';
import {
  NO_NAMES,
  parseCardNames,
  printedFacts,
  printedLines,
} from '#src/features/card-lettering/card-names.ts';
import { canPrint, cutName, hasFault, nameFault } from '#src/features/card-lettering/check-names.ts';
import { CARD_NAMES_TEXT } from '#text/card-names.ts';

const { errors } = CARD_NAMES_TEXT;

const named = (first: string, second: string): CardNames => ({
  ...NO_NAMES,
  latin: { ...NO_NAMES.latin, first, second },
});

test.each(['Aarav', "D'Souza", 'Mary-Ann', 'A', 'अनन्या', 'ਸਿਮਰਨ', 'زویا', 'Aarav आरव', 'Md. Ali', 'José'])(
  'The name "%s" can be printed',
  (name) => {
    expect(nameFault('first', name)).toBeUndefined();
    expect(canPrint(named(name, 'Meera'))).toBe(true);
  },
);

test.each([
  ['Aarav 💍', errors.emoji],
  ['Aarav 🇮🇳', errors.emoji],
  ['Meera ❤️', errors.emoji],
  ['李娜', errors.script],
  ['Aarav & Meera', errors.ampersand],
  ['...', errors.noLetter],
])('The name "%s" is refused with a reason', (name, reason) => {
  expect(nameFault('first', name)).toBe(reason);
  expect(canPrint(named(name, 'Meera'))).toBe(false);
});

test.each([
  ['a space', ' '],
  ['a character without a width', '\u200b'],
  ['a filler', '\u3164'],
])('A name that is only %s is missing', (_what, blank) => {
  expect(canPrint(named(blank, 'Meera'))).toBe(false);
  const inHindi = { ...NO_NAMES.local, first: 'आरव' };
  expect(canPrint({ ...named(blank, 'Meera'), local: inHindi })).toBe(true);
});

test('Families may have an ampersand', () => {
  expect(nameFault('families', 'Sharma & Mehra')).toBeUndefined();
});

test('A pasted paragraph is cut to what a card has room for, and the couple is told', () => {
  const { text, isCut } = cutName('first', `Aarav\nand his whole family ${'from Jaipur '.repeat(40)}`);
  expect(text).toHaveLength(40);
  expect(text).toMatch(/^Aarav and his whole family/);
  expect(isCut).toBe(true);
});

test('A name of 40 letters and a space that is being typed are not cut', () => {
  expect(cutName('first', 'A'.repeat(40))).toEqual({ text: 'A'.repeat(40), isCut: false });
  expect(cutName('first', 'Aarav ')).toEqual({ text: 'Aarav ', isCut: false });
});

test('The order lists every text as it was typed, a line each, for proof-reading', () => {
  const names: CardNames = {
    latin: {
      first: 'Rohan',
      second: 'Ananya',
      families: 'Iyer and Rao families',
      date: '14 February 2027',
      place: 'Mysuru',
    },
    local: { ...NO_NAMES.local, first: 'रोहन', second: 'अनन्या' },
    shown: 'latin',
  };
  expect(printedLines(names)).toEqual([
    { field: 'first', text: 'Rohan' },
    { field: 'first', text: 'रोहन' },
    { field: 'second', text: 'Ananya' },
    { field: 'second', text: 'अनन्या' },
    { field: 'families', text: 'Iyer and Rao families' },
    { field: 'date', text: '14 February 2027' },
    { field: 'place', text: 'Mysuru' },
  ]);
});

test('The order lists the spelling that the couple chose for the cards first, and names the couple so', () => {
  const local = { ...NO_NAMES.local, first: 'रोहन', second: 'अनन्या' };
  const names: CardNames = { ...named('Rohan', 'Ananya'), local, shown: 'local' };
  expect(printedFacts(names).couple).toBe('रोहन & अनन्या · Rohan & Ananya');
  expect(printedLines(names)).toEqual([
    { field: 'first', text: 'रोहन' },
    { field: 'first', text: 'Rohan' },
    { field: 'second', text: 'अनन्या' },
    { field: 'second', text: 'Ananya' },
  ]);
});

test('Without both names the order has no such lines', () => {
  expect(printedLines(named('Rohan', ''))).toEqual([]);
});

test.each([undefined, null, 'x', 4, { latin: 3 }, { latin: { first: 4, second: null }, shown: 'loud' }])(
  'Stored data like %s is read as no names',
  (stored) => {
    expect(parseCardNames(stored)).toEqual(NO_NAMES);
  },
);

test('Direction marks and line breaks in stored names are removed', () => {
  const { latin } = parseCardNames({ latin: { first: '\u202eAarav\n\u200fSingh', second: 'Meera' } });
  expect(latin.first).toBe('Aarav Singh');
});

test('a fault among the names in the other letters is found there, though nobody sees them', () => {
  const names: CardNames = {
    ...named('Aarav 💍', 'Meera'),
    local: { ...NO_NAMES.local, first: 'आरव', second: 'मीरा' },
    shown: 'local',
  };
  expect(canPrint(names)).toBe(false);
  expect(hasFault(names, 'latin')).toBe(true);
  expect(hasFault(names, 'local')).toBe(false);
});
