import { BRAND } from './brand.ts';

/** ‘What do you hold about me?’ on an order’s page. */
export const HELD_ORDER = {
  open: 'What do you hold about me?',
  title: 'What we hold with this order',
  line: 'Everything that is stored under this order’s link. We use it to price, make and deliver the order, and to answer you.',
  privacy: 'Privacy notice',
  facts: {
    number: 'Number',
    id: 'Id of the link',
    placed: 'Placed',
    status: 'Status',
    language: 'Language',
    items: 'Items',
    total: 'Total when ordered',
    offers: 'Offers',
    prices: 'Prices of',
    platePrice: 'Price per plate',
    agreed: 'Agreed price',
    payments: 'Payments',
    onPhone: 'On this phone, for your next order',
  },
  note: 'If we wrote ourselves a note about this order, only we can read it. Ask, and we will tell you what it says. Chats and e-mails about it are in WhatsApp and in our mailbox.',
  download: 'Save it as a file',
  erase: 'Ask us to erase it',
  eraseText: (number: string) =>
    `Hello ${BRAND.name}, please erase my order ${number} and what you hold about me with it. Please tell me what you have to keep, and until when.`,
  eraseLine: 'WhatsApp opens with the request. The privacy notice says what erasing can and cannot do.',
} as const;
