/** What an invitation lacks before it can be published, a sentence for each. `one` is a function's name. */
export const INVITATION_FAULT = {
  name: ['Type the name shown first.', 'Type the name shown second.'],
  weddingDay: 'Choose the day of the wedding.',
  leftBehind: 'Say whether all functions move along with the wedding day.',
  place: 'Type the city.',
  noFunctions: 'Add at least one function.',
  manyFunctions: (most: number) => `Keep at most ${most} functions: guests do not see those after that.`,
  allPrivate: 'Show at least one function on your page: everybody who has its link sees that one.',
  functionName: (place: number) => `Give function ${place} a name.`,
  day: (one: string) => `Choose the day of ${one}.`,
  hour: (one: string) => `Choose the time of ${one}.`,
  venue: (one: string) => `Say where ${one} is.`,
  past: (one: string, day: string) => `${one} is on ${day}, which has passed.`,
  far: (one: string, day: string) => `${one} is on ${day}. Is the year right?`,
  early: (one: string) => `${one} ends before it starts.`,
  map: (one: string) => `The map of ${one} is not a link. Copy it from Google Maps with Share.`,
  album: 'The album is not a link: it starts with https://.',
  music: 'The music is not a link: it starts with https://.',
  musicPage:
    'This link opens a page, so guests would hear nothing. Use the link of the song itself: it ends in .mp3 or .m4a. Songs on YouTube, Spotify and Drive cannot be played here.',
  contactName: (phone: string) => `Say whose number ${phone} is.`,
  contactPhone: (name: string) => `Type a number on which guests can call ${name}.`,
  phone: (typed: string) => `${typed} is not a number that guests can call.`,
  replyPast: 'The last day to reply has passed.',
  replyLate: 'The last day to reply is after the last function.',
  seats: (most: number) => `Type a whole number of people, from 0 to ${most}.`,
  /** What the wedding day is a day of. */
  wedding: 'The wedding',
  /** A function that has no name yet. */
  unnamed: (place: number) => `function ${place}`,
} as const;
