const BYTE_ORDER_MARK = '\ufeff';

/** Where a formula could start (OWASP, 'CSV Injection'); Excel may also split at semicolons and commas. */
const FORMULA_START = /(^|[,;|\p{Cc}\p{Zl}\p{Zp}])(?=["\p{Zs}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

function cell(text: string): string {
  const harmless = text.trim().replace(FORMULA_START, "$1'");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** CSV that Excel reads as UTF-8; possible formulas get an apostrophe in front. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
