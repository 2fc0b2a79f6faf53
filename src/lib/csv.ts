/**
 * Tables as CSV that Excel opens as they are meant: a byte-order mark in front (without it Hindi turns to
 * gibberish), CRLF between lines, every cell in quotes.
 */

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Every place where a spreadsheet could start to read a formula and run it (OWASP, 'CSV Injection'): in front of a
 * sign, plain or full-width, at the start of a cell or after a character that splits cells somewhere. Where Excel
 * splits at semicolons it takes a whole line of ours for one cell, ignores the quotes inside it, and splits it at the
 * semicolons and line breaks of its text; the owner's 'Text to Columns' then splits it at commas.
 */
const FORMULA_START = /(^|[,;|\p{Cc}\p{Zl}\p{Zp}])(?=["\p{Zs}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

function cell(text: string): string {
  const harmless = text.trim().replace(FORMULA_START, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Rows of cells as one CSV text. Blanks around a cell's text are left out, and what could run as a formula gets an
 * apostrophe in front.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
