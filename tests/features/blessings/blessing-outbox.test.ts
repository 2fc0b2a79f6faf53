import { beforeEach, expect, test, vi } from 'vitest';
import { sendBlessing } from '#src/features/blessings/blessing-outbox.ts';
import { failure, found, missing, rulesRefuse, taken } from '#tests/support/firestore-responses.ts';

const ID = 'a'.repeat(32);
const BLESSING = { code: 'ABCD12345678', name: 'Asha', phone: '', text: 'Be happy' };

/** As batchGet has it. */
const rulesRefuseList = () =>
  Response.json(
    [{ error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' } }],
    {
      status: 403,
    },
  );

const asked: { url: string; body: unknown; headers: Headers }[] = [];
let responses: (() => Response)[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: JSON.parse(String(init.body)), headers: new Headers(init.headers) });
    const response = responses.shift();
    if (!response) throw new TypeError('Failed to fetch');
    return response();
  });
});

test('A blessing is one write below its invitation, new, with the server’s time', async () => {
  responses = [taken];
  expect(await sendBlessing(ID, BLESSING)).toBe('delivered');
  expect(asked.map(({ body }) => body)).toEqual([
    {
      writes: [
        {
          update: {
            name: `projects/demo-shagun/databases/(default)/documents/invitations/ABCD12345678/wishes/${ID}`,
            fields: {
              name: { stringValue: 'Asha' },
              phone: { stringValue: '' },
              text: { stringValue: 'Be happy' },
              state: { stringValue: 'new' },
            },
          },
          updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
        },
      ],
    },
  ]);
});

test('One that had arrived before counts as delivered, and what the couple decided is not touched', async () => {
  responses = [rulesRefuse, missing];
  expect(await sendBlessing(ID, BLESSING)).toBe('delivered');
  expect(asked[1]?.body).toEqual({
    documents: [
      `projects/demo-shagun/databases/(default)/documents/invitations/ABCD12345678/wishes/${ID}/receipt/mark`,
    ],
  });
});

test('One that was deleted after it had arrived counts as delivered', async () => {
  responses = [rulesRefuse, rulesRefuse, found];
  expect(await sendBlessing(ID, BLESSING)).toBe('delivered');
  expect(JSON.stringify(asked[2]?.body)).toContain(`invitations/ABCD12345678/closed/${ID}`);
});

test('Only what the rules refuse and what has no receipt comes back to the guest', async () => {
  responses = [rulesRefuse, rulesRefuse, missing, rulesRefuse];
  expect(await sendBlessing(ID, BLESSING)).toBe('refused');
  responses = [rulesRefuse, rulesRefuse, missing, rulesRefuseList];
  expect(await sendBlessing(ID, BLESSING)).toBe('refused');
});

test('A project that refuses everything, or is busy, makes it wait', async () => {
  const restricted = () =>
    failure(403, 'PERMISSION_DENIED', 'Requests are blocked.', [{ reason: 'API_KEY' }]);
  const later = () => failure(503, 'UNAVAILABLE', 'Later');
  for (const response of [restricted, later]) {
    responses = [response];
    expect(await sendBlessing(ID, BLESSING)).toBe('busy');
    responses = [rulesRefuse, response];
    expect(await sendBlessing(ID, BLESSING)).toBe('busy');
    responses = [rulesRefuse, rulesRefuse, response];
    expect(await sendBlessing(ID, BLESSING)).toBe('busy');
    responses = [rulesRefuse, rulesRefuse, missing, response];
    expect(await sendBlessing(ID, BLESSING)).toBe('busy');
  }
  responses = [rulesRefuse, rulesRefuse, rulesRefuse];
  expect(await sendBlessing(ID, BLESSING)).toBe('busy');
});

test('Without a network it throws, so that the outbox tries again', async () => {
  responses = [];
  await expect(sendBlessing(ID, BLESSING)).rejects.toThrow('Failed to fetch');
});

test('The App Check token is sent with every request', async () => {
  responses = [rulesRefuse, rulesRefuse, missing, rulesRefuse];
  await sendBlessing(ID, BLESSING, 'proof');
  expect(asked.map(({ headers }) => headers.get('x-firebase-appcheck'))).toEqual(
    Array.from({ length: 4 }, () => 'proof'),
  );
});
