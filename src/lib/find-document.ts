/** Reads a document that is often missing. A separate file, since few pages do. */
import * as v from 'valibot';
import { batchGetOf, readFailure } from './firestore-rest.ts';
import type { PlainFields } from './firestore-values.ts';
import { decodeFields } from './firestore-values.ts';

const found = v.object({ found: v.object({ fields: v.optional(v.record(v.string(), v.unknown())) }) });
const batchGet = v.tuple([v.union([found, v.object({ missing: v.string() })])]);

/**
 * Its fields, or why there are none. Throws without a network, and when Firestore cannot serve it now. A plain read of a missing
 * document would return 404, which browsers report as an error.
 */
export async function findDocument(
  path: string,
  appCheckToken?: string,
): Promise<PlainFields | 'missing' | 'refused'> {
  const response = await batchGetOf(path, appCheckToken);
  const content: unknown = await response.json().catch(() => undefined);
  if (response.ok) {
    const [result] = v.parse(batchGet, content);
    return 'found' in result ? decodeFields(result.found.fields ?? {}) : 'missing';
  }
  if (readFailure(response.status, content) === 'refused') return 'refused';
  throw new Error(`Firestore returned ${response.status}`);
}
