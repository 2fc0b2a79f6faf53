/** Reading a document that is often missing. A file of its own, since few pages do. */
import * as v from 'valibot';
import { appCheckToken } from './app-check-token.ts';
import { batchGetOf, readFailure } from './firestore-rest.ts';
import type { PlainFields } from './firestore-values.ts';
import { decodeFields } from './firestore-values.ts';

const found = v.object({ found: v.object({ fields: v.optional(v.record(v.string(), v.unknown())) }) });
const batchGet = v.tuple([v.union([found, v.object({ missing: v.string() })])]);

/** Its fields; `undefined` if it is missing, or the rules refuse it. Throws if Firestore cannot be read now. */
export async function findDocument(path: string): Promise<PlainFields | undefined> {
  const response = await batchGetOf(path, await appCheckToken());
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const [result] = v.parse(batchGet, content);
    return 'found' in result ? decodeFields(result.found.fields ?? {}) : undefined;
  }
  if (readFailure(response.status, content) === 'refused') return undefined;
  throw new Error(`Firestore returned ${response.status}`);
}
