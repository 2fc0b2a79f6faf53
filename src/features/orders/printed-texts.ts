import type { PrintedLine } from '#src/domain/order/order.ts';
import { PRINTED_NAMES } from '#text/printed-names.ts';

/** For a message: a title, and every text with its label; nothing where nothing is printed. */
export function printedTexts(printed: readonly PrintedLine[]): string[] {
  if (printed.length === 0) return [];
  const { title, fields } = PRINTED_NAMES;
  return [`${title}:`, ...printed.map(({ field, text }) => `${fields[field]}: ${text}`)];
}
