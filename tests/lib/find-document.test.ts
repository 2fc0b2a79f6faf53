import { expect, test } from 'vitest';
import { findDocument } from '#src/lib/find-document.ts';
import { respondWith } from '#tests/support/firestore-responses.ts';

const NAME = 'projects/demo/databases/(default)/documents/album/settings';

test('a document that is there is read, and one that is missing is named so', async () => {
  respondWith(200, [{ found: { name: NAME, fields: { size: { integerValue: '3' } } } }]);
  expect(await findDocument('album/settings')).toEqual({ size: 3 });
  respondWith(200, [{ missing: NAME }]);
  expect(await findDocument('album/settings')).toBe('missing');
});

test('what the rules refuse is named so, and any other failure is an error', async () => {
  const refused = {
    code: 403,
    message: 'Missing or insufficient permissions.',
    status: 'PERMISSION_DENIED',
  };
  respondWith(403, [{ error: refused }]);
  expect(await findDocument('album/settings')).toBe('refused');
  respondWith(429, [{ error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } }]);
  await expect(findDocument('album/settings')).rejects.toThrow('429');
  respondWith(200, '<html>Sign in to the hotel’s Wi-Fi</html>');
  await expect(findDocument('album/settings')).rejects.toThrow();
});
