import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { NO_FUNCTION_TEXTS, NO_PAGE_TEXTS } from '#src/domain/invitation/invitation.ts';

/** A sangeet at 7:15 pm in India. */
export const SANGEET: WeddingFunction = {
  key: 'f1',
  name: 'Sangeet',
  start: Date.UTC(2027, 1, 12, 13, 45),
  end: undefined,
  timeLabel: '',
  venue: 'Rambagh Palace, Bhawani Singh Road, Jaipur',
  map: '',
  dress: 'Bright, and good to dance in',
  side: 'both',
  asksReply: true,
  isPrivate: false,
  hindi: NO_FUNCTION_TEXTS,
};

export const SAMPLE: Invitation = {
  code: 'ABCD12345678',
  published: true,
  filmReleased: false,
  couple: [
    { name: 'Aarav', also: 'आरव', script: 'Deva' },
    { name: 'Meera', also: 'मीरा', script: 'Deva' },
  ],
  families: ['Son of Smt. Asha and Shri Ramesh', 'Daughter of Smt. Kavita and Shri Anil'],
  tradition: 'hindu',
  design: '',
  language: 'both',
  place: 'Jaipur',
  texts: { blessing: '॥ श्री गणेशाय नमः ॥', invitation: '', thanks: '', anniversary: '' },
  hindi: NO_PAGE_TEXTS,
  functions: [
    SANGEET,
    {
      ...SANGEET,
      key: 'f2',
      name: 'Phere',
      start: Date.UTC(2027, 1, 14, 16, 30),
      end: Date.UTC(2027, 1, 14, 20, 0),
    },
  ],
  contacts: [{ name: 'Asha', phone: '+919812345678', hindi: '' }],
  links: { album: '', music: '' },
  settings: {
    replyBy: Date.UTC(2027, 1, 1, 18, 30),
    closesAt: Date.UTC(2028, 7, 14, 18, 30),
    wall: 'off',
    openSeats: 0,
  },
  updatedAt: Date.UTC(2026, 10, 22),
};
