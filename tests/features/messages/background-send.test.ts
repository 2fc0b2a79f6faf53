import { expect, test, vi } from 'vitest';
import { sendOverRest } from '#src/features/messages/background-send.ts';

const ID = 'b'.repeat(32);

test('The service worker writes the same document as the page does', async () => {
  const fetched = vi.fn(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  const outcome = await sendOverRest(ID, {
    kind: 'farewell',
    branch: 'cse',
    name: 'Ravi',
    number: '+919845000012',
    message: 'Bye',
  });
  expect(outcome).toBe('delivered');
  const [address, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toMatch(/\/v1\/projects\/demo-shagun\/databases\/\(default\)\/documents:commit\?key=/);
  expect(JSON.parse(String(init.body))).toEqual({
    writes: [
      {
        update: {
          name: `projects/demo-shagun/databases/(default)/documents/farewellMessages/${ID}`,
          fields: {
            name: { stringValue: 'Ravi' },
            branch: { stringValue: 'cse' },
            number: { stringValue: '+919845000012' },
            message: { stringValue: 'Bye' },
          },
        },
        updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  });
});

test.each([403, 429, 503])('An answer of %i leaves the message to the page', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  const message = { kind: 'blessing', name: 'A', number: '+919845000012', message: '' } as const;
  expect(await sendOverRest(ID, message)).toBe('busy');
});
