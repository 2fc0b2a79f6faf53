/**
 * Cleans what a guest types before it is stored or shown. Control characters are removed, and so are marks that
 * reverse the reading direction (they can make one text look like another) and characters that draw nothing.
 */

// Built from escapes so that this file shows what it removes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Hangul fillers, the blank Braille pattern and the byte-order mark: letters and symbols by class, blank on screen. */
const FILLERS = /[\u115f\u1160\u2800\u3164\ufeff\uffa0]/g;
/**
 * Lone surrogates, left behind when text is cut: no request can carry them. They are removed first, because two of
 * them could form a character nobody typed once what was between them is gone.
 */
const LONE_SURROGATES = /\p{Surrogate}/gu;
const LINE_BREAKS = /\r\n?|\u2028|\u2029/g;
const VISIBLE = /[^\s\p{Z}\p{M}\p{Cf}]/u;

/**
 * Text of several lines: trimmed, line breaks as `\n`, at most two empty lines in a row. Text in which nothing can
 * be seen becomes empty.
 */
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

/** Text of one line: as {@link cleanText}, with line breaks and runs of spaces as one space. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, ' ');
}

/** Number of lines of a cleaned text. */
export function countLines(text: string): number {
  return text.split('\n').length;
}
