import type { DeskPhoto } from '#src/data/album-api.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import type { ZipPhoto } from './zip-files.ts';

/**
 * A list of photographs that is read as far as it is needed. Their names, times and thumbnails are kept.
 *
 * @param readPage a page after a cursor, the first one without
 * @returns reads on until there are `count`, or all; rejects with a Firebase error, and continues when called
 * again. Calls wait for earlier ones.
 */
export function photoListing(readPage: (after?: PageCursor) => Promise<Page<DeskPhoto>>) {
  const listed: ZipPhoto[] = [];
  let next: PageCursor | undefined;
  let isComplete = false;
  let earlier: Promise<unknown> = Promise.resolve();

  async function readUpTo(count: number): Promise<readonly ZipPhoto[]> {
    while (!isComplete && listed.length < count) {
      const page = await readPage(next);
      for (const { id, name, takenAt, createdAt, thumb } of page.items)
        listed.push({ id, name, takenAt, createdAt, thumb });
      next = page.next;
      isComplete = next === undefined;
    }
    return listed;
  }

  return (count: number): Promise<readonly ZipPhoto[]> => {
    const reading = earlier.then(() => readUpTo(count));
    earlier = reading.catch(() => undefined);
    return reading;
  };
}
