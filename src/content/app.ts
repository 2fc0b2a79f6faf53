import { BRAND } from '#src/config/brand.ts';
import { POSTED } from './posted.ts';

/** Words of the install banner (specification §2), the offer of a new version, and the timed pop-up. */
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
  line: 'Leave a name and a number. Nothing here has to be filled in.',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  send: 'Send',
  ...POSTED,
  chatOpening: `Hello ${BRAND.name}, please call me back.`,
} as const;
