/**
 * Speaks to the Firestore emulator over its REST interface, as any stranger with a terminal could:
 * nothing of ours stands between a test and the rules.
 */

/** An account that has signed in with an e-mail address. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly verified: boolean;
  /** How it signed in: `google.com`, `password` (a link by e-mail, too) or another. */
  readonly provider: string;
}

/** Who asks: nobody, an account without the claim, an admin, the emulator's owner whom no rule stops, or an account. */
export type Who = 'guest' | 'member' | 'admin' | 'owner' | Account;

/** What the rules said. */
export type Verdict = 'allowed' | 'refused';

/** A field that the server fills with the time of the request. */
export const SERVER_TIME = Symbol('the time of the request');

/** The fields of a document as a test writes them. */
export type Fields = Readonly<Record<string, unknown>>;

const PROJECT = process.env.FIRESTORE_PROJECT ?? 'demo-shagun';
const DATABASE = `projects/${PROJECT}/databases/(default)`;

function address(path: string): string {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host)
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run these tests with `npm run test:rules`.');
  return `http://${host}/${path}`;
}

/** A token as the Auth emulator issues them: unsigned, which the Firestore emulator accepts. */
function authorization(who: Who): Record<string, string> {
  if (who === 'guest') return {};
  if (who === 'owner') return { authorization: 'Bearer owner' };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const uid = typeof who === 'string' ? who : who.uid;
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    firebase: { sign_in_provider: typeof who === 'string' ? 'password' : who.provider, identities: {} },
    ...(typeof who === 'string' ? {} : { email: who.email, email_verified: who.verified }),
    ...(who === 'admin' ? { admin: true } : {}),
  };
  return { authorization: `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.` };
}

async function call(who: Who, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(address(path), {
    method,
    headers: { 'content-type': 'application/json', ...authorization(who) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Reads the rules' answer; anything but yes and no is a fault of the test. */
async function verdict(answer: Response): Promise<Verdict> {
  const text = await answer.text();
  if (answer.ok) return 'allowed';
  if (answer.status === 403) return 'refused';
  throw new Error(`The emulator answered ${answer.status}: ${text}`);
}

function encodeValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`Firestore has no value like ${String(value)}`);
}

function encodeFields(fields: object): Record<string, object> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== SERVER_TIME)
      .map(([key, value]) => [key, encodeValue(value)]),
  );
}

/** One write of a commit: a whole document, as the SDK's `setDoc` sends it. */
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

/** Writes a whole document. */
export function write(who: Who, path: string, fields: Fields): Promise<Verdict> {
  return commit(who, [writeOf(path, fields)]);
}

/** Writes the same document under many paths in one request. */
export function writeMany(who: Who, paths: readonly string[], fields: Fields): Promise<Verdict> {
  return commit(
    who,
    paths.map((path) => writeOf(path, fields)),
  );
}

/** Deletes a message and leaves its tombstone in the same request, as the owner's list does. */
export function removeForGood(who: Who, path: string): Promise<Verdict> {
  const [, id = ''] = path.split('/');
  return commit(who, [
    writeOf(`deletedMessages/${id}`, { deletedAt: SERVER_TIME }),
    { delete: `${DATABASE}/documents/${path}` },
  ]);
}

export async function remove(who: Who, path: string): Promise<Verdict> {
  return verdict(await call(who, 'DELETE', `v1/${DATABASE}/documents/${path}`));
}

/** Asks for one document; a missing one that may be read counts as allowed. */
export async function get(who: Who, path: string): Promise<Verdict> {
  const answer = await call(who, 'GET', `v1/${DATABASE}/documents/${path}`);
  return answer.status === 404 ? 'allowed' : verdict(answer);
}

/** Asks for many documents in one request. */
export async function getMany(who: Who, paths: readonly string[]): Promise<Verdict> {
  const documents = paths.map((path) => `${DATABASE}/documents/${path}`);
  return verdict(await call(who, 'POST', `v1/${DATABASE}/documents:batchGet`, { documents }));
}

/** Asks for the newest documents of a collection, as the shop's lists do; without a limit when none is given. */
export async function list(
  who: Who,
  collectionId: string,
  limit?: number,
  offset?: number,
): Promise<Verdict> {
  const structuredQuery = {
    from: [{ collectionId }],
    orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  };
  return verdict(await call(who, 'POST', `v1/${DATABASE}/documents:runQuery`, { structuredQuery }));
}

/** How many documents a collection holds, whatever the rules say. */
export async function count(collectionId: string): Promise<number> {
  const answer = await call('owner', 'GET', `v1/${DATABASE}/documents/${collectionId}?pageSize=300`);
  const found: { documents?: unknown[] } = await answer.json();
  return found.documents?.length ?? 0;
}

/** Empties the database. */
export async function clear(): Promise<void> {
  const answer = await call('owner', 'DELETE', `emulator/v1/${DATABASE}/documents`);
  if (!answer.ok) throw new Error(`The emulator could not be emptied: ${answer.status}`);
}
