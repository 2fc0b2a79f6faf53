/** What has changed in a list that a couple shows to guests: what is taken off leaves its time. */
import type { Found, FoundDocument, TimeCursor } from '#src/lib/firestore-query.ts';

/** Something that was approved, or hidden if there is none, since an earlier reading. */
export interface Change<Item> {
  readonly id: string;
  readonly item: Item | undefined;
}

export interface ChangePage<Item> {
  readonly changes: readonly Change<Item>[];
  /** Of the first and the last change; absent without changes. */
  readonly first: TimeCursor | undefined;
  readonly last: TimeCursor | undefined;
  /** Whether more may follow. */
  readonly full: boolean;
  /** Firestore's time of the reading. */
  readonly readTime: string;
}

/** Where a list is read; `closed` while guests may not. All throw if Firestore cannot be read now. */
export interface ChangeSource<Item> {
  /** The last changes before `before`, or of all, newest first. */
  readonly readLatest: (before?: TimeCursor) => Promise<ChangePage<Item> | 'closed'>;
  /** What has changed since `since`, oldest first. One document is billed when nothing has. */
  readonly readSince: (since: TimeCursor) => Promise<ChangePage<Item> | 'closed'>;
}

export function changePage<Item>(
  { documents, readTime }: Found,
  limit: number,
  parse: (id: string, fields: FoundDocument['fields']) => Item | undefined,
): ChangePage<Item> {
  return {
    changes: documents.map(({ id, fields }) => ({ id, item: parse(id, fields) })),
    first: documents[0]?.cursor,
    last: documents.at(-1)?.cursor,
    full: documents.length === limit,
    readTime,
  };
}
