const photographs = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'photograph' : 'photographs'}`;
const phones = (count: number) => `${count} ${count === 1 ? 'phone' : 'phones'}`;

export const ALBUM_DESK = {
  title: 'Your guests’ album',
  opening: 'Opening your album.',
  lost: {
    title: 'The album could not be read',
    line: 'The photographs are safe. Check your network and try again.',
  },
  refused: {
    title: 'Please sign in again',
    line: 'Your sign-in has ended, or your address may no longer open this wedding. Reload the page to sign in.',
  },
  notDone: 'That did not work. Check your network and try again.',
  form: {
    lead: [
      'Your guests photograph your wedding too. Open an album, and they send you their photographs from their own phones, without an app or an account.',
      'Nobody sees a photograph before you approve it here. You can close the album at any time.',
    ],
    label: 'Days of the album',
    from: 'Takes photographs from',
    until: 'Until and including',
    daysHint: 'Days in India. Many guests send theirs in the week after.',
    reveal: 'Guests see what you have approved',
    atOnce: 'As soon as you approve it',
    later: 'From a day on',
    laterLine: 'A surprise: until then only you see the album.',
    revealDay: 'Guests see it from',
    open: 'Open the album',
    save: 'Save the days',
    cancel: 'Cancel',
    opened: 'Your album is made. Tell your guests.',
    saved: 'The days are saved.',
    faults: {
      noDay: 'Please choose a day.',
      endsFirst: 'The album cannot end before it begins.',
      over: 'This day is over. Choose today or a later day.',
      tooLate: 'An album may be open for four years at most. Choose an earlier day.',
    },
  },
  states: {
    before: (day: string) => `The album opens on ${day}`,
    open: 'The album is open',
    after: 'The album is closed',
  },
  lines: {
    before: (from: string, until: string) => `Guests can send photographs from ${from} until ${until}.`,
    open: (until: string) => `Guests can send photographs until the end of ${until}.`,
    after: (time: string) =>
      `No photographs have been accepted since ${time}. What you approve is still shown.`,
    atOnce: 'Guests see a photograph as soon as you approve it.',
    later: (day: string) => `A surprise: guests see what you approve from ${day}.`,
    revealed: (day: string) => `Guests have seen what you approve since ${day}.`,
    unpublished: 'Your page is not open for guests, so nobody can open the album yet.',
    closesFirst: (day: string) => `Your page closes on ${day}, and the album with it.`,
    outside: (functions: string) =>
      `The album’s days leave out ${functions}. If your functions have moved, change the album’s days too.`,
    used: (count: number, most: number) =>
      `${count.toLocaleString('en-IN')} of ${most.toLocaleString('en-IN')} photographs used.`,
  },
  full: {
    near: 'The album is nearly full',
    full: 'The album is full',
    line: (most: number) =>
      `A wedding has room for ${photographs(most)}. Delete what you do not want to keep, or close the album.`,
  },
  share: 'Tell your guests on WhatsApp',
  shareText: (names: string, address: string) =>
    `Did you take photographs at our wedding? Please share them with us here, straight from your phone: ${address}\n\nWith love, ${names}`,
  shareTextBefore: (names: string, address: string, day: string) =>
    `Our wedding album is here. From ${day} you can add your own photographs, straight from your phone: ${address}\n\nWith love, ${names}`,
  see: 'See the album',
  copy: 'Copy the link',
  copied: 'Link copied',
  code: {
    show: 'Show its code',
    title: 'The code of your album',
    line: 'Let your guests scan it from this screen. The code on your printed cards leads to your page, where they find the album too.',
    label: 'Code of the album',
  },
  change: 'Change the days',
  close: 'Close the album now',
  reopen: 'Open it again',
  closeQuestion: {
    title: 'Close the album now?',
    line: 'Guests can then send no more photographs. What you have approved is still shown, and you can open the album again.',
    keep: 'Keep it open',
  },
  closed: 'The album is closed.',
  blocked: {
    title: (count: number) => `${phones(count)} blocked`,
    line: 'Photographs from these phones are refused.',
    phone: (number: number) => `Blocked phone ${number}`,
    unblock: 'Unblock',
    unblockOne: (number: number) => `Unblock phone ${number}`,
    unblocked: 'The phone may send photographs again.',
  },
  empty: {
    title: 'No photographs yet',
    line: 'When your guests have sent some, they appear here for you to approve.',
  },
  filter: 'Show',
  tabs: { new: 'New', approved: 'Approved', hidden: 'Hidden' },
  withCount: (name: string, count: number) => `${name} (${count.toLocaleString('en-IN')})`,
  none: {
    new: 'Nothing new. You have decided about every photograph.',
    approved: 'You have not approved a photograph yet.',
    hidden: 'You have not hidden any photographs.',
  },
  lookAgain: 'Look for new ones',
  more: 'Show more',
  reading: 'Reading photographs.',
  keys: 'With a keyboard: arrow keys move, Enter opens, A approves, H hides, U undoes.',
  touch: 'Open one, then swipe right to approve or left to hide.',
  list: 'Photographs',
  unnamed: 'A guest',
  of: (name: string, time: string) => `${name}, ${time}`,
  openOne: (name: string, time: string) => `Open the photograph of ${name}, ${time}`,
  select: (name: string, time: string) => `Select the photograph of ${name}, ${time}`,
  selectAll: 'Select all shown',
  shown: (count: number) => `${photographs(count)} shown`,
  selected: (count: number) => `${photographs(count)} selected`,
  clear: 'Clear',
  approve: 'Approve',
  approveOne: (name: string) => `Approve the photograph of ${name}`,
  hide: 'Hide',
  hideOne: (name: string) => `Hide the photograph of ${name}`,
  remove: 'Delete',
  done: {
    approved: (count: number) => `${photographs(count)} approved.`,
    hidden: (count: number) => `${photographs(count)} hidden.`,
    new: (count: number) => `${photographs(count)} back among the new ones.`,
  },
  undo: 'Undo',
  undone: 'Undone.',
  removed: (count: number) => `${photographs(count)} deleted.`,
  progress: (done: number, all: number) => `${done.toLocaleString('en-IN')} of ${photographs(all)}`,
  removeQuestion: (count: number) => ({
    title: count === 1 ? 'Delete this photograph?' : `Delete ${photographs(count)}?`,
    line: `${count === 1 ? 'It is' : 'They are'} then gone for good, also for your guests. To keep something only to yourselves, hide it instead.`,
    keep: 'Keep',
  }),
  view: {
    title: (name: string) => `Photograph of ${name}`,
    position: (place: number, count: number) =>
      `${place.toLocaleString('en-IN')} of ${count.toLocaleString('en-IN')}`,
    taken: (time: string) => `Taken ${time}`,
    sent: (time: string) => `Sent ${time}`,
    close: 'Close',
    previous: 'Previous photograph',
    next: 'Next photograph',
    loading: 'Loading the photograph.',
    lost: 'The photograph could not be loaded.',
    gone: 'This photograph has been deleted.',
    differs: 'The large picture is not the one in the small view. Guests would see only the small one.',
    retry: 'Try again',
    phone: 'All from this phone',
  },
  phone: {
    title: (name: string) => `From the phone of ${name}`,
    reading: 'Looking for the photographs of this phone.',
    count: (count: number) => `${photographs(count)} from this phone`,
    hideAll: 'Hide all',
    discard: 'Delete all',
    block: 'Block this phone',
    blockLine: 'A blocked phone can send no more photographs. What it has sent stays until you delete it.',
    isBlocked: 'This phone is blocked.',
    unblock: 'Unblock it',
    blocked: 'The phone is blocked.',
    full: (most: number) =>
      `You have blocked ${phones(most)}, which is the most an album can block. Unblock one first, or close the album.`,
  },
  objections: {
    title: (count: number) =>
      count === 1
        ? 'A guest has asked you to remove a photograph'
        : `Guests have asked you to remove ${photographs(count)}`,
    line: 'Only you see this. Please decide soon: it may be about a child.',
    reason: (reason: string) => `“${reason}”`,
    noReason: 'No reason was given.',
    state: { new: 'Not shown yet', approved: 'Shown to guests', hidden: 'Hidden already' },
    hide: 'Hide it',
    remove: 'Delete it',
    keep: 'Keep it',
    kept: 'It stays, and the request is settled.',
    hidden: 'The photograph is hidden, and the request is settled.',
    of: (action: string, name: string) => `${action}: photograph of ${name}`,
  },
  zip: {
    title: 'Download the photographs',
    line: 'As ZIP files for your computer, with the guest’s name and the time in each name. Best on Wi-Fi: a part can take some minutes.',
    which: 'Which ones',
    approved: 'Those you have approved',
    all: 'All, also new and hidden ones',
    part: (number: number, from: number, to: number) =>
      from === to
        ? `Part ${number} (${from.toLocaleString('en-IN')})`
        : `Part ${number} (${from.toLocaleString('en-IN')}–${to.toLocaleString('en-IN')})`,
    none: 'There is no photograph to download yet.',
    kept: (count: number) =>
      `These parts hold the ${photographs(count)} that were in the album when you opened this list. To include later ones, list them again and save all parts again.`,
    changed: 'Photographs have been added or removed since you opened this list.',
    changedLine:
      'These parts do not include those changes. List the photographs again, and save all parts again.',
    listAnew: 'List the photographs again',
    working: (done: number, all: number) =>
      `Downloading ${done.toLocaleString('en-IN')} of ${photographs(all)}`,
    cancel: 'Cancel',
    cancelled: 'Cancelled. Nothing was saved.',
    done: (count: number) => `${photographs(count)} saved.`,
    failed: 'The network was lost, so this part was not saved. Please start it again.',
    missing: (count: number) =>
      `${photographs(count)} could not be downloaded and ${count === 1 ? 'is' : 'are'} not in the file:`,
    file: (number: number) => `guests-photographs-${number}.zip`,
  },
} as const;
