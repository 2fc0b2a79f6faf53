/** Documents over REST, for guests. A separate file, since few pages read several at once. */
import * as v from 'valibot';
import { appCheckToken } from './app-check-token.ts';
import { call, database } from './firestore-rest.ts';
import type { PlainFields } from './firestore-values.ts';
import { decodeFields } from './firestore-values.ts';

const documents = v.array(
  v.union([
    v.object({ found: v.object({ name: v.string(), fields: v.optional(v.unknown()) }) }),
    v.object({ missing: v.string() }),
  ]),
);

/** The fields for `COLLECTION/ID` paths, `undefined` without a document, in one request. Throws if Firestore cannot be read. */
export async function readDocuments(paths: readonly string[]): Promise<(PlainFields | undefined)[]> {
  const names = paths.map((path) => `${database()}/${path}`);
  const body = JSON.stringify({ documents: names });
  const response = await call(':batchGet', { method: 'POST', body }, await appCheckToken());
  if (!response.ok) throw new Error(`Firestore returned ${response.status}`);
  const found = new Map(
    v
      .parse(documents, await response.json())
      .flatMap((one): [string, PlainFields][] =>
        'found' in one ? [[one.found.name, decodeFields(one.found.fields)]] : [],
      ),
  );
  return names.map((name) => found.get(name));
}
