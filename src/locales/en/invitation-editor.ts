import { LIMITS } from '#src/domain/invitation/limits.ts';

const OPTIONAL = '(optional)';

export const INVITATION_EDITOR = {
  views: { label: 'What to show', write: 'Write', preview: 'See your page' },
  stepsLabel: 'Steps',
  steps: {
    names: 'Names',
    functions: 'Functions',
    words: 'Words',
    look: 'Look',
    settings: 'Settings',
  },
  next: (step: string) => `Next: ${step}`,
  see: 'See your page',
  save: 'Save',
  optional: OPTIONAL,
  cut: (longest: number) => `There is room for ${longest} characters here, so the rest was cut off.`,
  kept: 'Kept on this phone as you type.',
  notKept: {
    title: 'This browser does not let us keep what you type',
    line: 'It stays until you close this tab. Save it to your account below, or open the page in another browser.',
  },
  dropped: 'What was kept on this phone could not be read, so please start again.',

  inHindi: {
    note: 'Each text has a field for its Hindi. Where you leave it empty, guests who read Hindi see our words, or yours in English.',
    label: (text: string) => `${text}, in Hindi`,
    ours: (text: string) => `Left empty, it says: ${text}`,
  },

  names: {
    tradition: 'Tradition',
    first: 'Name shown first',
    second: 'Name shown second',
    firstSample: 'Aarav',
    secondSample: 'Meera',
    otherScripts: 'Your names in Hindi, Punjabi or Urdu as well',
    alsoFirst: 'Name shown first, in that script',
    alsoSecond: 'Name shown second, in that script',
    script: 'Script',
    scripts: { Deva: 'Hindi (Devanagari)', Guru: 'Punjabi (Gurmukhi)', Arab: 'Urdu' },
    weddingDay: 'Day of the wedding',
    weddingDayHint: 'The other functions are placed around it. You can change each of them.',
    move: {
      title: 'You have set the days of some functions yourself',
      days: (from: string, to: string) => `${from} → ${to}`,
      all: (days: number) => {
        const far = Math.abs(days) === 1 ? 'one day' : `${Math.abs(days)} days`;
        return `Move all functions by ${far}${days < 0 ? ', to earlier' : ''}`;
      },
      leave: 'Leave them where they are',
      moved: 'All functions are moved.',
      left: 'Their days stay as they are.',
    },
    place: 'City',
  },

  functions: {
    line: 'We have filled in what is usual. Change, reorder or remove whatever is different at yours.',
    empty: 'No functions yet. Add the first one below.',
    edit: 'Edit',
    close: 'Close',
    noDay: 'Day not set',
    noVenue: 'Place not set',
    noHour: 'time not set',
    earlier: (name: string) => `Move ${name} earlier`,
    later: (name: string) => `Move ${name} later`,
    moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}.`,
    remove: { remove: 'Remove', undo: 'Put back' },
    removed: (name: string) => `${name} is removed.`,
    add: 'Add a function',
    addOne: (name: string) => `Add ${name}`,
    own: 'Another function',
    full: `An invitation has at most ${LIMITS.functions.max} functions.`,
    unnamed: 'New function',
    name: 'Name of the function',
    day: 'Day',
    hour: 'Starts at (IST)',
    endHour: 'Ends at',
    timeLabel: 'Shown instead of the time',
    timeLabelHint: 'For example: after sunset, or after Maghrib.',
    venue: 'Place and address',
    sameVenue: (name: string) => `Same place as ${name}`,
    map: 'Link to the map',
    mapHint: 'In Google Maps: Share, then Copy. Without one, Directions looks for the address.',
    dress: 'What to wear, or to know',
    side: 'Hosted by',
    bothFamilies: 'Both families',
    familyOf: (name: string) => `The family of ${name}`,
    firstFamily: 'Family of the person named first',
    secondFamily: 'Family of the person named second',
    asksReply: 'Ask guests to reply for this function',
    seenBy: 'Who sees it',
    seenByAll: 'Everybody who opens your page',
    seenByInvited: 'Only families you invite to it',
    seenByHint:
      'Your page can be forwarded. What only invited families see is on their own links and nowhere else.',
  },

  words: {
    families: (name: string) => `About the family of ${name}`,
    firstFamily: 'About the first family',
    secondFamily: 'About the second family',
    familiesHint:
      'For example: Daughter of Smt. Kavita and Shri Anil Sharma. Write Late or स्व. before the name of an elder who has passed away.',
    blessing: 'Line of blessing at the top',
    noBlessing: 'None',
    ownBlessing: 'Words of your own',
    ownBlessingLabel: 'Your line of blessing',
    ownBlessingEmpty: 'Left empty, the page begins without one.',
    invitation: 'The invitation',
    thanks: 'Thanks, after the wedding',
    anniversary: 'A year later',
    ours: 'Left empty, the page says:',
    startFromOurs: (text: string) => `Begin from our words for ${text}`,
    startFromOursShort: 'Begin from our words',
    namesHint: 'Write {names} where your names belong.',
  },

  look: {
    dress: 'Theme of the page',
    design: 'If you ordered one of our cards, its picture can be the cover',
    noDesign: 'No card: the picture of the theme',
    language: 'Language of the page',
    both: { label: 'Both', line: 'Your guests can switch. Each text gets a field for its Hindi.' },
    /** The dresses are also named in this language beside. */
    dressAlsoIn: 'hi',
  },

  settings: {
    contacts: 'Whom may guests call?',
    contactName: (place: number) => `Name ${place}`,
    contactPhone: (place: number) => `Mobile number ${place}`,
    album: 'Shared album for photographs',
    albumHint: 'A link to Google Photos or Drive.',
    music: 'Music',
    musicHint:
      'A link to the song itself, which ends in .mp3 or .m4a. It plays only when a guest opens the invitation.',
    replyBy: 'Last day to reply',
    replyByHint: 'Left empty, it is a week before the first function.',
    wall: 'Blessings from your guests',
    walls: {
      off: { label: 'Only we read them' },
      approved: { label: 'Guests read those that we approve', line: 'Names and words, never a number.' },
    },
    openSeats: 'Guests without a link of their own may reply for how many people?',
    openSeatsHint: `0 to ${LIMITS.seats.max}. Left empty, only families you invite reply.`,
  },

  preview: {
    label: 'Your page as guests see it',
    life: 'Show it',
    lives: {
      invitation: 'before the wedding',
      guide: 'on the first day',
      thanks: 'after the wedding',
      anniversary: 'a year later',
    },
    first: 'Name 1',
    second: 'Name 2',
    noDays: 'Choose the day of the wedding to see your functions.',
  },

  checks: {
    title: (count: number) =>
      count === 1
        ? 'One thing is missing before it can be published'
        : `${count} things are missing before it can be published`,
    titleOfMade: (count: number) =>
      count === 1
        ? 'Please correct one thing before you save'
        : `Please correct ${count} things before you save`,
    done: 'Everything is there. Save it, and we will publish it for you.',
  },
} as const;
