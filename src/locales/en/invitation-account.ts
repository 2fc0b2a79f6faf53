import { BRAND } from './brand.ts';

export const INVITATION_ACCOUNT = {
  title: 'Save your invitation',
  line: `Everything you type is on this phone already. Save it to continue on another phone, and so that ${BRAND.name} can publish it.`,
  privacy: 'Privacy notice',
  save: 'Save my invitation',
  open: 'Open the one I saved before',
  savedAs: (email: string) => `Saved for ${email}.`,
  opened: (email: string) => `This is what you saved for ${email}.`,
  nothingSaved: (email: string) => `Nothing is saved for ${email} yet.`,
  made: 'Your invitation is made. You change it, invite families and read their replies at your desk.',
  desk: 'Open my wedding',
  next: {
    title: 'What happens next',
    read: (email: string) =>
      `We read it through, and write to ${email} within one working day. Until then you can go on typing and save again.`,
    price: (price: string) => `The page costs ${price}, once. You pay when you are happy with it.`,
    priceOnRequest:
      'We tell you the price with it. Nothing is published, and nothing is to be paid, before you agree.',
    publish:
      'Then we publish it, and send you the links to it and to your desk, where you can change everything yourselves.',
    call: (phone: string) => `A question? Call ${phone}`,
    ask: 'Ask on WhatsApp',
    enquiry: `Hello ${BRAND.name}, we have saved our wedding invitation and have a question.`,
  },
  signOut: 'Sign out',
  failed: {
    network: {
      title: 'There is no network right now',
      line: 'Nothing is lost: your invitation is on this phone. Save it again when you are connected.',
    },
    busy: {
      title: 'It could not be saved just now',
      line: 'Nothing is lost: your invitation is on this phone. Please try again in a minute.',
    },
    refused: {
      title: 'This account cannot save an invitation',
      line: 'Sign out, and sign in with Google or with a link by e-mail. Your invitation is on this phone.',
    },
  },
  retry: 'Try again',
  choice: {
    title: 'You have saved another version',
    line: (names: string, functions: number) =>
      `The saved one is for ${names}, with ${functions} ${functions === 1 ? 'function' : 'functions'}. The one on this phone is different. Which one do you want to keep?`,
    nameless: 'a couple without names yet',
    take: 'Open the saved one',
    takeLine: 'What is on this phone is replaced.',
    keep: 'Keep the one on this phone',
    keepLine: 'What was saved is replaced.',
    cancel: 'Decide later',
  },
  others: {
    title: 'This phone holds an invitation of another account',
    line: (email: string) => `It was saved by somebody else. Is it yours too, ${email}?`,
    theirs: 'No, open mine',
    theirsLine: 'What is on this phone is removed from it. Their saved copy stays in their account.',
    ours: 'Yes, save it to my account',
    oursLine: 'You both have a copy from then on.',
  },
  signIn: {
    title: 'Whose invitation is it?',
    line: 'Sign in, so that only you can open it. We keep your e-mail address with your invitation, and use it for nothing else.',
    google: 'Continue with Google',
    inApp:
      'Google does not sign in inside WhatsApp or Instagram. Use the link by e-mail, or open this page in Chrome or Safari.',
    or: 'or',
    email: 'Your e-mail address',
    send: 'Send me a link',
    sent: (email: string) => `We have sent a link to ${email}.`,
    sentLine:
      'Open it in this browser, and your invitation is saved. Nothing there after a few minutes? Look in the spam folder. If it still does not come, continue with Google, or try again tomorrow: only a limited number of links can be sent in a day.',
    paste: 'Did it open somewhere else? Paste the link from the e-mail here',
    finish: 'Sign in with the link',
    another: 'Use another address',
    confirm: 'You have opened the link. Type the address that it was sent to.',
    cancel: 'Not now',
  },
  failures: {
    closed: 'Google’s window was closed before you were signed in.',
    blocked: 'Your browser blocked Google’s window. Please press the button once more.',
    email: 'Please type your e-mail address in full, for example asha@gmail.com.',
    link: 'This link has been used or is too old, or it was sent to another address. Ask for a new one.',
    tooMany: 'Too many links were asked for. Please try again in an hour, or use Google.',
    closedDoor:
      'This way of signing in is not available at the moment. Please try the other one, or call us.',
    unreachable: 'We could not sign you in. Check your network and try again.',
  },
} as const;
