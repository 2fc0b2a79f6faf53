/** Reading a document that is often missing. A file of its own, since few pages do. */
import * as v from 'valibot';
import { appCheckToken } from './app-check-token.ts';
import { call, database, readFailure } from './firestore-rest.ts';
import type { PlainFields } from './firestore-values.ts';
import { decodeFields } from './firestore-values.ts';

const found = v.object({ found: v.object({ fields: v.optional(v.record(v.string(), v.unknown())) }) });
const batchGet = v.tuple([v.union([found, v.object({ missing: v.string() })])]);

/**
 * The fields of the document at this path; `undefined` if it is missing, or the rules refuse it. A plain read would return 404 for a
 * missing one, which browsers log as an error. Throws if Firestore cannot be read now.
 */
export async function findDocument(path: string): Promise<PlainFields | undefined> {
  const body = JSON.stringify({ documents: [`${database()}/${path}`] });
  const response = await call(':batchGet', { method: 'POST', body }, await appCheckToken());
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const [result] = v.parse(batchGet, content);
    return 'found' in result ? decodeFields(result.found.fields ?? {}) : undefined;
  }
  // Errors of this method come in a list.
  const failure: unknown = Array.isArray(content) ? content[0] : content;
  if (readFailure(response.status, failure) === 'refused') return undefined;
  throw new Error(`Firestore returned ${response.status}`);
}
