import { BRAND } from '#text/brand.ts';

/** The page that guests open. */
export const PAGE = {
  /** For link previews. */
  description: 'Open the invitation: the functions, the way there, and a place to reply.',
  and: '&',
  open: 'Open the invitation',
  youAreInvited: 'You are invited',
  to: (first: string, last: string) => `${first} to ${last}`,
  /** `Today: Sangeet, 7 pm IST` */
  today: (name: string, time: string) => `Today: ${name}, ${time}`,
  todayTitle: (day: string) => `Today, ${day}`,
  functions: 'The functions',
  zone: 'IST',
  dress: 'What to wear',
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  calendar: 'Add to calendar',
  calendarFor: (name: string) => `Add to calendar: ${name}`,
  allInCalendar: 'Add all functions to your calendar',
  google: 'Google Calendar',
  googleFor: (name: string) => `Add ${name} to Google Calendar`,
  share: 'Share this invitation',
  questions: 'Questions? Call the family',
  call: 'Call',
  callTo: (name: string) => `Call ${name}`,
  whatsapp: 'WhatsApp',
  whatsappTo: (name: string) => `WhatsApp to ${name}`,
  whatsappText: (couple: string) => `Namaste! About the wedding of ${couple}: `,
  album: 'Photographs of the wedding',
  albumAfterwards: 'See the photographs',
  gifts: 'Send the couple a gift',
  more: 'For our guests',
  thanks: 'Thank you',
  anniversary: 'One year on',
  real: {
    title: 'This is a real invitation',
    text: `The couple made this page with ${BRAND.name}. It never asks you for money, an OTP or a password, and there is no app to install. If somebody sends you an app file in the name of a wedding, do not open it.`,
  },
  larger: 'Larger',
  readAloud: 'Read aloud',
  stopReading: 'Stop reading',
  mute: 'Mute the music',
  tools: 'Reading help',
  languages: 'Language',
  sample: 'A sample: names and functions are made up.',
  family: {
    /** Before the family's name. */
    dear: 'Dear',
    notice: 'This link was made for you and for what you are invited to.',
    /** In the small print. */
    opened: 'The couple can see when your link was last opened.',
    notThey: (name: string) => (/family$/i.test(name) ? `Not the ${name}?` : `Not ${name}?`),
  },
  reply: {
    title: 'Will you come?',
    until: (day: string) => `Please reply by ${day}.`,
    call: 'To reply, please call the family:',
    tell: 'Please tell the family whether you will come.',
    retry: 'Try again',
  },
  /** Where guests write to the couple. */
  blessing: { title: 'Bless the couple', tell: 'Please give the couple your blessing in person.' },
};
