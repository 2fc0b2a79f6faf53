export const ORDER_WORDS = {
  cards: (count: string, one: boolean) => (one ? '1 card' : `${count} cards`),
  guests: (count: string, one: boolean) => (one ? '1 guest' : `${count} guests`),
  plates: {
    one: '1 plate',
    many: (count: string) => `${count} plates`,
    foods: {
      veg: (count: string) => `${count} vegetarian`,
      jain: (count: string) => `${count} Jain`,
      nonVeg: (count: string) => `${count} non-vegetarian`,
      children: (count: string) => (count === '1' ? '1 of them a child' : `${count} of them children`),
    },
  },
  /** Above each part of an order that is too long for one message. */
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
} as const;
