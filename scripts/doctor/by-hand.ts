/** What no command of ours can see. Each is a step of docs/deploy.md. */
export const BY_HAND: readonly string[] = [
  'Firestore’s region is in India (asia-south1 or asia-south2); it can never be changed.',
  'The plan is Blaze, with a budget alert; on Spark only 5 sign-in e-mails are sent a day.',
  'The domain is connected to Hosting, and among Authentication’s authorised domains.',
  'Sign-in e-mails have the shop’s sender and templates, and its domain has SPF and DKIM records.',
  'The form provider’s confirmation e-mail has been answered, and a test message has arrived.',
  'App Check is enforced for Firestore, after a day of watching its figures.',
  'The web API key is restricted to the site’s addresses and Firebase’s services.',
  'Point-in-time recovery is on, a daily backup is scheduled, and restoring one has been tried.',
  'Hosting keeps a limited number of old releases.',
];
