// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const FILLERS = /[\u115f\u1160\u2800\u3164\ufeff\uffa0]/g;
/** Cannot be sent. Removed first, because two of them could combine into a character. */
const LONE_SURROGATES = /\p{Surrogate}/gu;
const LINE_BREAKS = /\r\n?|\u2028|\u2029/g;
const VISIBLE = /[^\s\p{Z}\p{M}\p{Cf}]/u;

/** Removes control, direction and invisible characters, and allows two empty lines in a row. */
export function cleanText(typed: string): string {
  const text = typed
    .replace(LONE_SURROGATES, '')
    .replace(LINE_BREAKS, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROL, '')
    .replace(DIRECTION, '')
    .replace(FILLERS, '')
    .replace(/\n(?:[^\S\n]*\n){3,}/g, '\n\n\n')
    .trim();
  return VISIBLE.test(text) ? text : '';
}

export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, ' ');
}

export function countLines(text: string): number {
  return text.split('\n').length;
}

/** At most `longest` UTF-16 units (as in `maxlength`), never ending within a character or an emoji. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let length = 0;
  for (const character of charactersOf(text.slice(0, longest + 1))) {
    if (length + character.length > longest) break;
    length += character.length;
  }
  return text.slice(0, length);
}

export function shortLine(typed: string, longest: number): string {
  return cutText(cleanLine(typed), longest);
}

/** As a reader counts them; code points in browsers that cannot tell. */
export function charactersOf(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return text;
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
