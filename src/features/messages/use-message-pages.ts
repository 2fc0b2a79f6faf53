import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageCursor } from '#src/lib/pages-api.ts';
import { countMessages, deleteMessage, listMessages } from './messages-api.ts';
import type { MessageFilter, StoredMessage } from './stored-message.ts';

/** Runs a call for the signed-in owner; the page hands it over. */
export type Guarded = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface Pages {
  readonly status: 'reading' | 'ready' | 'unreachable';
  readonly messages: readonly StoredMessage[];
  /** From 0. */
  readonly page: number;
  readonly next: PageCursor | undefined;
  /** Of all pages; `undefined` until counted. */
  readonly count: number | undefined;
}

const FIRST: Pages = { status: 'reading', messages: [], page: 0, next: undefined, count: undefined };

/** The owner's list, page by page: 20 messages at a time by cursor, newest first. */
export function useMessagePages({ collection, branch }: MessageFilter, guard: Guarded) {
  const [pages, setPages] = useState(FIRST);
  /** Where each page seen so far starts. */
  const starts = useRef<(PageCursor | undefined)[]>([undefined]);
  /** Number of the last read begun, and of the last list: an answer to an older one is not shown. */
  const latest = useRef(0);
  const list = useRef(0);

  const open = useCallback(
    async (page: number): Promise<void> => {
      latest.current += 1;
      const mine = latest.current;
      setPages((before) => ({ ...before, status: 'reading', page }));
      try {
        const found = await guard(() => listMessages({ collection, branch }, starts.current[page]));
        if (mine !== latest.current) return;
        if (found.items.length === 0 && page > 0) return await open(page - 1);
        starts.current[page + 1] = found.next;
        setPages((before) => ({ ...before, status: 'ready', messages: found.items, next: found.next }));
      } catch {
        if (mine === latest.current) setPages((before) => ({ ...before, status: 'unreachable' }));
      }
    },
    [collection, branch, guard],
  );

  const start = useCallback(() => {
    starts.current = [undefined];
    list.current += 1;
    const mine = list.current;
    setPages(FIRST);
    void open(0);
    guard(() => countMessages({ collection, branch })).then(
      (count) => mine === list.current && setPages((before) => ({ ...before, count })),
      // The list itself says that nothing can be read.
      () => undefined,
    );
  }, [collection, branch, guard, open]);

  useEffect(start, [start]);

  const remove = useCallback(
    async (id: string): Promise<void> => {
      await guard(() => deleteMessage({ collection }, id));
      setPages((before) => ({
        ...before,
        messages: before.messages.filter((message) => message.id !== id),
        count: before.count === undefined ? undefined : Math.max(0, before.count - 1),
      }));
    },
    [collection, guard],
  );

  return { ...pages, open, start, remove };
}
