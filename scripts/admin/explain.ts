import { NotRunningError } from '#scripts/emulators/running.ts';

const NO_CREDENTIALS = `No credentials for the project were found. Either run
  gcloud auth application-default login
or download a service account's key (Firebase console, Project settings, Service accounts) and name its file in
GOOGLE_APPLICATION_CREDENTIALS. Keep that file out of the repository.`;

/**
 * Messages instead of those of Google's libraries for a missing key, a wrong one, and one with too few
 * permissions. The first that matches is used: every failure to sign in has the code `app/invalid-credential`.
 */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UNAVAILABLE|fetch failed/i,
    'Google could not be reached: check the network and run the command again.',
  ],
  [/ECONNREFUSED/, 'The emulator does not respond. Is `npm start` still running?'],
  [
    /invalid_grant|UNAUTHENTICATED|\b401\b/i,
    'These credentials are no longer valid: sign in again, or download a new key.',
  ],
  [
    /credential file|DECODER routines|\.json' does not exist/i,
    'GOOGLE_APPLICATION_CREDENTIALS names no readable key of a service account: correct the name of the file, or ' +
      'download it again (Firebase console, Project settings, Service accounts).',
  ],
  [/default credentials|app\/invalid-credential/i, NO_CREDENTIALS],
  [
    /has not been used in project|SERVICE_DISABLED/,
    'A service is not enabled in this project yet, Firestore or Authentication: docs/deploy.md, step 2.',
  ],
  [
    /permission.denied|insufficient-permission|\b403\b/i,
    'These credentials may not do this: in the Google Cloud console, under IAM, they need the role ‘Firebase Admin’.',
  ],
  [
    /NOT_FOUND|\b404\b|entity was not found/,
    'Google knows no such project, or nothing is in it yet: check VITE_FIREBASE_PROJECT_ID, create the database and ' +
      'deploy (docs/deploy.md, steps 2 and 4).',
  ],
  [/RESOURCE_EXHAUSTED|\b429\b|quota exceeded/i, 'The project’s quota is used up for now: try again later.'],
  [
    /^\s*50\d\b|<html|\binternal error\b|"INTERNAL"/i,
    'Google could not respond just now: run the command again in a minute.',
  ],
];

/** An error as a sentence with the next step; `undefined` for one that is not of credentials or the network. */
export function explainGoogle(error: unknown): string | undefined {
  if (error instanceof NotRunningError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const text = `${code} ${error instanceof Error ? error.message : String(error)}`;
  return SENTENCES.find(([pattern]) => pattern.test(text))?.[1];
}
