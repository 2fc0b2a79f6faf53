import { LEGAL } from '#src/config/legal.ts';
import type { LawDocument } from './law-page.ts';

/** The accessibility statement; IS 17802 follows WCAG 2.1. Its promises are in docs/design.md. */
export const ACCESSIBILITY = {
  head: {
    title: 'Accessibility',
    description:
      'What we do so that everybody can use these pages, what does not work yet, and whom to tell.',
  },
  title: 'Accessibility',
  line: 'A wedding is for the whole family: for the grandmother who reads with large letters, the uncle who listens, the cousin who uses a keyboard.',
  parts: [
    {
      id: 'standard',
      title: 'What we go by',
      lines: [
        'The Web Content Accessibility Guidelines 2.2, level AA. They contain version 2.1, which the Indian standard IS 17802 follows.',
      ],
    },
    {
      id: 'done',
      title: 'What you can count on',
      points: [
        'Everything works with a keyboard, and has a name for a screen reader.',
        'Text stands out from its ground by at least 4.5 to 1, and stays readable at twice its size and on a screen 320 pixels wide.',
        'Buttons are at least 44 pixels high.',
        'Nothing moves if your device is set to reduce motion. Sound never starts by itself.',
        'Pages can be read without scripts, and in English and Hindi.',
        'An invitation has larger letters and reads itself aloud, where the browser can.',
      ],
    },
    {
      id: 'checked',
      title: 'How it is checked',
      lines: [
        'By automatic checks (axe) of every page and its states, by tests that use the keyboard only, and at twice the text size. Last in November 2026. People who use screen readers every day have not tested it yet.',
      ],
    },
    {
      id: 'limits',
      title: 'What does not work yet',
      points: [
        'Maps, films and forms of other sites follow their own rules.',
        'A printed card and its picture say in one image what the invitation’s page says as text.',
        'Films on these pages have no spoken words, and so no captions; films of others may have both.',
      ],
    },
    {
      id: 'tell',
      title: 'Facing a problem?',
      lines: [
        `Write to ${LEGAL.officer.email} or call ${LEGAL.officer.phone}. You get an answer within 48 hours, and until it works we take your order by phone or on WhatsApp.`,
      ],
    },
  ],
} as const satisfies LawDocument;
