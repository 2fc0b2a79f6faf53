import { inWords } from '#src/config/number-words.ts';

export const E_VIDEO = {
  title: 'Invitations that move',
  hindi: 'सादर आमंत्रण',
  pageName: 'E-Videos',
  description: (films: number) =>
    `${inWords(films)} invitation films for birthdays, weddings, anniversaries and sacred thread ceremonies, made with your names and music.`,
  line: (films: number) =>
    `${inWords(films)} films to choose from. We add your names, your dates and your song, and you send it on WhatsApp.`,
  service: 'E-Videos',
  strip: 'Occasions we make films for',
  listTitle: 'Choose a film',
  play: 'Play',
  price: 'Price on request',
  priceInText: 'on request',
  make: 'Make it yours',
  ask: 'Enquire',
  fallback: 'Your browser does not support the video tag.',
  failed: 'This film could not be loaded. Check your network and tap again.',
  makerFailed: 'The film maker could not be loaded',
  makerFailedLine: 'Check your network and tap again.',
} as const;
