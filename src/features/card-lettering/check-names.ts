import { cleanLine, cutText } from '#src/lib/text.ts';
import { CARD_NAMES_TEXT } from '#text/card-names.ts';
import type { CardNames, NameField, NameScript } from './card-names.ts';
import { hasBothNames, longestOf, NAME_FIELDS, NAME_SCRIPTS } from './card-names.ts';

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{fe0f}\u{20e3}]/u;

const PRINTABLE =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

export function cutName(field: NameField, typed: string): { readonly text: string; readonly isCut: boolean } {
  const text = cutText(typed.replace(/\s+/g, ' '), longestOf(field));
  return { text, isCut: text.trim().length < cleanLine(typed).length };
}

export function nameFault(field: NameField, typed: string): string | undefined {
  const { errors } = CARD_NAMES_TEXT;
  const text = cleanLine(typed);
  if (EMOJI.test(text)) return errors.emoji;
  if (!PRINTABLE.test(text)) return errors.script;
  if (text === '') return undefined;
  const isName = field === 'first' || field === 'second';
  if (isName && text.includes('&')) return errors.ampersand;
  if (isName && !/\p{L}/u.test(text)) return errors.noLetter;
  return undefined;
}

export function hasFault(names: CardNames, script: NameScript): boolean {
  return NAME_FIELDS.some((field) => nameFault(field, names[script][field]) !== undefined);
}

export function canPrint(names: CardNames): boolean {
  return hasBothNames(names) && !NAME_SCRIPTS.some((script) => hasFault(names, script));
}
