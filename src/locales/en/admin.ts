export const ADMIN = {
  description: 'For the owner of the shop and its helpers.',
  panel: 'Admin panel',
  panelTitle: 'Admin panel',
  panelLine: 'What customers and guests have written, and what is new since you last looked.',
  blogs: 'Manage Blogs',
  farewells: 'Manage Farewell Messages',
  couples: 'Manage Couple Messages',
  invitations: 'Manage Invitations',
  waitingDrafts: 'saved by couples and waiting for you',
  orders: 'Manage Orders',
  blessings: 'Manage Blessings',
  waitingBlessings: 'to be approved or hidden',
  shop: 'Manage Shop',
  shopLine: 'prices, sold out, banner, closed days, coupons, testimonials',
  bookings: 'Manage Bookings',
  counted: (count: string) => `${count} so far`,
  news: (count: string) => `${count} new`,
  notCounted: 'count not available right now',
  opening: 'Checking your sign-in.',
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
    forgotten: 'Forgotten password',
    linkSent: (email: string) =>
      `If ${email} is an account here, a link for choosing a new password is on its way.`,
    linkLine:
      'Nothing there after a few minutes? Look in the spam folder. The command npm run admin:grant prints such a link too.',
  },
  expired: {
    title: 'Your session has expired.',
    line: 'Please sign in again. Nothing on this page is lost, and your last action will then be completed.',
  },
  failures: {
    credentials: 'This e-mail and password do not match.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
    unreachable: 'We could not reach the sign-in service. Check the connection and try again.',
  },
  noRole: {
    title: 'This account does not have access to this page',
    line: (email: string) =>
      `${email} is signed in, but works in no part of this shop. Access is given with: npm run admin:grant -- ${email} (as its owner), or with --role helper.`,
    other: 'Sign in with another account',
  },
  ownerOnly: {
    title: 'This page is for the owner.',
    line: 'As a helper of the shop you work with orders, dates and blessings. The admin panel leads to them.',
  },
  unreachable: {
    title: 'We could not check your sign-in.',
    line: 'Check the connection and try again.',
    retry: 'Try again',
  },
} as const;
