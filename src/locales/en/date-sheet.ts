/** Loaded once a visitor chooses a date. */
export const DATE_SHEET = {
  title: 'When is your wedding?',
  day: 'Date',
  part: 'When do you need us?',
  parts: { morning: 'Morning', evening: 'Evening', day: 'Whole day' },
  place: 'Place',
  optional: '(if you know it)',
  note: 'It stays on this phone. It goes into your messages on WhatsApp, and into your carts if they have no date yet.',
  save: 'Show what is free',
  errors: {
    missing: 'Please choose a date.',
    past: 'This date has passed. Choose today or a later date.',
  },
} as const;

export const ROOMS = {
  free: 'Free',
  last: 'Last one',
  booked: 'Booked',
  onDate: 'on your date',
  services: {
    'makeup-artist': {
      free: 'Our makeup artists are free.',
      last: 'One of our makeup artists is still free.',
      booked: 'Our makeup artists are booked. Please ask us: bookings sometimes change.',
    },
    kitchen: {
      free: 'Our kitchen is free.',
      last: 'Our kitchen has room for one more function.',
      booked: 'Our kitchen is booked. Please ask us: bookings sometimes change.',
    },
  },
  known: (time: string) => `As of ${time}. Nothing is booked for you until we confirm it.`,
  old: (time: string) => `No connection: this is what we knew on ${time}.`,
  looking: 'Checking what is free.',
  unknown: 'Ask us on WhatsApp what is free: your message includes the date.',
  failed: 'We could not check just now. Ask us on WhatsApp.',
} as const;
