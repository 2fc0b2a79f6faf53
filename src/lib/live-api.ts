import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { openLiveDatabase } from './firebase.ts';

interface Newest {
  readonly path: string;
  readonly size: number;
  /** Only those created after this time, in milliseconds since 1970. */
  readonly after?: number;
}

/**
 * Calls `onChange` with the newest documents now and whenever they change, until the returned function is called. Loads
 * Firebase's code for live queries, and costs a read for each document that is new or has changed.
 */
export async function listenToNewest(
  { path, size, after }: Newest,
  onChange: (docs: readonly QueryDocumentSnapshot[]) => void,
  onFailure: () => void,
): Promise<() => void> {
  const [database, live] = await Promise.all([openLiveDatabase(), import('firebase/firestore')]);
  // The server's times are finer than a millisecond.
  const isLater = after === undefined ? [] : [live.where('createdAt', '>=', new Date(after + 1))];
  const newest = live.query(
    live.collection(database, path),
    ...isLater,
    live.orderBy('createdAt', 'desc'),
    live.limit(size),
  );
  return live.onSnapshot(
    newest,
    ({ docs, metadata }) => {
      // Without a network Firestore first returns its empty cache.
      if (docs.length > 0 || !metadata.fromCache) onChange(docs);
    },
    onFailure,
  );
}
