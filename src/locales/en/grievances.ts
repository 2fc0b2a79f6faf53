import type { LawDocument } from './law-page.ts';

/**
 * The shop's identity, and how complaints are handled: Consumer Protection (E-Commerce) Rules, 2020, rule 4.
 */
export const GRIEVANCES = {
  head: {
    title: 'Who we are, and complaints',
    description:
      'Our registered name, address and numbers, who hears a complaint, and how soon you get an answer.',
  },
  title: 'Who we are, and complaints',
  line: 'Something went wrong? Tell the person named here. You hear from us within 48 hours, and it is settled within a month.',
  parts: [
    { id: 'shop', title: 'Who we are', facts: 'shop' },
    { id: 'officer', title: 'The grievance officer', facts: 'officer' },
    {
      id: 'steps',
      title: 'What happens with a complaint',
      points: [
        'Write or call, with the number of your order if you have one. A complaint costs nothing.',
        'Within 48 hours we tell you that we have it.',
        'Within one month of the day we received it, it is settled, and you have our answer in writing.',
        'A complaint about your personal data is answered at the latest after 90 days. The privacy notice says what else you can do.',
      ],
    },
    {
      id: 'beyond',
      title: 'If we do not agree',
      points: [
        'The National Consumer Helpline advises you free of charge: call 1915, or see https://consumerhelpline.gov.in.',
        'You can take a complaint to the consumer commission where you live or work.',
      ],
    },
  ],
} as const satisfies LawDocument;
