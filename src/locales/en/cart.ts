import { inWords } from '#src/config/number-words.ts';
import { dishesText } from './counts.ts';

export const CART = {
  title: 'Your cart',
  description: 'The wedding cards you chose, an honest estimate, and your order ready for WhatsApp.',
  line: 'Type how many cards you need.',
  /** Shown until the stored cart has been read. */
  waiting: 'Your cart is saved only on this phone. We see your order once you send it on WhatsApp.',
  empty: {
    title: 'Your cart is empty',
    line: 'Choose a card first, or plan the food.',
    cards: 'See wedding cards',
    catering: 'Plan the catering',
  },
  emptyBesideMenu: { title: 'No cards in your cart yet', line: 'Choose a card, or continue with your menu.' },
  menu: {
    title: (dishes: number) => `Your menu: ${dishesText(dishes)}`,
    action: 'See my menu',
  },
  remove: 'Remove item',
  removed: 'Item removed',
  removedLine: 'Removed.',
  undo: 'Undo',
  fewer: (name: string) => `One fewer card of ${name}`,
  more: (name: string) => `One more card of ${name}`,
  amount: (name: string) => `How many cards of ${name}`,
  amountError: 'Type a whole number from 1 to 10,000.',
  each: 'each',
  discounts: (count: number) => (count === 1 ? '1 Discount Applied' : `${count} Discounts Applied`),
  discountsTitle: (count: number) =>
    count === 1 ? 'Your discount' : `Your ${inWords(count).toLowerCase()} discounts`,
  prebookingLine: 'We take the 10% off the estimate when we confirm the exact price on WhatsApp.',
  tooLate: '10% off is for orders at least 1.5 months before the wedding. Yours is sooner.',
  noDate: 'Add your wedding date below: 10% off is for orders at least 1.5 months before it.',
  estimate: 'Your estimate',
  to: 'to',
  summary: (cards: string, designs: string) =>
    `${cards}, ${designs}. We confirm the exact price on WhatsApp. You pay nothing here.`,
  addMore: 'Add more cards',
  total: 'Total',
  discontinued: 'This design is no longer sold',
  soldOut: 'Sold out just now, and not in your estimate',
  dropped: 'Part of your saved cart could not be read and was left out.',
  unsaved: 'This phone cannot save your cart. It stays until you close this page.',
} as const;
