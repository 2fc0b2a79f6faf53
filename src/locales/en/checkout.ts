import { BRAND } from './brand.ts';

export const CHECKOUT = {
  action: 'Checkout',
  actionOnWhatsApp: 'Checkout on WhatsApp',
  part: (part: number, parts: number) => `Send part ${part} of ${parts}`,
  sent: 'opened',
  partsTitle: 'Your order in parts',
  partsLine:
    'Checkout sends this long order in one message. Without a network it goes in these parts, one by one.',
  copy: 'Copy order',
  copied: 'Order copied',
  copyFailed: 'The order could not be copied. Open it in WhatsApp and copy it from there.',
} as const;

export const CARD_ORDER = {
  greeting: `Hello ${BRAND.name}, I would like to order these wedding cards:`,
  total: (total: string, cards: string) => `Total: ${total} for ${cards} (estimate)`,
  closing: 'Please confirm the exact price and the delivery date.',
} as const;

export const CATERING_ORDER = {
  greeting: `Hello ${BRAND.name}, I would like to order this catering menu:`,
  dinner: 'Dinner',
  date: 'Date',
  guests: 'Guests',
  extra: (category: string, text: string) => `Something else, ${category}: ${text}`,
  out: '(not available just now)',
  total: 'Total Items',
} as const;
