import { LIMITS } from '#src/domain/message/limits.ts';

/** Validation messages, apart from the rest of the form’s text, which the service worker does not need. */
export const MESSAGE_ERRORS = {
  name: 'Please type your name',
  nameLong: `Please keep your name within ${LIMITS.name.max} characters`,
  number: 'Please type a 10-digit mobile number',
  numberWithHint: 'Please type a 10-digit mobile number. From abroad: + and the country code first.',
  messageLong: (length: number) =>
    `Please keep your message within ${LIMITS.message.max} characters; it has ${length} now`,
  messageLines: (lines: number) =>
    `Please keep your message within ${LIMITS.messageLines.max} lines; it has ${lines} now`,
} as const;

export const MESSAGE_FORM = {
  name: 'Name',
  number: 'Mobile no.',
  message: 'Message',
  optional: '(optional)',
  submit: 'Submit',
  purpose: 'We use your name and number only to pass on your words and to reach you about them.',
  privacy: 'Privacy notice',
  upload: 'Upload your Memories',
  /** Honeypot field, hidden from people. */
  trap: 'Leave this field empty',
  /** Submit was pressed before the page had loaded. */
  early: 'One moment. Your message is sent as soon as this page has finished loading.',
  sending: 'Sending your message.',
  sent: 'Your message has been submitted successfully!',
  failed: {
    title: 'There was an error submitting your message.',
    refused: 'What you wrote is still here. Please check it and submit it again.',
    trap: 'What you wrote is still here. Please submit it again.',
  },
  /** Messages the database refused. */
  refusedMessages: {
    one: 'One of your messages was not accepted.',
    line: 'Here it is. Please check it and submit it again.',
    /** On other pages, after `one`. */
    toast: 'It is saved on the page where you wrote it.',
    title: (count: number) => `${count} ${count === 1 ? 'message was' : 'messages were'} not accepted`,
    show: 'Show',
    edit: 'Edit',
    delete: 'Delete',
    confirm: 'Delete for good',
    notEmpty: 'You already have something in the form.',
    notEmptyLine: 'Please submit or clear it first, then edit the other message.',
  },
  twice: {
    title: 'You have already sent this message.',
    line: 'It is on its way or has arrived, so there is nothing more to do. Would you like to add something?',
  },
  saved: {
    title: 'Saved on this phone',
    line: 'There is no network right now, or it is weak. Your message will be sent as soon as you have network, even if you close this page.',
    /** The server responded but could not store the message. */
    busy: 'We cannot receive messages right now. Yours will be sent as soon as we can, even if you close this page.',
    sending: 'Your message is on its way. It is saved on this phone too, so you may close this page.',
    memoryTitle: 'Not sent yet',
    memory:
      'This browser could not save your message. Please keep this page open: it will be sent from here.',
    another: 'Write another message',
  },
  waiting: (count: number) =>
    count === 1
      ? 'One of your messages is saved on this phone and will be sent as soon as you have network.'
      : `${count} of your messages are saved on this phone and will be sent as soon as you have network.`,
  withoutScript: 'To send your message from here, switch JavaScript on in your browser.',
} as const;

export const BLESS = {
  title: 'Bless the couple',
  titleRest: 'with your words',
  hindi: 'आशीर्वाद',
  description:
    'Write your blessing for the couple. It reaches them even when the network at the wedding is weak.',
  for: 'for',
  readBy: 'The couple will read every word.',
  /** Replaces the form once the blessing is sent. */
  thanks: 'Thank you. The couple will read every word.',
} as const;

export const FAREWELL_MESSAGE = {
  title: 'Bless the Couple with Your Words',
  hindi: 'शुभकामनाएँ',
  description: 'Write a goodbye message for your branch, and add your pictures to its shared folder.',
  social: 'Follow us on Instagram',
  uploadLine: 'Add your pictures and clips to the shared folder of your branch.',
  readBy: 'Your branch will read every word.',
  thanks: 'Thank you. Your branch will read every word.',
  unknown: {
    title: 'We do not know this branch',
    line: 'Please choose yours, so that your words reach the right people.',
  },
} as const;
