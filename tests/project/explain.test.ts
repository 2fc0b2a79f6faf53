import { expect, test } from 'vitest';
import { explainGoogle } from '#scripts/admin/explain.ts';

test.each([
  [
    'Could not load the default credentials. Browse to https://cloud.google.com/…',
    /GOOGLE_APPLICATION_CREDENTIALS/,
  ],
  [
    'Unable to read the credential file specified by the GOOGLE_APPLICATION_CREDENTIALS environment variable: Unexpected token',
    /names no readable key.*download it again/s,
  ],
  ['error:1E08010C:DECODER routines::unsupported', /names no readable key/],
  [
    'Credential implementation … failed to fetch a valid Google OAuth2 access token with the following error: "request to https://oauth2.googleapis.com/token failed, reason: getaddrinfo ENOTFOUND oauth2.googleapis.com"',
    /check the network/,
  ],
  [
    'Failed to fetch a valid Google OAuth2 access token: "invalid_grant: Invalid JWT Signature."',
    /no longer valid/,
  ],
  ['Permission denied on resource project mangal-weddings.', /role ‘Firebase Admin’/],
  [
    '403 {"error":{"message":"Cloud Firestore API has not been used in project 1 before or it is disabled."}}',
    /not enabled.*step 2/,
  ],
  ['404 {"error":{"code":404,"status":"NOT_FOUND"}}', /VITE_FIREBASE_PROJECT_ID.*steps 2 and 4/],
  ['Requested entity was not found.', /VITE_FIREBASE_PROJECT_ID.*steps 2 and 4/],
  [
    'An internal error has occurred. Raw server response: "{"error":{"code":429,"status":"RESOURCE_EXHAUSTED"}}"',
    /quota/,
  ],
  ['500 {"error":{"code":500,"status":"INTERNAL"}}', /again in a minute/],
  ['<html>Bad gateway</html>', /again in a minute/],
  ['7 PERMISSION_DENIED: Missing or insufficient permissions.', /role ‘Firebase Admin’/],
  ['invalid_grant: reauth related error', /no longer valid/],
  ['getaddrinfo EAI_AGAIN firestore.googleapis.com', /check the network/],
  ['connect ECONNREFUSED 127.0.0.1:8080', /npm start/],
])('‘%s’ becomes a sentence with the next step', (raw, sentence) => {
  const explained = explainGoogle(new Error(raw));
  expect(explained).toMatch(sentence);
  expect(explained).not.toContain(raw);
});

test('an error of our own is not explained away', () => {
  expect(explainGoogle(new Error('dist/ has no build to add to.'))).toBeUndefined();
});
