import { BRAND } from './brand.ts';
import { POSTED } from './posted.ts';

export const INSTALL = {
  label: 'Get the app',
  getTheApp: 'Get the app',
  product: BRAND.name,
  download: 'Download Now',
  close: 'Close the app banner',
  unavailable: 'App install prompt not available',
  iPhone: 'On an iPhone: tap Share, then Add to Home Screen.',
} as const;

export const UPDATE = {
  ready: `A new version of ${BRAND.name} is ready.`,
  reload: 'Reload',
  later: 'Later',
  unsent: 'You have a message here that is not sent yet. Send or clear it, then reload.',
} as const;

export const POP_UP = {
  title: 'Shall we call you?',
  expand: 'Yes, call me',
  close: 'Close',
  line: 'Leave your name and number. Every field is optional, and we use them only to call you back.',
  privacy: 'Privacy notice',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  send: 'Send',
  ...POSTED,
  chatOpening: `Hello ${BRAND.name}, please call me back.`,
} as const;
