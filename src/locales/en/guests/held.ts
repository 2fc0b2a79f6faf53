import { BRAND } from '#text/brand.ts';

/** ‘What do you hold about me?’ on an invitation. */
export const HELD = {
  title: 'What is held about you here',
  line: 'All that is stored under your link, so that the couple can invite and count their guests and plan the food.',
  facts: {
    name: 'Your family',
    seats: 'Seats',
    functions: 'Asked to reply for',
    language: 'Language',
    from: 'Who replied',
    reply: 'Your reply',
    changed: 'Last changed',
    phone: 'Random number of the phone that replied',
    opened: 'Last opened on this phone',
  },
  nothing: 'Nothing is stored for you.',
  none: 'none',
  note: 'The couple may also have noted your mobile number, whose guests you are, tags and a note, when your link was sent and opened, and how many of you came. They also have any blessing you sent. Only the couple, those who help them and the shop can read this: please ask them.',
  failed: 'This could not be read just now. Check your network and try again.',
  reading: 'One moment.',
  download: 'Save it as a file',
  askCouple: (name: string) => `Ask ${name} to erase it`,
  askShop: 'Ask the shop to erase it',
  coupleText: (family: string) =>
    `Hello, please erase what is stored about us${family && ` (${family})`} with your wedding invitation.`,
  shopText: (family: string, code: string) =>
    `Hello ${BRAND.name}, please erase what is stored about us${family && ` (${family})`} with the invitation ${code}. Please tell us what you have to keep, and until when.`,
};
