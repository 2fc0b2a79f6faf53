import { BRAND } from '#src/config/brand.ts';
import type { OrderStatus } from '#src/config/order.ts';

/** The owner's book of orders. */
export const MANAGE_ORDERS = {
  title: 'Manage Orders',
  filter: {
    status: 'Status',
    kind: 'Kind',
    month: 'Month',
    all: 'All',
    kinds: { cards: 'Wedding cards', catering: 'Catering menus' },
  },
  search: 'Search by number, phone or name',
  find: 'Find',
  clear: 'Show all orders',
  found: (text: string) => `Orders found for “${text}”`,
  noneFound: (text: string) => `No order found for “${text}”. Names are searched from their beginning.`,
  sums: (count: string, one: boolean) => (one ? '1 order' : `${count} orders`),
  cards: (range: string) => `wedding cards: ${range} (estimate)`,
  noSums: 'Counts and sums are not available right now.',
  list: 'Orders',
  reading: 'Reading the book.',
  empty: { title: 'No orders yet', line: 'An order is here as soon as a customer presses Checkout.' },
  emptyFilter: { title: 'No orders like these', line: 'Choose another status, kind or month.' },
  older: 'Older orders',
  unreachable: {
    title: 'The orders could not be read.',
    line: 'Check the connection and try again.',
    retry: 'Try again',
  },
  damaged: 'This order cannot be read. Open it in the Firebase console.',
  unnamed: 'No name given',
  dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  designs: (count: number) => (count === 1 ? '1 design' : `${count} designs`),
  export: 'Save as CSV',
  exporting: (soFar: number) => `Reading, ${soFar} so far`,
  exported: (count: number) => (count === 1 ? '1 order saved' : `${count} orders saved`),
  notExported: 'The orders could not be read, so nothing was saved.',
} as const;

export const BOOK_ORDER = {
  back: 'All orders',
  missing: { title: 'This order is not in the book', line: 'It may have been erased.' },
  placed: (time: string) => `Placed on ${time} IST`,
  offers: 'Offers promised',
  differences: {
    title: 'This order differs from the catalogue',
    line: 'Prices may have changed since it was placed, or somebody has altered it. Agree on the price before you confirm.',
    unknown: 'Not in our catalogue',
    price: (today: string) => `Today: ${today}`,
    none: 'no price',
    total: (today: string) => `By the catalogue today: ${today}`,
    discount: 'Not one of our offers',
  },
  customer: {
    title: 'Customer',
    none: 'The customer gave no number. Look for the order’s number in WhatsApp.',
    call: 'Call',
    message: (status: string) => `WhatsApp: ${status}`,
    page: 'See the customer’s page',
  },
  status: {
    title: 'Status',
    times: 'So far',
    setTo: 'Set it to',
    set: (status: string) => `Set to: ${status}`,
    done: (status: string) => `Status is now: ${status}`,
    notDone: 'The status could not be changed. Please try again.',
    changed: {
      title: 'Somebody else has changed this order meanwhile.',
      line: (status: string) => `Its status is now: ${status}. Nothing of theirs was overwritten.`,
    },
  },
  note: {
    title: 'Your note',
    hint: 'Only you can read it.',
    save: 'Save the note',
    saved: 'Note saved',
    notSaved: 'The note could not be saved. What you typed is still here.',
    unreadable: 'The note could not be read.',
    changed: {
      title: 'Somebody else has changed this note meanwhile.',
      line: 'Theirs is below. Add it to yours, and save again.',
    },
  },
  print: {
    slips: { cards: 'Print a slip for the printer', catering: 'Print a slip for the kitchen' },
    quotation: 'Print the quotation',
  },
  slip: {
    titles: { cards: 'Work slip: printer', catering: 'Work slip: kitchen' },
    pieces: (count: string) => `${count} cards in all`,
    dishes: (count: string) => `${count} dishes in all`,
    guests: (count: string) => `for ${count} guests`,
  },
  erase: {
    open: 'Erase this order',
    question: 'Erase this order for good?',
    line: (number: string) =>
      `Order ${number}, its note and the customer’s page are erased. This cannot be undone.`,
    keep: 'Keep it',
    confirm: 'Erase it',
    done: 'Order erased',
    notDone: 'The order could not be erased. Please try again.',
  },
} as const;

/** What the owner sends for each status. `link` is the customer's page. */
export const STATUS_MESSAGES: Readonly<Record<OrderStatus, (number: string, link: string) => string>> = {
  received: (number, link) =>
    `Namaste from ${BRAND.name}! We have your order ${number} and will come back to you with the exact price and date.\n${link}`,
  confirmed: (number, link) => `Namaste from ${BRAND.name}! Your order ${number} is confirmed.\n${link}`,
  working: (number, link) =>
    `Namaste from ${BRAND.name}! We have started to work on your order ${number}.\n${link}`,
  ready: (number, link) =>
    `Namaste from ${BRAND.name}! Your order ${number} is ready. When may we hand it over?\n${link}`,
  delivered: (number, link) =>
    `Namaste from ${BRAND.name}! Your order ${number} has been delivered. Thank you, and every happiness to the couple!\n${link}`,
  cancelled: (number, link) =>
    `Namaste from ${BRAND.name}. Your order ${number} has been cancelled. If this is a mistake, please write to us.\n${link}`,
};

export const ORDER_HEADS = {
  number: 'Number',
  placed: 'Placed (IST)',
  status: 'Status',
  kind: 'Kind',
  name: 'Name',
  phone: 'Mobile No.',
  couple: 'Names for the card',
  date: 'Date',
  place: 'Place',
  guests: 'Guests',
  lines: 'Items',
  low: 'Total from',
  high: 'Total to',
  discounts: 'Offers',
} as const;
