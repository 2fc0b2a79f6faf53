/** The couple's texts for its card, typed once for all designs. */
import { CARD_NAMES, ORDER_TEXTS } from '#src/domain/order/limits.ts';
import type { PrintedLine } from '#src/domain/order/order.ts';
import { PRINTED_FIELDS } from '#src/domain/order/order.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { cleanLine, cutText } from '#src/lib/text.ts';

export const NAME_FIELDS = PRINTED_FIELDS;

export type NameField = (typeof NAME_FIELDS)[number];

/** `local`: Hindi, Punjabi or Urdu letters. */
export const NAME_SCRIPTS = ['latin', 'local'] as const;

export type NameScript = (typeof NAME_SCRIPTS)[number];

export type NameTexts = Readonly<Record<NameField, string>>;

export interface CardNames {
  readonly latin: NameTexts;
  readonly local: NameTexts;
  readonly shown: NameScript;
}

const NO_TEXTS: NameTexts = { first: '', second: '', families: '', date: '', place: '' };

export const NO_NAMES: CardNames = { latin: NO_TEXTS, local: NO_TEXTS, shown: 'latin' };

export function longestOf(field: NameField): number {
  return field === 'first' || field === 'second' ? CARD_NAMES.name : CARD_NAMES[field];
}

/** Keeps what can be printed of data of any shape. */
export function parseCardNames(stored: unknown): CardNames {
  const { latin, local, shown } = fieldsOf(stored);
  return { latin: textsOf(latin), local: textsOf(local), shown: shown === 'local' ? 'local' : 'latin' };
}

function textsOf(stored: unknown): NameTexts {
  const fields = fieldsOf(stored);
  const text = (field: NameField) => {
    const value = fields[field];
    return typeof value === 'string' ? cutText(cleanLine(value), longestOf(field)) : '';
  };
  return {
    first: text('first'),
    second: text('second'),
    families: text('families'),
    date: text('date'),
    place: text('place'),
  };
}

export function hasBothNames(names: CardNames): boolean {
  return shownText(names, 'first') !== '' && shownText(names, 'second') !== '';
}

function shownFirst({ latin, local, shown }: CardNames): [shown: NameTexts, other: NameTexts] {
  return shown === 'local' ? [local, latin] : [latin, local];
}

/** In the letters that the cards are shown with, or in the others if it was typed in those only. */
export function shownText(names: CardNames, field: NameField): string {
  const [first, other] = shownFirst(names);
  return cleanLine(first[field]) || cleanLine(other[field]);
}

export function coupleText(names: CardNames): string {
  return `${shownText(names, 'first')} & ${shownText(names, 'second')}`;
}

/** For the order's document: the names in both scripts, first the one on the cards, and the place. */
export function printedFacts(names: CardNames): { readonly couple: string; readonly place: string } {
  if (!hasBothNames(names)) return { couple: '', place: '' };
  const couples = shownFirst(names)
    .filter(({ first, second }) => first !== '' && second !== '')
    .map(({ first, second }) => `${first} & ${second}`);
  const couple = couples.length > 0 ? couples.join(' · ') : coupleText(names);
  return {
    couple: couple.length <= ORDER_TEXTS.couple ? couple : coupleText(names),
    place: shownText(names, 'place'),
  };
}

/** For proof-reading: every text as typed, first in the letters of the cards. Empty without both names. */
export function printedLines(names: CardNames): PrintedLine[] {
  if (!hasBothNames(names)) return [];
  return NAME_FIELDS.flatMap((field) =>
    shownFirst(names)
      .map((texts) => texts[field])
      .filter((text) => text !== '')
      .map((text): PrintedLine => ({ field, text })),
  );
}
