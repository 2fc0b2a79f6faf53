import { inWords } from '#src/config/number-words.ts';
import { BRAND } from './brand.ts';

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

const QUESTIONS: readonly Question[] = [
  {
    id: 'product',
    question: 'What is a QR wedding card?',
    answer:
      'A printed card with a small code inside. A guest scans it and your wedding page opens on the phone: no app, no login.',
  },
  {
    id: 'features',
    question: 'What can guests do with the QR card?',
    answer:
      'See the venue, the date and the time, follow the live location on a map, and order or send gifts online.',
  },
  {
    id: 'photos',
    question: 'Can an instant photo be uploaded?',
    answer:
      'Yes. After scanning the QR code, open the after-marriage section and upload a photo the moment you take it. The couple finds all of them in one place.',
  },
  {
    id: 'gift-up',
    question: 'What is the gift-up section?',
    answer:
      'A small gift shop on the wedding page. Guests browse the gifts, order one, and it is delivered to the venue.',
  },
];

/** Shown on /faq and on the home page (specification §1). */
export const FAQ = {
  title: 'Questions families ask',
  head: {
    title: 'Questions families ask',
    description:
      'What a QR wedding card is, what guests do with it, how photos are shared after the marriage, and how the gift-up section works.',
  },
  line: `${inWords(QUESTIONS.length)} that come up on every first call. For anything else, just send us a message.`,
  ask: 'Ask on WhatsApp',
  enquiry: `Hello ${BRAND.name}, I have a question that is not on your list.`,
  contact: 'More ways to reach us',
  questions: QUESTIONS,
} as const;
