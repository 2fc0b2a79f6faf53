/**
 * Tables as CSV that Excel opens as they are meant: a byte-order mark in front (without it Hindi turns to
 * gibberish), CRLF between lines, every cell in quotes.
 */

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A cell that starts with one of these would be taken for a formula and run when the owner opens the file
 * (OWASP, 'CSV Injection'); so would one of the full-width signs that Excel reads alike.
 */
const FORMULA_START = /^[\s\u200b\ufeff]*[=+\-@\t\r\n＝＋－＠]/u;

function cell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows of cells as one CSV text; a cell that could run as a formula gets an apostrophe in front. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
