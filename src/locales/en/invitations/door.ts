/** The list for staff at the door of a function. */
export const DOOR = {
  title: 'At the door',
  description: 'Count the guests of a wedding as they come. Works without a network.',
  noCode: {
    title: 'Which wedding is it?',
    line: 'Open this page from the couple’s desk: under Count, press ‘At the door’.',
    desk: 'Open the desk',
  },
  opening: 'Opening the list.',
  missing: {
    title: 'The guest list is not on this phone yet',
    line: 'Check the connection and try again. If you have not signed in at the couple’s desk on this phone, do that first.',
    desk: 'Open the desk',
  },
  closed: {
    title: 'The couple’s page is not open to guests',
    line: 'If you may open the couple’s desk, sign in there and come back to this page. Counts that are only on this phone stay here and are sent once you have signed in.',
  },
  empty: {
    title: 'No family is on the guest list yet',
    line: 'Add families at the couple’s desk, and they show up here.',
  },
  function: 'Function',
  search: 'Search a family',
  came: (came: string, expected: string) => `${came} came, ${expected} expected`,
  /** For a function that asks for no replies. */
  cameOf: (came: string, invited: string) => `${came} came, ${invited} invited`,
  coming: (coming: number) => `${coming} coming`,
  unsure: 'not sure yet',
  silent: 'no reply yet',
  notComing: 'said they are not coming',
  seats: (seats: number) => `${seats} invited`,
  allCame: (count: number) => (count === 1 ? '1 came' : `All ${count} came`),
  fewer: (name: string) => `${name}: one fewer`,
  amount: (name: string) => `${name}: how many came`,
  more: (name: string) => `${name}: one more`,
  invalid: 'Type a whole number.',
  counted: (name: string, count: number) => `${name}: ${count > 0 ? '+' : '−'}${Math.abs(count)}`,
  undo: 'Undo',
  nobody: 'No family of this function has such a name.',
  showMore: (count: number) => `Show ${count} more`,
  sent: 'All counts are saved and shared.',
  waiting: (families: number) =>
    families === 1
      ? 'The count of 1 family is saved on this phone and will be sent automatically.'
      : `The counts of ${families.toLocaleString('en-IN')} families are saved on this phone and will be sent automatically.`,
  notKept: 'This phone cannot keep the counts. Leave this page open until they are shared.',
  refused: {
    title: 'This account cannot share counts for this wedding',
    line: 'They stay on this phone. Ask the couple whether your address may still open their desk, or sign in with another account.',
  },
  signedInAs: (email: string) => `Signed in as ${email}`,
  signOut: 'Sign out',
  signOutLine:
    'Signing out removes the guest list from this phone. Counts that other phones do not have yet stay, and go out after the next sign-in.',
  notSignedOut: 'Could not sign out. Please try again.',
  signIn: 'Sign in at the desk to share the counts with other phones.',
} as const;
