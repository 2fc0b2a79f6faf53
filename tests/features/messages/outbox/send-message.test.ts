import { beforeEach, expect, test, vi } from 'vitest';
import { sendMessage } from '#src/features/messages/outbox/send-message.ts';
import { sendFromWorker } from '#src/lib/outbox/background-send.ts';
import { failure, found, missing, rulesRefuse, taken } from '#tests/support/firestore-responses.ts';

const ID = 'b'.repeat(32);
const FAREWELL = {
  kind: 'farewell',
  branch: 'cse',
  name: 'Ravi',
  number: '+919845000012',
  message: 'Bye',
} as const;

const reason = (name: string) => ({ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: name });

const asked: { url: string; init: RequestInit }[] = [];
let responses: (() => Response)[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    const response = responses.shift();
    if (!response) throw new TypeError('Failed to fetch');
    return response();
  });
});

test('A message is one write of its document with the server’s time', async () => {
  responses = [taken];
  expect(await sendMessage(ID, FAREWELL)).toBe('delivered');
  expect(asked[0]?.url).toMatch(
    /\/v1\/projects\/demo-shagun\/databases\/\(default\)\/documents:commit\?key=/,
  );
  expect(JSON.parse(String(asked[0]?.init.body))).toEqual({
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

test('The App Check token is sent with every request', async () => {
  responses = [rulesRefuse, rulesRefuse, missing, rulesRefuse];
  await sendMessage(ID, FAREWELL, 'proof');
  for (const { init } of asked) expect(new Headers(init.headers).get('x-firebase-appcheck')).toBe('proof');
});

test('Only a refusal by the rules returns a message to its author', async () => {
  responses = [rulesRefuse, rulesRefuse, missing, rulesRefuse];
  expect(await sendMessage(ID, FAREWELL)).toBe('refused');
});

test('A message that had arrived before counts as delivered', async () => {
  responses = [rulesRefuse, missing];
  expect(await sendMessage(ID, FAREWELL)).toBe('delivered');
  expect(String(asked[1]?.init.body)).toContain(`/documents/farewellMessages/${ID}/receipt/mark`);
});

test('A message that was deleted after it arrived counts as delivered', async () => {
  responses = [rulesRefuse, rulesRefuse, found];
  expect(await sendMessage(ID, FAREWELL)).toBe('delivered');
  expect(String(asked[2]?.init.body)).toContain(`/documents/deletedMessages/${ID}`);
});

test('A project that refuses everything, like newly enforced App Check, means retry later', async () => {
  responses = [rulesRefuse, rulesRefuse, rulesRefuse];
  expect(await sendMessage(ID, FAREWELL)).toBe('busy');
});

test('A project that refused everything until a moment ago is asked once more for the receipt', async () => {
  responses = [rulesRefuse, rulesRefuse, missing, missing];
  expect(await sendMessage(ID, FAREWELL)).toBe('delivered');
});

test.each([
  [
    'a key for other addresses',
    () =>
      failure(403, 'PERMISSION_DENIED', 'Requests from referer https://shagun.example/ are blocked.', [
        reason('API_KEY_HTTP_REFERRER_BLOCKED'),
      ]),
  ],
  [
    'a disabled interface',
    () =>
      failure(
        403,
        'PERMISSION_DENIED',
        'Cloud Firestore API has not been used in project 1 before or it is disabled.',
        [reason('SERVICE_DISABLED')],
      ),
  ],
  [
    'a billing stop',
    () =>
      failure(403, 'PERMISSION_DENIED', 'This API method requires billing to be enabled.', [
        reason('BILLING_DISABLED'),
      ]),
  ],
  ['a 403 without words', () => new Response('', { status: 403 })],
  [
    'a wrong key',
    () =>
      failure(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        reason('API_KEY_INVALID'),
      ]),
  ],
  [
    'an expired key that names no reason',
    () => failure(400, 'INVALID_ARGUMENT', 'API key expired. Please renew the API key.'),
  ],
  [
    'a database in another mode',
    () =>
      failure(
        400,
        'FAILED_PRECONDITION',
        'The Cloud Firestore API is not available for Firestore in Datastore Mode database.',
      ),
  ],
  [
    'a database that does not exist',
    () => failure(404, 'NOT_FOUND', 'The database (default) does not exist.'),
  ],
  ['a full quota', () => failure(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.')],
  ['a bad moment', () => failure(503, 'UNAVAILABLE', 'The service is currently unavailable.')],
])('%s means retry schedule', async (_, response) => {
  responses = [response];
  expect(await sendMessage(ID, FAREWELL)).toBe('busy');
  expect(asked).toHaveLength(1);
});

test('A document that Firestore cannot store is returned to its author', async () => {
  responses = [
    () => failure(400, 'INVALID_ARGUMENT', 'The value of property "message" is longer than 1048487 bytes.'),
  ];
  expect(await sendMessage(ID, FAREWELL)).toBe('refused');
});

test('A captive portal is not mistaken for Firestore', async () => {
  responses = [() => new Response('<html>Welcome to our Wi-Fi</html>', { status: 200 })];
  await expect(sendMessage(ID, FAREWELL)).rejects.toThrow();
});

test('The service worker leaves a refused message to the page', async () => {
  responses = [rulesRefuse, rulesRefuse, missing, rulesRefuse];
  expect(await sendFromWorker(sendMessage)(ID, FAREWELL)).toBe('busy');
});
