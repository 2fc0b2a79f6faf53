/** What a wall has read of a list that changes, and how far. Pure functions, except {@link readFeed}. */

import type { ChangePage, ChangeSource } from '#src/data/change-page.ts';
import type { TimeCursor } from '#src/lib/firestore-query.ts';

interface Dated {
  readonly id: string;
  readonly createdAt: number;
}

export interface Feed<Item extends Dated> {
  /** Newest first, at most {@link MOST_ITEMS}. */
  readonly items: readonly Item[];
  /** Changes up to here have been read; absent before the first read. */
  readonly since: TimeCursor | undefined;
  /** Older changes have been read back to here; absent once all have been. */
  readonly older: TimeCursor | undefined;
}

/** Older items of a larger wedding are in the book and the album, not on the wall. */
export const MOST_ITEMS = 600;

/** A write may get an earlier time than one that was readable before it. */
const OVERLAP_MS = 10_000;

export const EMPTY_FEED = { items: [], since: undefined, older: undefined } as const;

export function withLatest<Item extends Dated>(page: ChangePage<Item>): Feed<Item> {
  const start = page.first ?? { time: page.readTime };
  return { items: changed([], page), since: settled(start, page), older: moreAfter(page) };
}

/** What is known already is newer. */
export function withOlder<Item extends Dated>(feed: Feed<Item>, page: ChangePage<Item>): Feed<Item> {
  const known = new Set(feed.items.map(({ id }) => id));
  const items = changed(feed.items, { changes: page.changes.filter(({ id }) => !known.has(id)) });
  return { ...feed, items, older: items.length < MOST_ITEMS ? moreAfter(page) : undefined };
}

export function withNews<Item extends Dated>(feed: Feed<Item>, page: ChangePage<Item>): Feed<Item> {
  if (!page.last) return feed;
  return { ...feed, items: changed(feed.items, page), since: settled(page.last, page) };
}

export function withoutItem<Item extends Dated>(feed: Feed<Item>, id: string): Feed<Item> {
  return { ...feed, items: feed.items.filter((item) => item.id !== id) };
}

interface Reading<Item extends Dated> {
  readonly feed: Feed<Item>;
  /** Ids of new items, in the order in which they were approved. */
  readonly fresh: readonly string[];
  /** More changes wait to be read: news, or older ones behind a page of nothing but what was taken off. */
  readonly more: boolean;
}

/** Reads what has changed, or at first the latest; then older ones, page by page, once `allShown` says so. */
export async function readFeed<Item extends Dated>(
  feed: Feed<Item>,
  source: ChangeSource<Item>,
  allShown: (items: readonly Item[]) => boolean,
): Promise<Reading<Item> | 'closed'> {
  const { since } = feed;
  const page = await (since ? source.readSince(since) : source.readLatest());
  if (page === 'closed') return 'closed';
  const next = since ? withNews(feed, page) : withLatest(page);
  const known = new Set(feed.items.map(({ id }) => id));
  const fresh = since ? page.changes.filter(({ id, item }) => item && !known.has(id)) : [];
  const reading = { fresh: fresh.map(({ id }) => id), more: since !== undefined && page.full };
  if (!(next.older && allShown(next.items))) return { ...reading, feed: next };
  const older = await source.readLatest(next.older);
  if (older === 'closed') return 'closed';
  const grown = withOlder(next, older);
  // Each such page is read once: it ends with the first page that is not full.
  const isFruitless = grown.older !== undefined && grown.items.length === next.items.length;
  return { ...reading, more: reading.more || isFruitless, feed: grown };
}

function changed<Item extends Dated>(
  items: readonly Item[],
  { changes }: Pick<ChangePage<Item>, 'changes'>,
): readonly Item[] {
  const known = new Map(items.map((one) => [one.id, one]));
  for (const { id, item } of changes) {
    if (item) known.set(id, item);
    else known.delete(id);
  }
  return [...known.values()].sort((one, other) => other.createdAt - one.createdAt).slice(0, MOST_ITEMS);
}

function moreAfter(page: ChangePage<Dated>): TimeCursor | undefined {
  return page.full ? page.last : undefined;
}

/** At most {@link OVERLAP_MS} before the read, so that the last changes are read once more. */
function settled(cursor: TimeCursor, { readTime }: ChangePage<Dated>): TimeCursor {
  const safe = Date.parse(readTime) - OVERLAP_MS;
  return Date.parse(cursor.time) <= safe ? cursor : { time: new Date(safe).toISOString() };
}
