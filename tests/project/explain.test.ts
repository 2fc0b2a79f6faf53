import { expect, test } from 'vitest';
import { explainGoogle } from '#scripts/admin/explain.ts';

test.each([
  [
    'Could not load the default credentials. Browse to https://cloud.google.com/…',
    /GOOGLE_APPLICATION_CREDENTIALS/,
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
