/** Firestore over REST for guests: much smaller than the SDK (37 kB), and usable in the service worker. */
import * as v from 'valibot';
import { BACKEND } from '#src/config/site.ts';
import { READ_TIMEOUT_MS, takeEarlyRead } from './early-read.ts';
import { encodeFields } from './firestore-values.ts';

export type FirestoreResult = 'done' | 'refused' | 'malformed' | 'not now';

const failure = v.object({
  error: v.object({
    message: v.fallback(v.string(), ''),
    status: v.fallback(v.string(), ''),
    details: v.fallback(v.array(v.looseObject({ reason: v.optional(v.string()) })), []),
  }),
});
const committed = v.object({ commitTime: v.string() });
const stored = v.object({ name: v.string(), fields: v.unknown() });
const batchGet = v.tuple([v.union([v.object({ found: v.object({}) }), v.object({ missing: v.string() })])]);

const RULES_REFUSAL = /^Missing or insufficient permissions|for '\w+' @ L\d+/;

export function database(): string {
  return `projects/${BACKEND.projectId}/databases/(default)/documents`;
}

export function addressOf(path: string): string {
  const host = BACKEND.firestoreEmulator
    ? `http://${BACKEND.firestoreEmulator}`
    : 'https://firestore.googleapis.com';
  return `${host}/v1/${database()}${path}?key=${BACKEND.apiKey}`;
}

/** Reads the document without a header or a body. */
export function documentAddress(collection: string, id: string): string {
  return addressOf(`/${collection}/${id}`);
}

/** Rejects if no response came in time. */
export async function call(
  path: string,
  init: RequestInit,
  appCheckToken?: string,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<Response> {
  return fetch(addressOf(path), {
    ...init,
    headers: {
      // `application/json` would need a preflight request.
      'content-type': 'text/plain',
      ...(appCheckToken ? { 'x-firebase-appcheck': appCheckToken } : {}),
    },
    signal: AbortSignal.timeout?.(timeoutMs),
  });
}

export interface DocumentWrite {
  /** `COLLECTION/ID`, or that of a document below another. */
  readonly path: string;
  /** All fields but `timeField`, as {@link encodeFields} takes them. */
  readonly fields: object;
  /** The field that the server sets to its own time. */
  readonly timeField?: string;
}

/** Writes a whole document. Throws if Firestore is unreachable. */
export function writeDocument(write: DocumentWrite, appCheckToken?: string): Promise<FirestoreResult> {
  return commit({ writes: [write] }, appCheckToken);
}

/** All of it is written and deleted, or nothing. */
export interface Commit {
  readonly writes: readonly DocumentWrite[];
  readonly deletes?: readonly string[];
  readonly timeoutMs?: number;
}

export async function commit(
  { writes, deletes = [], timeoutMs }: Commit,
  appCheckToken?: string,
): Promise<FirestoreResult> {
  const body = {
    writes: [...writes.map(writeOf), ...deletes.map((path) => ({ delete: `${database()}/${path}` }))],
  };
  const response = await call(
    ':commit',
    { method: 'POST', body: JSON.stringify(body) },
    appCheckToken,
    timeoutMs,
  );
  if (!response.ok) return readFailure(response.status, await response.json().catch(() => undefined));
  // A captive portal may respond with 200; only Firestore returns the commit time.
  v.parse(committed, await response.json());
  return 'done';
}

function writeOf({ path, fields, timeField }: DocumentWrite): object {
  return {
    update: { name: `${database()}/${path}`, fields: encodeFields(fields) },
    ...(timeField && { updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }] }),
  };
}

export async function lookUpDocument(
  collection: string,
  id: string,
  appCheckToken?: string,
): Promise<'there' | 'missing' | 'unknown'> {
  const response = await batchGetOf(`${collection}/${id}`, appCheckToken);
  const found = v.safeParse(batchGet, response.ok ? await response.json() : undefined);
  if (!found.success) return 'unknown';
  return 'found' in found.output[0] ? 'there' : 'missing';
}

/** Whether a document that guests may not read has arrived: only then do the rules let its receipt be looked up. */
export async function hasReceipt(path: string, appCheckToken?: string): Promise<'yes' | 'no' | 'unknown'> {
  const response = await batchGetOf(`${path}/receipt/mark`, appCheckToken);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return v.is(batchGet, body) ? 'yes' : 'unknown';
  return readFailure(response.status, body) === 'refused' ? 'no' : 'unknown';
}

/** Reads a document; a plain read would return 404 for a missing one, which browsers log as an error. */
export function batchGetOf(path: string, appCheckToken?: string): Promise<Response> {
  const body = JSON.stringify({ documents: [`${database()}/${path}`] });
  return call(':batchGet', { method: 'POST', body }, appCheckToken);
}

/** Fields in Firestore's JSON; `hidden` if the rules refuse, whether the document exists or not. */
export type ReadDocument = { readonly fields: unknown } | 'hidden';

/** Throws as {@link writeDocument} does, and when Firestore cannot serve the document now. */
export async function readDocument(
  collection: string,
  id: string,
  appCheckToken?: string,
): Promise<ReadDocument> {
  const early = appCheckToken ? undefined : takeEarlyRead({ address: documentAddress(collection, id) });
  const response = await (early ?? call(`/${collection}/${id}`, { method: 'GET' }, appCheckToken));
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { fields: v.parse(stored, body).fields };
  if (response.status === 404 && v.safeParse(failure, body).success) return 'hidden';
  if (readFailure(response.status, body) === 'refused') return 'hidden';
  throw new Error(`Firestore returned ${response.status}`);
}

/** Temporary causes of 403 and 400 (API key, billing) carry a `reason`; other refusals are final. */
export function readFailure(status: number, body: unknown): FirestoreResult {
  // Errors of some methods come in a list.
  const parsed = v.safeParse(failure, Array.isArray(body) ? body[0] : body);
  if (!parsed.success) return 'not now';
  const { error } = parsed.output;
  if (error.details.some(({ reason }) => reason !== undefined)) return 'not now';
  if (status === 403) return RULES_REFUSAL.test(error.message.trim()) ? 'refused' : 'not now';
  return status === 400 && error.status === 'INVALID_ARGUMENT' && !/API key/i.test(error.message)
    ? 'malformed'
    : 'not now';
}
