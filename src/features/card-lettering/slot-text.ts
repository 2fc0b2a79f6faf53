import type { LetteringSlot } from '#src/catalogue/lettering/slots.ts';
import type { CardNames } from './card-names.ts';
import { shownText } from './card-names.ts';

/** Never broken; the ampersand between two names has its own font. */
export interface Word {
  readonly text: string;
  readonly isAmpersand: boolean;
  /** In Hindi, Punjabi or Urdu letters, or beside them in a line that has no other face for digits. */
  readonly isLocal: boolean;
  /** Takes its space without being drawn. */
  readonly isHidden?: boolean;
}

const LOCAL = /\p{Script=Devanagari}|\p{Script=Gurmukhi}|\p{Script=Arabic}/u;

const AND = [
  [/\p{Script=Devanagari}/u, 'और '],
  [/\p{Script=Gurmukhi}/u, 'ਅਤੇ '],
  [/\p{Script=Arabic}/u, 'اور '],
] as const;

/** Names and initials are in a display face in every script, the other lines in a text face. */
const DISPLAYED: readonly string[] = [
  'names',
  'first',
  'second',
  'monogram',
  'initialFirst',
  'initialSecond',
];

export function isDisplayed({ role }: LetteringSlot): boolean {
  return DISPLAYED.includes(role);
}

/** In reading order; none if the couple has not typed what the slot shows. */
export function wordsOf(slot: LetteringSlot, names: CardNames): Word[] {
  if (slot.role === 'names') {
    const [first, second] = [wordsIn(shownText(names, 'first')), wordsIn(shownText(names, 'second'))];
    if (first.length === 0 || second.length === 0) return [];
    const ampersand = { text: '&', isAmpersand: true, isLocal: false };
    return [...first, ampersand, ...second].map(cased(slot));
  }
  const words = wordsIn(opened(slot, textOf(slot, names))).map(cased(slot));
  const isLocalLine = !isDisplayed(slot) && words.some(({ isLocal }) => isLocal);
  return isLocalLine ? words.map((word) => ({ ...word, isLocal: true })) : words;
}

/** Adds the card's own English words before it; in other scripts only 'and' has a translation. */
function opened({ opening = '' }: LetteringSlot, text: string): string {
  if (text === '' || !LOCAL.test(text)) return text && opening + text;
  return opening === 'and ' ? `${AND.find(([script]) => script.test(text))?.[1] ?? ''}${text}` : text;
}

/** The text may always fill the space of these. */
export function sampleWords(slot: LetteringSlot): Word[] {
  return wordsIn(slot.sample)
    .map((word) => (slot.role === 'names' && word.text === '&' ? { ...word, isAmpersand: true } : word))
    .map(cased(slot));
}

function cased({ caps }: LetteringSlot): (word: Word) => Word {
  return (word) => (caps ? { ...word, text: word.text.toLocaleUpperCase('en-IN') } : word);
}

function wordsIn(text: string): Word[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, isAmpersand: false, isLocal: LOCAL.test(word) }));
}

function textOf({ role, sample }: LetteringSlot, names: CardNames): string {
  const [first, second] = [shownText(names, 'first'), shownText(names, 'second')];
  switch (role) {
    case 'names':
    case 'first':
      return first;
    case 'second':
      return second;
    case 'ampersand':
      return sample;
    case 'initialFirst':
      return initialOf(first);
    case 'initialSecond':
      return initialOf(second);
    case 'monogram':
      return monogram(sample, initialOf(first), initialOf(second));
    case 'dateAndPlace':
      return dateAndPlace(sample, shownText(names, 'date'), shownText(names, 'place'));
    case 'families':
    case 'date':
    case 'place':
      return shownText(names, role);
  }
}

/** The first letter with the signs that belong to it. */
export function initialOf(name: string): string {
  const letters = name.replace(/^[^\p{L}]+/u, '');
  return /^(?:\p{L}[\u094d\u0a4d])*\p{L}\p{M}*/u.exec(letters)?.[0].toLocaleUpperCase('en-IN') ?? '';
}

/** Both initials in the places of the sample's letters: `A & M` → `R & S`. */
function monogram(sample: string, first: string, second: string): string {
  const initials = [first, second];
  return sample.replace(/\p{L}\p{M}*/gu, (letter) => initials.shift() ?? letter);
}

/** In the sample's order and with its separators; without one of the two, the other alone. */
function dateAndPlace(sample: string, date: string, place: string): string {
  if (date === '' || place === '') return date || place;
  const between = /[·|,•–—]/u.exec(sample)?.[0] ?? '·';
  const isDateFirst = /^\d/.test(sample);
  const [one, other] = isDateFirst ? [date, place] : [place, date];
  return between === ',' ? `${one}, ${other}` : `${one} ${between} ${other}`;
}
