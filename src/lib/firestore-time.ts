import * as v from 'valibot';
import { batchGetOf } from './firestore-rest.ts';

const batchGet = v.tuple([v.object({ readTime: v.pipe(v.string(), v.isoTimestamp()) })]);

/**
 * Firestore's time, in milliseconds since 1970, which does not depend on the phone's clock. Bills one read. Throws offline, and
 * if the document may not be read.
 *
 * @param path of any document that may be read
 */
export async function firestoreTime(path: string, appCheckToken?: string): Promise<number> {
  const response = await batchGetOf(path, appCheckToken);
  const [{ readTime }] = v.parse(batchGet, await response.json());
  return Date.parse(readTime);
}
