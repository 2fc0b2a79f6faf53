import { BRAND } from './brand.ts';

/** Texts of /manage-invitations and /my-wedding. */
export const MANAGE_INVITATIONS = {
  title: 'Manage Invitations',
  drafts: {
    title: 'Saved by couples, not made yet',
    empty: 'No draft is waiting.',
    unnamed: 'No names yet',
    damaged: 'This draft cannot be read.',
    savedAt: (when: string) => `Saved ${when}`,
    missing: (count: number) => (count === 1 ? 'One thing is missing' : `${count} things are missing`),
    make: 'Make the invitation',
    makeFor: (names: string) => `Make the invitation of ${names}`,
    made: 'The invitation is made. Publish it once it is paid for.',
    notMade: 'The invitation could not be made. The draft is still here.',
    older: 'Show older drafts',
    remove: 'Delete',
    removeLabel: (names: string) => `Delete the draft of ${names}`,
    question: 'Delete this draft?',
    questionLine: (names: string) =>
      `The copy that ${names} saved is deleted. What they typed stays on their own phone.`,
    keep: 'Keep it',
    removed: 'Draft deleted',
    notRemoved: 'The draft could not be deleted. It is still in the list.',
  },
  list: {
    title: 'Invitations',
    empty: { title: 'No invitations yet', line: 'Make the first one from a couple’s draft.' },
    search: 'Find by name, city or code',
    searchAll: 'Search the older ones too',
    none: (text: string) => `No invitation with “${text}”.`,
    damaged: 'This invitation cannot be read.',
    states: {
      unpublished: 'Not published',
      published: 'Published',
      closed: 'Closed',
    },
    unreachable: {
      title: 'The list could not be loaded.',
      line: 'Check the connection and try again.',
      retry: 'Try again',
    },
    older: 'Show older invitations',
  },
  actions: {
    see: 'See the page',
    publish: 'Publish',
    unpublish: 'Unpublish',
    close: 'Close now',
    reopen: 'Open again',
    desk: 'Open the desk',
    tell: 'Tell the couple',
    team: 'Who may edit',
    releaseFilm: 'Release the film',
    holdFilm: 'Mark the film as a sample',
    erase: 'Erase this wedding',
    of: (action: string, names: string) => `${action}: ${names}`,
    published: 'Published. Guests can open the page now.',
    unpublished: 'Unpublished. Guests cannot open the page.',
    closed: 'Closed. Guests cannot open the page any more.',
    reopened: 'The page is open again.',
    filmReleased: 'Released. Films that the couple makes from now on do not say ‘Sample’.',
    filmHeld: 'The couple’s next films say ‘Sample’ again. Those that it has keep as they are.',
    notDone: 'That did not work. Nothing has changed.',
  },
  tell: {
    title: 'Tell the couple',
    previews:
      'Its preview on WhatsApp, with their names and picture, comes with the next npm run publish. Run it before they send the link to families.',
    label: 'Message to the couple',
    text: (names: string, page: string, desk: string, code: string) =>
      `Dear ${names},\nyour wedding page is open: ${page}\n\nYour own desk, where you change the page, invite families, and read replies and blessings: ${desk}\nSign in there with the e-mail address that you saved your invitation with. Your code is ${code}; the QR code that you can print on your cards has it, too.\n\nWith our best wishes, ${BRAND.name}`,
    subject: (names: string) => `Your wedding page is open: ${names}`,
    whatsapp: 'Send on WhatsApp',
    mail: 'Send by e-mail',
    copy: 'Copy the text',
    copied: 'Text copied',
  },
  team: {
    title: 'Who may edit',
    line: 'Up to six e-mail addresses: the couple, parents, brothers and sisters. They sign in with Google or with a link by e-mail.',
    address: (number: number) => `E-mail address ${number}`,
    invalid: 'Please type the address in full, for example asha@gmail.com.',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Saved.',
    loading: 'Loading the addresses.',
    unreachable: 'The addresses could not be loaded. Close this and try again.',
  },
  erase: {
    question: 'Erase this wedding?',
    line: (names: string) =>
      `The page of ${names}, its guest list with all mobile numbers, every reply, every blessing with its number, the wall, every photograph of its guests, the counts at the door, the list of who may edit it and what those people have saved as a draft are deleted. The printed QR code will lead nowhere.`,
    sure: 'Are you sure?',
    sureLine: (names: string) => `This cannot be undone. ${names} will have to start again.`,
    keep: 'Keep it',
    next: 'Go on',
    erase: 'Erase it',
    erased: 'The wedding is erased.',
    notErased: 'It could not be erased. Please press Erase once more: it carries on where it stopped.',
  },
} as const;

