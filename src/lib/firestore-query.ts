/** Queries over REST, for guests. A separate file, since few pages list anything. */
import * as v from 'valibot';
import { appCheckToken } from './app-check-token.ts';
import type { ReadRequest } from './early-read.ts';
import { takeEarlyRead } from './early-read.ts';
import { addressOf, call, database, readFailure } from './firestore-rest.ts';
import type { PlainFields } from './firestore-values.ts';
import { decodeFields } from './firestore-values.ts';

const entry = v.object({
  readTime: v.string(),
  document: v.optional(v.object({ name: v.string(), fields: v.optional(v.record(v.string(), v.unknown())) })),
});
const response = v.array(entry);

/** A position in the order of {@link TimeQuery}: after a document, or at a time if it has no id. */
export interface TimeCursor {
  /** As Firestore writes it: a `Date` would lose the microseconds. */
  readonly time: string;
  readonly id?: string | undefined;
}

export interface TimeQuery {
  /** Path of the document that the collection is below; absent at the top level. */
  readonly parent?: string;
  readonly collection: string;
  /** The timestamp to sort by. Documents without it are not found. */
  readonly timeField: string;
  readonly newestFirst: boolean;
  readonly after?: TimeCursor | undefined;
  readonly limit: number;
}

export interface FoundDocument {
  readonly id: string;
  readonly cursor: TimeCursor;
  readonly fields: PlainFields;
}

export interface Found {
  readonly documents: readonly FoundDocument[];
  readonly readTime: string;
}

/** In the order of a timestamp; `hidden` if the rules refuse. Throws if Firestore cannot be read now. */
export async function queryByTime(query: TimeQuery): Promise<Found | 'hidden'> {
  const { timeField } = query;
  const token = await appCheckToken();
  const request = queryRequest(query);
  const early = token ? undefined : takeEarlyRead(request);
  const result = await (early ?? call(pathOf(query), { method: 'POST', body: request.body }, token));
  const content: unknown = await result.json().catch(() => undefined);
  if (!result.ok) {
    if (readFailure(result.status, content) === 'refused') return 'hidden';
    throw new Error(`Firestore returned ${result.status}`);
  }
  const entries = v.parse(response, content);
  return {
    readTime: entries[0]?.readTime ?? '',
    documents: entries.flatMap(({ document }) => (document ? found(document, timeField) : [])),
  };
}

/** What {@link queryByTime} sends without App Check, for a script that runs before the app. */
export function queryRequest(query: TimeQuery): Required<ReadRequest> {
  return {
    address: addressOf(pathOf(query)),
    body: JSON.stringify({ structuredQuery: structuredQuery(query) }),
  };
}

function pathOf(query: TimeQuery): string {
  return `${below(query)}:runQuery`;
}

function below({ parent }: TimeQuery): string {
  return parent ? `/${parent}` : '';
}

function structuredQuery(query: TimeQuery): object {
  const { collection, timeField, newestFirst, after, limit } = query;
  const direction = newestFirst ? 'DESCENDING' : 'ASCENDING';
  return {
    from: [{ collectionId: collection }],
    orderBy: [timeField, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction })),
    limit,
    ...(after && {
      startAt: {
        values: [
          { timestampValue: after.time },
          ...(after.id ? [{ referenceValue: `${database()}${below(query)}/${collection}/${after.id}` }] : []),
        ],
        before: after.id === undefined,
      },
    }),
  };
}

function found(
  { name, fields = {} }: NonNullable<v.InferOutput<typeof entry>['document']>,
  timeField: string,
): FoundDocument {
  const { timestampValue: time } = v.parse(v.object({ timestampValue: v.string() }), fields[timeField]);
  const id = name.slice(name.lastIndexOf('/') + 1);
  return { id, cursor: { time, id }, fields: decodeFields(fields) };
}
