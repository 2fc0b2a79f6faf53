import { CARD_NAMES } from '#src/domain/order/limits.ts';
import type { PrintedLine } from '#src/domain/order/order.ts';
import { PRINTED_FIELDS } from '#src/domain/order/order.ts';

/** The most that a couple can have printed: every field full, in English letters with accents and in Hindi. */
export function longestPrinted(): PrintedLine[] {
  return PRINTED_FIELDS.flatMap((field) => {
    const longest = field === 'first' || field === 'second' ? CARD_NAMES.name : CARD_NAMES[field];
    return [
      { field, text: 'é'.repeat(longest) },
      { field, text: 'क'.repeat(longest) },
    ];
  });
}
