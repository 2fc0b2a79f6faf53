import { LIMITS } from '#src/domain/message/limits.ts';

const { name, message, messageLines } = LIMITS;

export const BLESSING_ERRORS = {
  name: 'Please write your name.',
  nameLong: `Please keep your name within ${name.max} characters.`,
  phone: 'Please write 10 digits, or + and the country code first. You may also leave it empty.',
  text: 'Please write a few words for the couple.',
  messageLong: (length: number) =>
    `Please keep your blessing within ${message.max} characters; it has ${length} now.`,
  messageLines: (lines: number) =>
    `Please keep your blessing within ${messageLines.max} lines; it has ${lines} now.`,
};

export const BLESSING = {
  name: 'Your name',
  phone: 'Mobile number',
  text: 'Your blessing',
  optional: '(optional)',
  /** Honeypot field, hidden from people. */
  trap: 'Leave this field empty',
  send: 'Send your blessing',
  sending: 'Sending your blessing.',
  sent: 'Your blessing has reached the couple',
  sentLine: 'Thank you. They will read every word.',
  another: 'Write another one',
  saved: {
    title: 'Saved on this phone',
    line: 'There is no network right now, or it is weak. Your blessing will be sent automatically when you have network, even if you close this page.',
    /** The server responded but could not store it. */
    busy: 'It could not be sent just now. It will be sent automatically in a few minutes, even if you close this page.',
    onWay: 'Your blessing is on its way. You may close this page.',
  },
  /** The browser cannot store it. */
  memory: {
    title: 'Not sent yet',
    line: 'This phone cannot save it. Please keep this page open until it has been sent.',
  },
  waiting: (count: number) =>
    count === 1
      ? 'A blessing that you wrote before is saved on this phone and will be sent automatically.'
      : `${count} blessings that you wrote before are saved on this phone and will be sent automatically.`,
  problems: {
    refused: {
      title: 'Your blessing could not be delivered',
      line: 'The page of this wedding may have been closed meanwhile. What you wrote is still here: please try again, or tell the family directly.',
    },
    reopened: {
      title: 'A blessing of yours could not be delivered',
      line: 'Here it is. The page of this wedding may have been closed meanwhile: please try again, or tell the family directly.',
    },
    trap: { title: 'Please press the button once more', line: 'What you wrote is still here.' },
    twice: {
      title: 'You have already sent this blessing',
      line: 'It is on its way or has arrived. Would you like to add something?',
    },
    notEmpty: {
      title: 'There is already something in the form',
      line: 'Please send or clear it first, then edit the other one.',
    },
  },
  cameBack: (count: number) =>
    count === 1 ? 'One blessing could not be delivered' : `${count} blessings could not be delivered`,
  edit: 'Edit',
  drop: 'Delete',
  dropSure: 'Delete for good',
  /** Who reads it, and how long it is kept. */
  notice:
    'The couple, those who help them and the shop that runs this page read your blessing, and your number if you give it. They are kept until the couple or the shop deletes them.',
  /** Added where guests read what the couple has approved. */
  wallNotice:
    'If the couple chooses, other guests see your name and your words on this page and in the hall, never your number.',
  privacy: 'Privacy notice',
  sample: 'This is a sample: try it as you like, nothing is sent.',
  sampleSent:
    'This is a sample, so nothing was sent. On a real page the couple would have your blessing now.',
  wall: {
    open: 'Read the blessings of other guests',
    title: 'Blessings',
    more: 'Show more',
    none: 'No blessing is shown here yet.',
    failed: 'The blessings could not be read. Please check your network.',
    retry: 'Try again',
  },
};
