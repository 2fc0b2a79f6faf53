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
