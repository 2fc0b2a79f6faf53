import type { Translated } from '#src/config/translated.ts';
import type * as english from './order-words.ts';

export const ORDER_WORDS = {
  cards: (count) => `${count} कार्ड`,
  guests: (count) => `${count} मेहमान`,
  part: (part, parts) => `${parts} में से हिस्सा ${part}`,
} satisfies Translated<typeof english.ORDER_WORDS>;
