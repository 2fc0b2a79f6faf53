import { BRAND } from '#src/config/brand.ts';

export const CART = {
  title: 'Your cart',
  description: 'Your chosen wedding cards, an honest estimate, and the order ready for WhatsApp.',
  line: 'Type how many cards you need.',
  /** While what is in the cart is being read. */
  waiting:
    'Your cart is kept on this phone and on no computer of ours. We see your order once you send it on WhatsApp.',
  empty: {
    title: 'Your cart is empty',
    line: 'Choose a card first, or plan the food.',
    cards: 'See wedding cards',
    catering: 'Plan the catering',
  },
  remove: 'Remove item',
  removed: 'Item removed',
  removedLine: 'Removed.',
  undo: 'Undo',
  fewer: (name: string) => `One card fewer of ${name}`,
  more: (name: string) => `One card more of ${name}`,
  amount: (name: string) => `How many cards of ${name}`,
  amountError: 'Type one whole number from 1 to 10,000.',
  each: 'each',
  discounts: '2 Discounts Applied',
  discountsTitle: 'Your two discounts',
  discountsLine: 'We take them off the estimate when we confirm the exact price on WhatsApp.',
  discountList: [
    { title: '10% off', line: 'for prebooking 1.5 months before the date' },
    { title: '20 carry bags free', line: 'with branded card' },
  ],
  estimate: 'Your estimate',
  to: 'to',
  summary: (cards: string, designs: string) =>
    `${cards}, ${designs}. We confirm the exact price on WhatsApp. You pay nothing here.`,
  addMore: 'Add more cards',
  total: 'Total',
  checkout: 'Checkout',
  gone: 'This design is no longer sold',
  dropped: 'Part of your saved cart could not be read and was left out.',
  unsaved: 'This phone cannot save your cart. It stays until you close this page.',
  order: {
    greeting: `Hello ${BRAND.name}, I would like to order these wedding cards:`,
    closing: 'Please confirm the exact price and the delivery date.',
  },
} as const;
