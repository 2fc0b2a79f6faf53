import { LEGAL } from '#src/config/legal.ts';
import { SHOP_MONEY } from '#src/config/shop-money.ts';
import { BRAND } from './brand.ts';
import type { LawDocument } from './law-page.ts';

const { cancelDays, refundDays } = LEGAL;

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const TERMS = {
  head: {
    title: 'Terms, prices and refunds',
    description:
      'How an order is placed, what prices include, how to cancel, when you get your money back, and how things are delivered.',
  },
  title: 'Terms, prices and refunds',
  line: `What applies when you order from ${BRAND.name}: first a fixed quotation, then your yes, and only then a payment.`,
  parts: [
    {
      id: 'seller',
      title: 'Who sells to you',
      lines: [`${LEGAL.name}, ${LEGAL.address}.`],
    },
    {
      id: 'order',
      title: 'How an order is placed',
      points: [
        'What you send us from a cart or on WhatsApp is a request. It binds neither you nor us.',
        'We check date, quantities and price, and send you a fixed quotation in writing.',
        'The order is made when you say yes to it, in writing.',
      ],
    },
    {
      id: 'prices',
      title: 'What prices include',
      points: [
        'Prices on these pages are in rupees and are estimates, even where only one figure is shown. A range says from where to where the price goes, depending on design, quantity, date and place.',
        'Before you pay anything, the range becomes one fixed price. The quotation names the total, and in it each part on its own line: taxes, delivery, extra nights or hours, and every other charge.',
        'You pay that total and no more. Whatever you add later gets a quotation of its own.',
        'An item includes what its page lists. What costs extra, such as a night with a car, is named beside its price.',
        'Each offer says its condition: an early order is one placed at least 45 days before the wedding. Your quotation says which offers you get.',
        'Firecrackers are an enquiry only. They are sold and handed over in person by a licensed seller, where the rules of the state allow it.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      points: [
        SHOP_MONEY.upiId === ''
          ? 'Nothing is paid on these pages, and we never ask for a payment through a link.'
          : 'Nothing is paid before you have agreed to a price. After that, the page of your order may show our UPI code. No other page or link of ours asks for a payment.',
        'The quotation says what is paid in advance, by when, in which ways, and whether a way of paying costs a fee.',
        'You get a receipt for every payment.',
      ],
    },
    {
      id: 'cancelling',
      title: 'If you cancel',
      points: [
        'Until you have said yes to the quotation: at any time, and it costs nothing.',
        `Up to ${days(cancelDays)} before the function: you get back everything that you have paid, less what has by then been made or bought for you alone, such as printed cards. We show you the bills for it.`,
        'Later than that: we also keep what we have already paid to others for your day and cannot get back, at most the advance. We show you those bills too.',
        'If your order’s page promises you more, that applies.',
        'A line on WhatsApp or by e-mail is enough. We confirm it in writing.',
      ],
    },
    {
      id: 'ours',
      title: 'If we cancel',
      points: [
        'You get back everything that you have paid.',
        'We also pay you as much as we could have kept from you, had you cancelled on that day.',
      ],
    },
    {
      id: 'refunds',
      title: 'Refunds',
      points: [
        `A refund is paid within ${days(refundDays)} of the cancellation, or of our agreeing to your complaint, in the way you paid.`,
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery, faults and returns',
      points: [
        'Cards are printed once you have approved the proof in writing. The quotation names the day and the way of delivery.',
        'Cars, music, photographers, makeup and food come on the day, at the time and to the place in the quotation.',
        'What arrives late, damaged, incomplete or other than you approved, we put right, replace or refund, at our cost. Please tell us soon, with a picture if you can.',
        'Cards printed as you approved them carry your names, so we cannot take them back because you like another better.',
        'Where goods are imported, their page or the quotation names the country they come from and the importer.',
      ],
    },
    {
      id: 'pages',
      title: 'Invitations and guests’ words',
      points: [
        'A couple is responsible for what their invitation says, and adds only families they want to invite.',
        'We may take down what breaks the law, hurts people or pretends to come from somebody else. We tell those concerned why.',
      ],
    },
    {
      id: 'rights',
      title: 'Complaints, and your rights',
      points: [
        'The page ‘Complaints’ names the person who hears you, and how fast.',
        'Indian law applies. Nothing here takes away your rights as a consumer; you can go to the consumer commission where you live or work.',
      ],
    },
  ],
} as const satisfies LawDocument;
