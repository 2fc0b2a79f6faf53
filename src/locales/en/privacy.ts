import { LEGAL } from '#src/config/legal.ts';
import { BACKEND, SITE } from '#src/config/site.ts';
import { BRAND } from './brand.ts';
import type { LawDocument } from './law-page.ts';
import { DATA_KINDS } from './privacy-kinds.ts';

const FORM_SERVICE = new URL(SITE.formEndpoint).host;

const ORDER_MAIL =
  import.meta.env.VITE_ORDER_MAIL === 'yes'
    ? ' When you place an order, its number, its total and its link go through it to our mailbox as well.'
    : '';

const APP_CHECK = BACKEND.appCheckKey
  ? ' Google’s reCAPTCHA looks at your browser too, to keep programs out.'
  : '';

/** The notice under the Digital Personal Data Protection Act, 2023. */
export const PRIVACY = {
  head: {
    title: 'Privacy notice',
    description:
      'What we keep about you, what for, who reads it, how long, and how you see it, correct it, erase it or take your consent back.',
  },
  title: 'Privacy notice',
  line: 'What we keep about you, what for, who reads it and how long; and how you see it, correct it, have it erased or take your consent back. As the Digital Personal Data Protection Act, 2023 asks, in plain words.',
  parts: [
    {
      id: 'short',
      title: 'In short',
      points: [
        'We keep what you give us, and use it for what you gave it for.',
        'No cookies, no advertising, nothing that follows you to other sites. We sell nothing of it.',
        'You can see what we hold, correct it, ask us to erase it, and take your consent back as easily as you gave it.',
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      lines: [`${LEGAL.name} runs ${BRAND.name}, and decides what happens to your data here.`],
      facts: 'shop',
    },
    {
      id: 'kinds',
      title: 'What we keep, kind by kind',
      lines: [
        'Only what belongs to what you use concerns you. Whoever just looks around leaves nothing but what every server sees.',
      ],
      kinds: DATA_KINDS,
    },
    {
      id: 'helpers',
      title: 'Who handles it for us',
      points: [
        `Google, with Firebase: our database, sign-in and the delivery of these pages.${APP_CHECK}`,
        `${FORM_SERVICE}, a form service: it passes on to us by e-mail what is written in our contact and call-back forms.${ORDER_MAIL}`,
        'WhatsApp carries what you and we write to each other there, on its own terms.',
        'These services may also keep data on servers outside India, as far as the law allows it.',
        'The map on the contact page, films on YouTube or Drive that you play, and music that a couple links to come from others, who then see your internet address.',
        'We give it to nobody else, unless a law or a court obliges us to.',
      ],
    },
    {
      id: 'consent',
      title: 'Your consent, and taking it back',
      points: [
        'You give it by sending a form that says what it is for. Nothing is ticked for you, and what is optional says so.',
        'A family takes its reply back with ‘Remove my reply’ until the last day to reply; a couple can delete their account with ‘Delete my account’ at their desk.',
        `For everything else a line on WhatsApp or to ${LEGAL.officer.email} is enough, without a reason.`,
        'What was done before stays lawful. Where an order is under way, we first agree with you what becomes of it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      points: [
        'To see what we hold, what is done with it and who has got it. An order’s page and a family’s link show theirs at once, under ‘What do you hold about me?’.',
        'To have it corrected, completed or brought up to date.',
        'To have it erased.',
        'To complain, and to get an answer.',
        'To name somebody who uses these rights for you should you die or no longer be able to.',
        'Tell us the order’s number, the invitation’s code or the number that you gave: that is how we find it, and know that it is yours.',
      ],
    },
    {
      id: 'erasing',
      title: 'What erasing can do, and what not',
      points: [
        'We erase what is no longer needed for what you gave it for, unless a law tells us to keep it.',
        'Rule 8(3) of the Digital Personal Data Protection Rules, 2025 wants personal data and the logs of its use kept for at least a year, for authorities that may ask for them. What we have to keep for that is used for nothing else, and is erased afterwards.',
        'Backups hold what they have until they expire.',
        'Chats, e-mails, link previews and copies on other people’s phones are not in our hands.',
      ],
    },
    {
      id: 'children',
      title: 'Under 18',
      lines: [
        'These pages are for adults. If you are not yet 18, please ask your mother or father to order, write or reply for you. We ask for no names or ages of children, and show nobody advertising.',
      ],
    },
    {
      id: 'safety',
      title: 'How it is protected',
      lines: [
        'What guests and customers write can be read only by us and, for a wedding, by those the couple has given access; the database refuses everybody else. If something still happens to your data, we tell you and the Data Protection Board without delay.',
      ],
    },
    {
      id: 'grievance',
      title: 'Questions, complaints and the Board',
      lines: [
        'Ask, or complain to, the person named here. You get an answer as soon as we can give it, at the latest after 90 days.',
      ],
      facts: 'officer',
      points: [
        'If the answer does not help, you can complain to the Data Protection Board of India, once you have asked us. The Board works online; the ministry publishes the way to it at https://www.meity.gov.in.',
        'This notice is in English and in Hindi. If you need it in another of the 22 languages of the Constitution’s Eighth Schedule, ask us.',
      ],
    },
  ],
} as const satisfies LawDocument;
