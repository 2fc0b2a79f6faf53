/** What the guest list says of what is typed and not saved. */
export const UNSAVED_GUESTS = {
  notSaved: 'Not saved yet:',
  newFamily: 'a new family',
  name: (name: string) => `the name of ${name}`,
  reply: (name: string) => `the reply of ${name}`,
  list: 'lines under ‘Add families’',
  open: 'Open',
  openOne: (name: string) => `Open ${name}`,
  edit: {
    kept: 'Not saved yet. What you typed is here when you open it again.',
    before: 'This is what you typed before. It is not saved yet.',
  },
  import: {
    kept: 'Not all of your list is added yet. The rest is here under ‘Add families’.',
    question: 'Paste something else?',
    line: 'What you corrected and chose in these lines is lost. Your list stays in its box as it was.',
    lostLine:
      'These lines, and what you corrected and chose in them, are lost. Choose or paste your list again.',
    keep: 'Keep these lines',
    confirm: 'Paste something else',
  },
} as const;
