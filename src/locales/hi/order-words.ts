import type * as english from '#src/locales/en/order-words.ts';
import type { Translated } from '#src/locales/translated.ts';

export const ORDER_WORDS = {
  cards: (count) => `${count} कार्ड`,
  guests: (count) => `${count} मेहमान`,
  plates: {
    one: '1 प्लेट',
    many: (count) => `${count} प्लेट`,
    foods: {
      veg: (count) => `${count} शाकाहारी`,
      jain: (count) => `${count} जैन`,
      nonVeg: (count) => `${count} नॉन-वेज`,
      children: (count) => (count === '1' ? 'इनमें से 1 बच्चे की' : `इनमें से ${count} बच्चों की`),
    },
  },
  part: (part, parts) => `${parts} में से हिस्सा ${part}`,
} satisfies Translated<typeof english.ORDER_WORDS>;
