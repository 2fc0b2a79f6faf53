import { useCallback, useEffect, useRef, useState } from 'react';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import type { Blog } from './blog.ts';

interface Pages {
  readonly status: 'reading' | 'ready' | 'unreachable';
  /** Loaded so far, newest first. */
  readonly blogs: readonly Blog[];
  readonly next: PageCursor | undefined;
}

const NONE: Pages = { status: 'reading', blogs: [], next: undefined };

/** Cumulative pages of blogs; `more` loads the next page, or retries after a failure. */
export function useBlogPages(read: (after?: PageCursor) => Promise<Page<Blog>>) {
  const [pages, setPages] = useState(NONE);
  const busy = useRef(false);

  const readFrom = useCallback(
    async (after: PageCursor | undefined): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setPages((before) => ({ ...before, status: 'reading' }));
      try {
        const { items, next } = await read(after);
        setPages((before) => {
          const known = new Set(before.blogs.map(({ id }) => id));
          const fresh = items.filter(({ id }) => !known.has(id));
          return { status: 'ready', blogs: [...before.blogs, ...fresh], next };
        });
      } catch {
        setPages((before) => ({ ...before, status: 'unreachable' }));
      }
      busy.current = false;
    },
    [read],
  );

  useEffect(() => void readFrom(undefined), [readFrom]);

  return {
    ...pages,
    more: useCallback(() => void readFrom(pages.next), [readFrom, pages.next]),
    /** Removes a blog from the list on screen. */
    drop: useCallback(
      (id: string) =>
        setPages((before) => ({ ...before, blogs: before.blogs.filter((blog) => blog.id !== id) })),
      [],
    ),
  };
}
