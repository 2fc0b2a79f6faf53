export const BOOKING_WORDS = {
  parts: { morning: 'morning', evening: 'evening', day: 'whole day' },
  things: {
    dj: 'DJ set',
    horse: 'Horse',
    photographer: 'Photographer',
    'makeup-artist': 'Makeup artist',
    kitchen: 'Kitchen',
  },
} as const;
