const BYTE_ORDER_MARK = '\ufeff';

/**
 * Places where a spreadsheet could start a formula (OWASP, 'CSV Injection'). Excel may also split a cell at semicolons
 * and commas, so those count as starts.
 */
const FORMULA_START = /(^|[,;|\p{Cc}\p{Zl}\p{Zp}])(?=["\p{Zs}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

function cell(text: string): string {
  const harmless = text.trim().replace(FORMULA_START, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** CSV that Excel reads as UTF-8; possible formulas get an apostrophe in front. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
