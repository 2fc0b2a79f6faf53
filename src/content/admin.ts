/** The words of the owner's pages (SPEC §2, admin area). */
export const ADMIN = {
  description: 'For the owner of the shop.',
  panel: 'Admin panel',
  panelTitle: 'Admin panel',
  panelLine: 'Everything guests have written, and what the shop tells them.',
  blogs: 'Manage Blogs',
  farewells: 'Manage Farewell Messages',
  couples: 'Manage Couple Messages',
  counted: (count: string) => `${count} so far`,
  notCounted: 'could not be counted just now',
  opening: 'Looking whether you are signed in.',
  signOut: 'Sign out',
  notSignedOut: {
    title: 'You could not be signed out.',
    line: 'You are still signed in here. Please try again before you leave this device.',
  },
  signedInAs: (email: string) => `Signed in as ${email}`,
  signIn: {
    title: 'Sign in to see this page',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    emailMissing: 'Please type your e-mail address',
    passwordMissing: 'Please type your password',
  },
  expired: {
    title: 'Your sign-in has run out.',
    line: 'Sign in again: the page is kept as it was, and what you asked for is then done.',
  },
  failures: {
    credentials: 'This e-mail and password do not go together.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
    unreachable: 'We could not reach the sign-in. Check the connection and try again.',
  },
  notAdmin: {
    title: 'This account may not see this page',
    line: (email: string) =>
      `${email} is signed in, but is not an admin of this shop. The owner can make it one: npm run admin:grant -- ${email}`,
    other: 'Sign in with another account',
  },
  unreachable: {
    title: 'We could not find out whether you are signed in.',
    line: 'Check the connection and try again.',
    retry: 'Try again',
  },
} as const;
