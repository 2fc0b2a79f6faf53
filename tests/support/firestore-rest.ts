/** Raw REST client of the Firestore emulator: nothing between a test and the rules. */

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly verified: boolean;
  /** `google.com`, `password` (which includes e-mail links) or another. */
  readonly provider: string;
}

/** `member` has no claim, `admin` is the shop's owner; `owner` is the emulator's owner, who bypasses the rules. */
export type Who = 'guest' | 'member' | 'helper' | 'admin' | 'owner' | Account;

export type Verdict = 'allowed' | 'refused';

/** Set by the server to the time of the request. */
export const SERVER_TIME = Symbol('the time of the request');

export type Fields = Readonly<Record<string, unknown>>;

const PROJECT = process.env.FIRESTORE_PROJECT ?? 'demo-shagun';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

function address(path: string): string {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host)
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run these tests with `npm run test:rules`.');
  return `http://${host}/${path}`;
}

/** Unsigned, so only the Firestore emulator accepts it. */
export function tokenOf(claims: object, uid = 'member'): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const issuer = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT };
  const account = { sub: uid, user_id: uid, auth_time: now, iat: now, exp: now + 7_200 };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...issuer, ...account, ...claims })}.`;
}

function authorization(who: Who): Record<string, string> {
  if (who === 'guest') return {};
  if (who === 'owner') return { authorization: 'Bearer owner' };
  const claims = {
    firebase: { sign_in_provider: typeof who === 'string' ? 'password' : who.provider, identities: {} },
    ...(typeof who === 'string' ? {} : { email: who.email, email_verified: who.verified }),
    ...(who === 'admin' || who === 'helper' ? { [who]: true } : {}),
  };
  return { authorization: `Bearer ${tokenOf(claims, typeof who === 'string' ? who : who.uid)}` };
}

async function call(who: Who, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(address(path), {
    method,
    headers: { 'content-type': 'application/json', ...authorization(who) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Any result other than allowed or refused is an error of the test. */
async function verdict(response: Response): Promise<Verdict> {
  const text = await response.text();
  if (response.ok) return 'allowed';
  if (response.status === 403) return 'refused';
  throw new Error(`The emulator returned ${response.status}: ${text}`);
}

function encodeValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`Firestore has no value like ${String(value)}`);
}

/** As Firestore's REST interface sends them, without what the server fills in. */
export function encodeFields(fields: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== SERVER_TIME)
      .map(([key, value]) => [key, encodeValue(value)]),
  );
}

/** As the SDK's `setDoc` sends it. */
function writeOf(path: string, fields: Fields): object {
  const updateTransforms = Object.entries(fields)
    .filter(([, value]) => value === SERVER_TIME)
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  return {
    update: { name: `${DATABASE}/documents/${path}`, fields: encodeFields(fields) },
    updateTransforms,
  };
}

async function commit(who: Who, writes: readonly object[]): Promise<Verdict> {
  return verdict(await call(who, 'POST', `v1/${DATABASE}/documents:commit`, { writes }));
}

export function write(who: Who, path: string, fields: Fields): Promise<Verdict> {
  return commit(who, [writeOf(path, fields)]);
}

/** Changes these fields (`times.ready` for one in a map) and no others, as the SDK's `updateDoc` does. */
export function patch(who: Who, path: string, fields: Fields): Promise<Verdict> {
  const changed = Object.entries(fields).filter(([, value]) => value !== undefined);
  const plain = changed.filter(([, value]) => value !== SERVER_TIME);
  const nested: Record<string, unknown> = {};
  for (const [key, value] of plain) {
    const [outer = '', inner] = key.split('.');
    nested[outer] = inner === undefined ? value : { [inner]: value };
  }
  return commit(who, [
    {
      ...writeOf(path, Object.fromEntries(changed)),
      update: { name: `${DATABASE}/documents/${path}`, fields: encodeFields(nested) },
      updateMask: { fieldPaths: plain.map(([key]) => key) },
    },
  ]);
}

/** Writes and deletes different documents in one request. */
export function writeAll(
  who: Who,
  writes: ReadonlyArray<readonly [path: string, fields: Fields]>,
  deletes: readonly string[] = [],
): Promise<Verdict> {
  return commit(who, [
    ...writes.map(([path, fields]) => writeOf(path, fields)),
    ...deletes.map((path) => ({ delete: `${DATABASE}/documents/${path}` })),
  ]);
}

export function writeMany(who: Who, paths: readonly string[], fields: Fields): Promise<Verdict> {
  return commit(
    who,
    paths.map((path) => writeOf(path, fields)),
  );
}

/** Deletes a message and adds its tombstone in the same request, like the owner's list. */
export function deleteWithTombstone(who: Who, path: string): Promise<Verdict> {
  const [, id = ''] = path.split('/');
  return commit(who, [
    writeOf(`deletedMessages/${id}`, { deletedAt: SERVER_TIME }),
    { delete: `${DATABASE}/documents/${path}` },
  ]);
}

export async function remove(who: Who, path: string): Promise<Verdict> {
  return verdict(await call(who, 'DELETE', `v1/${DATABASE}/documents/${path}`));
}

/** Reads one document; a missing but readable one counts as allowed. */
export async function get(who: Who, path: string): Promise<Verdict> {
  const response = await call(who, 'GET', `v1/${DATABASE}/documents/${path}`);
  return response.status === 404 ? 'allowed' : verdict(response);
}

export async function getMany(who: Who, paths: readonly string[]): Promise<Verdict> {
  const documents = paths.map((path) => `${DATABASE}/documents/${path}`);
  return verdict(await call(who, 'POST', `v1/${DATABASE}/documents:batchGet`, { documents }));
}

/** Lists the newest documents, like the shop's lists; `limit` is optional. `below`: of every collection of that name. */
export async function list(
  who: Who,
  collectionId: string,
  limit?: number,
  offset?: number,
  below = false,
): Promise<Verdict> {
  const structuredQuery = {
    from: [{ collectionId, allDescendants: below }],
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  };
  return verdict(await call(who, 'POST', `v1/${DATABASE}/documents:runQuery`, { structuredQuery }));
}

/** Lists a collection below a document, such as `invitations/CODE/families`, in the order of ids. */
export async function listBelow(who: Who, path: string, limit?: number, offset?: number): Promise<Verdict> {
  const place = path.lastIndexOf('/');
  const structuredQuery = {
    from: [{ collectionId: path.slice(place + 1) }],
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  };
  const parent = `v1/${DATABASE}/documents/${path.slice(0, place)}`;
  return verdict(await call(who, 'POST', `${parent}:runQuery`, { structuredQuery }));
}

/** A document's time, rounded to milliseconds as in the app. Bypasses the rules. */
export async function timeOf(path: string, field: string): Promise<Date> {
  const response = await call('owner', 'GET', `v1/${DATABASE}/documents/${path}`);
  const found: { fields?: Record<string, { timestampValue?: string }> } = await response.json();
  return new Date(found.fields?.[field]?.timestampValue ?? '');
}

/** Bypasses the rules. */
export async function count(collectionId: string): Promise<number> {
  return (await documentsIn(collectionId)).length;
}

/** A document as Firestore's REST interface writes it. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** At most 300 documents. Bypasses the rules. */
export async function documentsIn(collectionId: string): Promise<readonly StoredDocument[]> {
  const response = await call('owner', 'GET', `v1/${DATABASE}/documents/${collectionId}?pageSize=300`);
  const found: { documents?: { name: string; fields?: StoredDocument['fields'] }[] } = await response.json();
  return (found.documents ?? []).map(({ name, fields = {} }) => ({
    id: name.slice(name.lastIndexOf('/') + 1),
    fields,
  }));
}

export async function clear(): Promise<void> {
  const response = await call('owner', 'DELETE', `emulator/v1/${DATABASE}/documents`);
  if (!response.ok) throw new Error(`The emulator could not be emptied: ${response.status}`);
}
