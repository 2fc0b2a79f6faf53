import { inWords } from '#src/config/number-words.ts';

const TEAMS = [
  { title: 'The card studio', line: 'Designs, prints and proofs every card, and sets the QR inside it.' },
  { title: 'The travel desk', line: 'Cars, the mare and the baggi, dressed with flowers and on time.' },
  { title: 'The kitchen', line: 'Turns your ticked dishes into a menu, and a menu into a feast.' },
  { title: 'The light and film room', line: 'Photographs, films, the DJ and the dance floor.' },
  { title: 'The guest desk', line: 'Reads every message, and calls you back.' },
] as const;

export const ABOUT = {
  head: {
    title: 'About us',
    description:
      'The people behind the cards: what we promise, who does what, where we are and how to reach us.',
  },
  hero: {
    hindi: 'हमारे बारे में',
    title: 'From the first card to the last dance',
    line: 'We began with a card that opens like a door. Today we also send the car, set the lights, cook the food and keep your photographs.',
    button: 'Start your invite journey now!',
    alt: 'A peacock in cut paper on a wedding card, behind a teal arch',
  },
  vision: {
    hindi: 'हमारा विश्वास',
    title: 'What we stand for',
    cards: [
      {
        title: 'Elegant Wedding Solutions',
        line: 'Paper, foil and food chosen as if for our own family, with the rate on the page or in a quotation before you pay.',
      },
      {
        title: 'Client-Centric Celebrations',
        line: 'Your rituals, your language, your guest list. We fit the plan to the family, never the other way round.',
      },
      {
        title: 'Crafting Everlasting Moments',
        line: 'A blessing written on a phone, a photograph from the last row: all kept safe, so that you can relive the day.',
      },
    ],
  },
  team: {
    title: 'Our Team',
    line: `${inWords(TEAMS.length)} teams under one roof. You message one number, and the right team replies.`,
    teams: TEAMS,
  },
  place: {
    title: 'Where we are',
    line: 'By appointment, so that someone always has time for you.',
    view: 'View location',
  },
  connect: {
    title: 'Connect with us',
    email: 'E-mail',
    phone: 'Phone',
    social: 'Instagram',
    whatsapp: 'WhatsApp',
  },
} as const;
