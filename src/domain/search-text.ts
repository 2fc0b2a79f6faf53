import { latinDigits } from '#src/lib/digits.ts';

export interface SearchText {
  readonly words: string;
  readonly digits: string;
}

/** @param phone in E.164 */
export function searchText(text: string, phone: string): SearchText {
  const words = searchable(text);
  return { words, digits: `${phone}\n${words}`.replace(/[^\d\n]/g, '') };
}

/** A number is found however its digits are grouped. */
export function searchFor(typed: string): (text: SearchText) => boolean {
  const wanted = searchable(typed);
  if (!/^[\d+\s()-]+$/.test(wanted)) return ({ words }) => words.includes(wanted);
  const number = wanted.replace(/\D/g, '');
  return ({ digits }) => digits.includes(number);
}

/** Without capitals, accents and nuktas: few phones type फ़ and फ the same way. */
export function searchable(text: string): string {
  return latinDigits(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .trim();
}
