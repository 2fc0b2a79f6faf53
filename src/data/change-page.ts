/** What a couple shows to guests in a collection of its own, where a removed document leaves its time. */
import type { Found, FoundDocument, TimeCursor, TimeQuery } from '#src/lib/firestore-query.ts';
import { queryByTime } from '#src/lib/firestore-query.ts';
import type { Page } from '#src/lib/pages-api.ts';

/** What was approved since an earlier read, or hidden if there is no item. */
export interface Change<Item> {
  readonly id: string;
  readonly item: Item | undefined;
}

export interface ChangePage<Item> {
  readonly changes: readonly Change<Item>[];
  /** Of the first and the last change; absent without changes. */
  readonly first: TimeCursor | undefined;
  readonly last: TimeCursor | undefined;
  readonly full: boolean;
  /** Firestore's time of the reading. */
  readonly readTime: string;
}

/** `closed` while guests may not read the list. All throw if Firestore cannot be read now. */
export interface ChangeSource<Item> {
  /** The last changes before `before`, or of all, newest first. */
  readonly readLatest: (before?: TimeCursor) => Promise<ChangePage<Item> | 'closed'>;
  /** Oldest first. One document is billed when nothing has changed. */
  readonly readSince: (since: TimeCursor) => Promise<ChangePage<Item> | 'closed'>;
}

type Place = Pick<TimeQuery, 'parent' | 'collection' | 'limit'>;

type Parse<Item> = (id: string, fields: FoundDocument['fields']) => Item | undefined;

export function changesOf<Item>(place: Place, parse: Parse<Item>): ChangeSource<Item> {
  const read = async (newestFirst: boolean, after?: TimeCursor) => {
    const found = await queryByTime({ ...place, timeField: 'changedAt', newestFirst, after });
    return found === 'hidden' ? 'closed' : changePage(found, place.limit, parse);
  };
  return { readLatest: (before) => read(true, before), readSince: (since) => read(false, since) };
}

function changePage<Item>(
  { documents, readTime }: Found,
  limit: number,
  parse: Parse<Item>,
): ChangePage<Item> {
  return {
    changes: documents.map(({ id, fields }) => ({ id, item: parse(id, fields) })),
    first: documents[0]?.cursor,
    last: documents.at(-1)?.cursor,
    full: documents.length === limit,
    readTime,
  };
}

/** The newest first; empty while guests may not read it. Throws if Firestore cannot be read now. */
export async function newestPage<Item>(
  place: Place,
  parse: Parse<Item>,
  after: TimeCursor | undefined,
): Promise<Page<Item, TimeCursor>> {
  // Removed documents have no such time.
  const found = await queryByTime({ ...place, timeField: 'createdAt', newestFirst: true, after });
  if (found === 'hidden') return { items: [] };
  const { documents } = found;
  const last = documents.length === place.limit ? documents.at(-1) : undefined;
  const items = documents.flatMap(({ id, fields }) => parse(id, fields) ?? []);
  return { items, ...(last && { next: last.cursor }) };
}
