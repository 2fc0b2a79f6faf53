import { expect, test } from 'vitest';
import { wallChanges } from '#src/data/read-wall.ts';
import { respondWith } from '#tests/support/firestore-responses.ts';

const { readLatest, readSince } = wallChanges('ABCD12345678');

const NAME = 'projects/demo/databases/(default)/documents/invitations/ABCD12345678/wall/';
const SHOWN = {
  document: {
    name: `${NAME}w1`,
    fields: {
      name: { stringValue: 'Asha' },
      text: { stringValue: 'सदा सुखी रहो 🙏' },
      createdAt: { timestampValue: '2027-02-12T13:00:00Z' },
      approvedAt: { timestampValue: '2027-02-12T14:00:00.123456Z' },
      changedAt: { timestampValue: '2027-02-12T14:00:00.123456Z' },
    },
  },
  readTime: '2027-02-12T14:01:00.000001Z',
};
const HIDDEN = {
  document: { name: `${NAME}w2`, fields: { changedAt: { timestampValue: '2027-02-12T14:00:30Z' } } },
  readTime: SHOWN.readTime,
};

test('a page tells what was approved, what was hidden, and where to go on', async () => {
  respondWith(200, [SHOWN, HIDDEN]);
  expect(await readLatest()).toEqual({
    changes: [
      {
        id: 'w1',
        item: {
          id: 'w1',
          name: 'Asha',
          text: 'सदा सुखी रहो 🙏',
          createdAt: Date.UTC(2027, 1, 12, 13),
        },
      },
      { id: 'w2', item: undefined },
    ],
    first: { id: 'w1', time: '2027-02-12T14:00:00.123456Z' },
    last: { id: 'w2', time: '2027-02-12T14:00:30Z' },
    full: false,
    readTime: SHOWN.readTime,
  });
});

test('a reading that finds nothing new is a page without changes', async () => {
  respondWith(200, [{ readTime: SHOWN.readTime }]);
  const page = await readSince({ time: '2027-02-12T14:00:00.123456Z', id: 'w1' });
  expect(page).toMatchObject({ changes: [], full: false });
});

test('a reading goes on after the last document, to the microsecond, and asks for at most 20', async () => {
  const fetched = respondWith(200, [{ readTime: SHOWN.readTime }]);
  await readSince({ time: '2027-02-12T14:00:00.123456Z', id: 'w1' });
  const { structuredQuery } = JSON.parse(String(fetched.mock.calls[0]?.[1].body));
  expect(structuredQuery).toMatchObject({
    limit: 20,
    startAt: {
      values: [
        { timestampValue: '2027-02-12T14:00:00.123456Z' },
        { referenceValue: expect.stringMatching(/\/documents\/invitations\/ABCD12345678\/wall\/w1$/) },
      ],
      before: false,
    },
  });
});

test('a wall that the rules refuse is closed, and any other failure is none of the wall', async () => {
  const refused = {
    code: 403,
    message: 'Missing or insufficient permissions.',
    status: 'PERMISSION_DENIED',
  };
  respondWith(403, [{ error: refused }]);
  expect(await readLatest()).toBe('closed');

  respondWith(429, [{ error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } }]);
  await expect(readLatest()).rejects.toThrow('429');
  respondWith(200, '<html>Sign in to the hotel’s Wi-Fi</html>');
  await expect(readLatest()).rejects.toThrow();
});
