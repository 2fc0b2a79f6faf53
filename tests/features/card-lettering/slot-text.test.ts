import { expect, test } from 'vitest';
import type { LetteringRole, LetteringSlot } from '#src/catalogue/lettering/slots.ts';
import type { CardNames } from '#src/features/card-lettering/card-names.ts';
import { initialOf, wordsOf } from '#src/features/card-lettering/slot-text.ts';

const slot = (role: LetteringRole, sample: string, caps = false): LetteringSlot => ({
  role,
  sample,
  caps,
  at: [0, 0],
  align: 'middle',
  box: { x: 0, y: 0, width: 100, height: 20 },
  matrix: [1, 0, 0, 1, 0, 0],
  face: 'cormorant',
  weight: 600,
  size: 20,
  spacing: 0,
  fill: { kind: 'ink', colour: '#000000' },
  relief: 0,
});

const EMPTY = { first: '', second: '', families: '', date: '', place: '' };
const NAMES: CardNames = {
  latin: { first: 'Rohan', second: 'Ananya', families: '', date: '14 February 2027', place: 'Udaipur' },
  local: { ...EMPTY, first: 'रोहन', second: 'श्रेया' },
  shown: 'latin',
};

const said = (one: LetteringSlot, names = NAMES) =>
  wordsOf(one, names)
    .map(({ text }) => text)
    .join(' ');

test('A slot says what its role is, with an ampersand between the names', () => {
  expect(said(slot('names', 'Aarav & Meera'))).toBe('Rohan & Ananya');
  expect(said(slot('second', 'MEERA', true))).toBe('ANANYA');
  expect(said(slot('families', 'The Sharmas'))).toBe('');
});

test('Monograms follow the initials, in the form of the sample', () => {
  expect(said(slot('monogram', 'AM'))).toBe('RA');
  expect(said(slot('monogram', 'A & M'))).toBe('R & A');
  expect(said(slot('initialFirst', 'A'), { ...NAMES, shown: 'local' })).toBe('रो');
});

test('Date and place stand in the order of the sample, and one of them alone without the dot', () => {
  expect(said(slot('dateAndPlace', 'Jodhpur · 3 December'))).toBe('Udaipur · 14 February 2027');
  expect(said(slot('dateAndPlace', '3 December, Jodhpur'))).toBe('14 February 2027, Udaipur');
  const undated = { ...NAMES, latin: { ...NAMES.latin, date: '' } };
  expect(said(slot('dateAndPlace', 'Jodhpur · 3 December'), undated)).toBe('Udaipur');
});

test('What was typed in one script only is shown in that', () => {
  expect(said(slot('names', 'Aarav & Meera'), { ...NAMES, shown: 'local' })).toBe('रोहन & श्रेया');
  expect(said(slot('place', 'Jodhpur'), { ...NAMES, shown: 'local' })).toBe('Udaipur');
});

test.each([
  ["D'Souza", 'D'],
  ['श्रेया', 'श्रे'],
  ['ਹਰਪ੍ਰੀਤ', 'ਹ'],
  ['zara', 'Z'],
  ['(Aarav)', 'A'],
])('The initial of %s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});

test('The card’s own words open a line, in Hindi its ‘and’ only, and nothing if nothing is typed', () => {
  const second = { ...slot('second', 'Paul'), opening: 'and ' };
  expect(said(second)).toBe('and Ananya');
  expect(said(second, { ...NAMES, shown: 'local' })).toBe('और श्रेया');
  expect(said({ ...slot('families', 'The Sharmas'), opening: 'With ' })).toBe('');
});
