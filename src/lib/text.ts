/**
 * What a guest types, made safe to store and show: control characters and the marks that turn reading
 * direction round (which can make one text look like another) are taken out, line breaks stay.
 */

// Built from escapes so that this file shows what it removes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/**
 * Halves of a character, left behind when a text was cut: no request can carry them. They go first, or two of them
 * could become a character nobody typed once what stood between them has gone.
 */
const HALVES = /\p{Surrogate}/gu;
const LINE_BREAKS = /\r\n?|\u2028|\u2029/g;

/** Text of several lines: trimmed, line breaks as `\n`, at most two empty lines in a row. */
export function cleanText(typed: string): string {
  return typed
    .replace(HALVES, '')
    .replace(LINE_BREAKS, '\n')
    .replace(/\t/g, ' ')
    .replace(CONTROL, '')
    .replace(DIRECTION, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}

/** Text of one line: as {@link cleanText}, line breaks and runs of spaces become one space. */
export function cleanLine(typed: string): string {
  return cleanText(typed).replace(/\s+/g, ' ');
}
