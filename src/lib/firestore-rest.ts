/**
 * Firestore over plain REST, for what guests write and read: a few hundred bytes of code where the SDK is 37 kB, and the
 * service worker can use it too. Firestore's answers are read here; see `google.rpc.Status` in its REST reference.
 */
import * as v from 'valibot';
import { BACKEND } from '#src/config/site.ts';

/** Firestore's answer to a write: taken, refused by the rules, not a document it could ever hold, or not now. */
export type FirestoreAnswer = 'done' | 'refused' | 'malformed' | 'not now';

/** Milliseconds after which a request is given up. */
const REQUEST_TIMEOUT_MS = 20_000;

const failure = v.object({
  error: v.object({
    message: v.fallback(v.string(), ''),
    status: v.fallback(v.string(), ''),
    details: v.fallback(v.array(v.looseObject({ reason: v.optional(v.string()) })), []),
  }),
});
const commit = v.object({ commitTime: v.string() });
const stored = v.object({ name: v.string(), fields: v.unknown() });
const batchGet = v.tuple([v.union([v.object({ found: v.object({}) }), v.object({ missing: v.string() })])]);

/** What the rules say when they refuse: in production, and in the emulator, which names the line. */
const RULES_REFUSAL = /^Missing or insufficient permissions|for '\w+' @ L\d+/;

function database(): string {
  return `projects/${BACKEND.projectId}/databases/(default)/documents`;
}

async function call(path: string, init: RequestInit, appCheckToken?: string): Promise<Response> {
  const host = BACKEND.firestoreEmulator
    ? `http://${BACKEND.firestoreEmulator}`
    : 'https://firestore.googleapis.com';
  return fetch(`${host}/v1/${database()}${path}?key=${BACKEND.apiKey}`, {
    ...init,
    headers: {
      // As the SDK does: JSON by its own name would cost a preflight request on a weak network.
      'content-type': 'text/plain',
      ...(appCheckToken ? { 'x-firebase-appcheck': appCheckToken } : {}),
    },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
}

/**
 * Creates a document of text fields under an id made on the device, with the server's time as `createdAt`. The same
 * call again is the same document.
 *
 * @throws when Firestore cannot be reached, or somebody else answered for it
 */
export async function createDocument(
  collection: string,
  id: string,
  texts: Readonly<Record<string, string>>,
  appCheckToken?: string,
): Promise<FirestoreAnswer> {
  const fields = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, { stringValue: text }]),
  );
  const write = {
    update: { name: `${database()}/${collection}/${id}`, fields },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
  };
  const answer = await call(
    ':commit',
    { method: 'POST', body: JSON.stringify({ writes: [write] }) },
    appCheckToken,
  );
  if (!answer.ok) return readFailure(answer.status, await answer.json().catch(() => undefined));
  // A hotel's Wi-Fi may answer 200 with its own sign-in page: only Firestore names the time of the commit.
  v.parse(commit, await answer.json());
  return 'done';
}

/** Whether a document exists, or `unknown` where Firestore does not tell. Throws as {@link createDocument} does. */
export async function askForDocument(
  collection: string,
  id: string,
  appCheckToken?: string,
): Promise<'there' | 'missing' | 'unknown'> {
  // Unlike a plain read, this does not answer 404 for a missing document, which browsers log as an error.
  const body = JSON.stringify({ documents: [`${database()}/${collection}/${id}`] });
  const answer = await call(':batchGet', { method: 'POST', body }, appCheckToken);
  const found = v.safeParse(batchGet, answer.ok ? await answer.json() : undefined);
  if (!found.success) return 'unknown';
  return 'found' in found.output[0] ? 'there' : 'missing';
}

/** A document's fields as Firestore writes them; `hidden` where the rules show none, be it missing or not for us. */
export type ReadDocument = { readonly fields: unknown } | 'hidden';

/** Reads one document. Throws what `fetch` throws, and when Firestore, or somebody in its place, does not serve it now. */
export async function readDocument(collection: string, id: string): Promise<ReadDocument> {
  const answer = await call(`/${collection}/${id}`, { method: 'GET' });
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return { fields: v.parse(stored, body).fields };
  if (answer.status === 404 && v.safeParse(failure, body).success) return 'hidden';
  if (readFailure(answer.status, body) === 'refused') return 'hidden';
  throw new Error(`Firestore answered ${answer.status}`);
}

/**
 * 403 has many reasons besides the rules (a key for other addresses, a disabled interface, a billing stop), and 400
 * is also the answer to a wrong API key: those name a reason of Google's own and pass.
 */
function readFailure(status: number, body: unknown): FirestoreAnswer {
  const parsed = v.safeParse(failure, body);
  if (!parsed.success) return 'not now';
  const { error } = parsed.output;
  if (error.details.some(({ reason }) => reason !== undefined)) return 'not now';
  if (status === 403) return RULES_REFUSAL.test(error.message.trim()) ? 'refused' : 'not now';
  return status === 400 && error.status === 'INVALID_ARGUMENT' && !/API key/i.test(error.message)
    ? 'malformed'
    : 'not now';
}
