import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Page, PageCursor } from './pages-api.ts';

interface Pages<Item, Cursor> {
  readonly status: 'reading' | 'ready' | 'unreachable';
  readonly items: readonly Item[];
  readonly next: Cursor | undefined;
}

/** Reads page by page, from when it is `wanted`. `more` reads the next page, or retries after a failure. */
export function usePages<Item extends { readonly id: string }, Cursor = PageCursor>(
  read: (after?: Cursor) => Promise<Page<Item, Cursor>>,
  wanted = true,
) {
  const [pages, setPages] = useState<Pages<Item, Cursor>>({ status: 'reading', items: [], next: undefined });
  const busy = useRef(false);

  const readFrom = useCallback(
    async (after: Cursor | undefined): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setPages((before) => ({ ...before, status: 'reading' }));
      try {
        const { items, next } = await read(after);
        setPages((before) => {
          const known = new Set(before.items.map(({ id }) => id));
          const fresh = items.filter(({ id }) => !known.has(id));
          return { status: 'ready', items: [...before.items, ...fresh], next };
        });
      } catch {
        setPages((before) => ({ ...before, status: 'unreachable' }));
      }
      busy.current = false;
    },
    [read],
  );

  useEffect(() => {
    if (wanted) void readFrom(undefined);
  }, [readFrom, wanted]);

  const edits = useMemo(() => {
    const edit = (change: (items: readonly Item[]) => readonly Item[]) =>
      setPages((before) => ({ ...before, items: change(before.items) }));
    return {
      add: (item: Item) => edit((items) => [item, ...items]),
      replace: (item: Item) => edit((items) => items.map((one) => (one.id === item.id ? item : one))),
      drop: (id: string) => edit((items) => items.filter((item) => item.id !== id)),
    };
  }, []);
  return {
    ...pages,
    ...edits,
    more: useCallback(() => void readFrom(pages.next), [readFrom, pages.next]),
  };
}