export const MY_WEDDING = {
  title: 'My wedding',
  description: 'Your own invitation: edit the page, see it, share it, close it.',
  opening: 'Opening your wedding.',
  noCode: {
    title: 'Which wedding is yours?',
    line: 'No wedding belongs to this address yet. Were you let in to one? Type its code: it is below the QR code on the cards, and in the link to the page, after /i/.',
    label: 'Code',
    invalid: 'A code has twelve letters and digits, for example 7Q3M0K9ZP2XA.',
    open: 'Open',
  },
  signIn: 'Sign in',
  signInLine: 'This is the couple’s desk. Sign in with the address that you saved your invitation with.',
  signedInAs: (email: string) => `Signed in as ${email}`,
  signOut: 'Sign out',
  hidden: {
    title: 'This desk is not open for you',
    line: (email: string) =>
      `${email} may not edit a wedding with this code. Correct the code, or ask the couple to have your address let in.`,
    own: 'Open your own wedding',
  },
  unreachable: {
    title: 'Your wedding could not be loaded.',
    line: 'Nothing is lost. Check the connection and try again.',
    retry: 'Try again',
  },
  states: {
    unpublished: {
      title: 'Not published yet',
      line: 'Guests cannot open the page yet. We publish it once it is paid for; you can edit it all the while.',
    },
    published: {
      title: 'Your page is open',
      line: 'Everyone with the link or the QR code can read it.',
    },
    closed: { title: 'Your page is closed', line: 'Guests cannot open it any more.' },
  },
  see: 'See the page as guests do',
  share: 'Send it on WhatsApp',
  shareText: (names: string, link: string) => `You are invited: ${names}\n${link}`,
  copy: 'Copy the link',
  copied: 'Link copied',
  close: 'Close the page',
  reopen: 'Open it again',
  question: 'Close the page?',
  questionLine: 'Guests will not be able to open it. You can open it again at any time.',
  keep: 'Leave it open',
  closed: 'The page is closed.',
  reopened: 'The page is open again.',
  notDone: 'That did not work. Please try again.',
  tell: {
    title: (families: number) =>
      families === 1
        ? 'Day, hour or place changed: tell one family'
        : `Day, hour or place changed: tell ${families} families`,
    line: (functions: string) =>
      `They were sent their invitation before you changed ${functions}. The message says what it is now.`,
    tell: 'Tell them one by one',
    known: 'They know already',
    ordered:
      'Have you ordered a dinner or cards for the old day or place? An order does not change by itself.',
    tellShop: `Tell ${BRAND.name}`,
    toShop: (couple: string, functions: string) =>
      `Hello ${BRAND.name}, something has changed at the wedding of ${couple}. Please correct what we have ordered:\n${functions}`,
  },
  edit: {
    title: 'Your page',
    save: 'Save the changes',
    saved: 'Saved. Guests see it when they open the page next.',
    correct: 'Please look at the list above first: something is missing or not right.',
    failed: 'The changes could not be saved. They are kept on this phone; please try again.',
    conflict: {
      title: 'Somebody else has changed the page',
      line: 'A newer version was saved from another phone while you were editing. Which one do you want to keep?',
      mine: 'Keep mine',
      theirs: 'Open the newer one',
    },
    undo: 'Undo my changes',
  },
} as const;
