export const DELETE_ACCOUNT = {
  open: 'Delete my account',
  question: 'Delete your account?',
  line: (email: string) =>
    `The sign-in of ${email} and the draft saved with it are deleted for good. Your page, your guests and their replies stay, for the others who may edit them; to have those erased too, write to us.`,
  keep: 'Keep it',
  confirm: 'Delete it',
  done: 'Your account is deleted.',
  refused: {
    signInAgain:
      'You signed in a while ago. Please sign out, sign in again, and delete the account within four minutes.',
    owner: 'This is the owner’s account, so it can be deleted in the Firebase console only.',
    helper: 'You work in the shop with this account. Please ask the owner to delete it.',
  },
  notDone: 'The account could not be deleted. Please try again.',
} as const;
