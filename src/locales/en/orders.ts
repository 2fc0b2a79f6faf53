import { BRAND } from './brand.ts';

/** The WhatsApp message for a placed order. */
export const ORDER_MESSAGE = {
  greeting: (number: string) => `Hello ${BRAND.name}, I have placed order ${number}`,
  name: (name: string) => `Name: ${name}`,
  kinds: { cards: 'Wedding cards', catering: 'Catering menu' },
  dinner: (dinner: string) => `Dinner: ${dinner}`,
  andMore: (named: string, more: number) => `${named} and ${more} more`,
  total: (total: string, cards: string) => `Total: ${total} for ${cards} (estimate)`,
  totalItems: (items: number) => `Total Items: ${items}`,
  wishes: (count: number) => `Something else: ${count}, see the order’s page`,
  /** In a message without room for whose dinner it is. */
  onPage: 'Everything else is on the order’s page:',
  unpaid: 'Nothing is paid yet.',
} as const;

export const ORDER_PANEL = {
  titles: { cards: 'Your name, number and date', catering: 'Your name and number' },
  optional: '(optional)',
  ask: {
    title: 'Who is it for?',
    line: 'Your name or your number is enough. It helps us find your order when you call. If you would rather not say, press Checkout again.',
  },
  line: 'Saved on this phone, and added to every order you send us.',
  name: 'Your name',
  phone: 'Mobile number',
  phoneError: 'Please check the number: 10 digits, or + and the country code.',
  couple: 'Names for the card',
  coupleHint: 'As they should be printed, for example: Aarav & Meera',
  place: 'City or venue',
  date: 'Wedding date',
  dateError: 'This date has passed. Choose today or a later date.',
  who: 'We use it for this order only. You can ask us to erase it at any time.',
  privacy: 'Privacy notice',
  last: {
    waiting: (number: string) => `Order ${number} is saved on this phone and will be sent.`,
    delivered: (number: string) => `Order ${number} is with us.`,
    refused: (number: string) => `Order ${number} could not be saved.`,
    refusedLine: 'Please copy the order and send it to us on WhatsApp.',
    see: 'See your order',
    nextDinner: 'Your cart is empty again, for the next dinner.',
    toDesk: 'Plan the next dinner',
  },
} as const;

/** `since`: on which day it got this status. */
export const ORDER_STATUS = {
  received: {
    name: 'Received',
    since: (day: string) => `Received on ${day}`,
    line: 'We have your order and will confirm it on WhatsApp.',
  },
  confirmed: {
    name: 'Confirmed',
    since: (day: string) => `Confirmed on ${day}`,
    line: 'Price and date are agreed.',
    unpriced: 'Your order is confirmed. The exact price follows on WhatsApp.',
  },
  working: {
    name: 'In progress',
    since: (day: string) => `In progress since ${day}`,
    line: 'We are working on it.',
  },
  ready: { name: 'Ready', since: (day: string) => `Ready since ${day}`, line: 'Everything is ready.' },
  delivered: {
    name: 'Delivered',
    since: (day: string) => `Delivered on ${day}`,
    line: 'Thank you for ordering with us.',
  },
  cancelled: {
    name: 'Cancelled',
    since: (day: string) => `Cancelled on ${day}`,
    line: 'This order has been cancelled.',
  },
} as const;

const TO_CONFIRM = 'To be confirmed by date and card.';
const FIRST_SPELLING = 'Where something is written in two scripts, the first is printed on the card.';

export const ORDER_PAGE = {
  heading: 'Order',
  pageTitle: 'Your order',
  description: 'What you ordered, at what prices, and how far along it is.',
  placed: (day: string) => `Placed on ${day}`,
  status: 'Status',
  items: 'What you ordered',
  each: 'each',
  total: 'Total',
  estimate: '(estimate)',
  totalItems: 'Total of items',
  differs: {
    title: 'This order differs from our prices',
    line: 'The prices and offers on this page are ours, as they were when the order was placed. If you expected others, please ask us.',
    total: (total: string) => `The order says ${total}.`,
    price: (price: string) => `The order says ${price}.`,
  },
  out: 'Not available when you ordered: we will suggest another',
  unknownItem: 'Not in our catalogue today',
  wrote: 'You wrote',
  wishes: 'Something else, in your words',
  printed: `You wrote this, and it is the same on every card of this order. ${FIRST_SPELLING} Please check every letter, and tell us before we print if anything is wrong.`,
  firstSpelling: FIRST_SPELLING,
  byQuotation: 'Price by quotation',
  perPlate: 'Price per plate',
  forPlates: (plates: string, one: boolean, price: string) =>
    `${one ? '1 plate' : `${plates} plates`} × ${price}`,
  onRequest: 'We will tell you the price for your guest count on WhatsApp.',
  discounts: 'Promised to you',
  toConfirm: TO_CONFIRM,
  discontinued: 'No longer in our catalogue',
  facts: {
    name: 'Name',
    phone: 'Mobile number',
    couple: 'Names for the card',
    of: 'Wedding of',
    occasion: 'Function',
    date: 'Function date',
    place: 'Place',
    guests: 'Guests',
  },
  unpaid: 'You pay nothing yet. We confirm the exact price with you on WhatsApp first.',
  ask: 'Ask about this order',
  askText: (number: string) => `Hello ${BRAND.name}, I have a question about my order ${number}:`,
  again: 'Order again',
  print: 'Print as a quotation',
  addedAgain: 'Everything is in your cart again',
  partlyAgain: 'What we still sell is in your cart again',
  noneAgain: 'What was in this order is not available now.',
  stale: 'We could not get the latest details. This is how the order last looked on this phone.',
  waiting: 'This order is still only on this phone. It will be sent to us as soon as there is a network.',
  refused:
    'This order could not be saved with us: it is only on this phone. Please press ‘Order again’, copy the order in your cart, and send it to us on WhatsApp.',
  states: {
    loading: { title: 'Looking for the order', line: 'One moment, please.' },
    missing: {
      title: 'We do not have this order',
      line: 'It may still be on its way from the phone it was placed on, or it has been erased. Try again in a few minutes, or ask us.',
    },
    offline: {
      title: 'No connection',
      line: 'The order is safe. Connect to the internet and try again.',
    },
    busy: {
      title: 'We cannot show the order right now',
      line: 'The order is safe. Please try again in a minute.',
    },
  },
  retry: 'Try again',
  contact: 'Contact us',
  quotation: {
    title: 'Quotation',
    number: 'Number',
    day: 'Placed on',
    item: 'Item',
    course: 'Course',
    dishes: 'Dishes',
    amount: 'Quantity',
    price: 'Price each',
    sum: 'Amount',
    promised: (discounts: string) => `${discounts}. ${TO_CONFIRM}`,
    agreed: 'Agreed price',
    ways: (ways: string) => `Ways of paying: ${ways}. None of them costs a fee.`,
    agreedNote: 'The agreed price, not an invoice. What was paid is on the order’s page.',
    note: 'An estimate, not an invoice. We confirm the exact price and the delivery date in writing.',
    nothingPaid: 'Nothing has been paid.',
    paid: 'What was paid is on the order’s page.',
  },
} as const;
