import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lookAt } from '#src/data/last-looks.ts';
import type { Guard } from '#src/lib/guard.ts';
import type { PageCursor } from '#src/lib/pages-api.ts';
import type { MessageFilter, StoredMessage } from '../messages-api.ts';
import {
  countDatedMessages,
  countMessages,
  deleteMessage,
  listMessages,
  listUndatedMessages,
} from '../messages-api.ts';

interface Pages {
  readonly status: 'reading' | 'ready' | 'unreachable';
  readonly messages: readonly StoredMessage[];
  readonly more: boolean;
  readonly count: number | undefined;
}

/** Where a page starts. Messages without `createdAt` come after all the others. */
interface Start {
  readonly undated: boolean;
  readonly after?: PageCursor | undefined;
}

const NOTHING: Pages = { status: 'reading', messages: [], more: false, count: undefined };
const BEGINNING: Start = { undated: false };

/** The owner's messages, paged by cursor, newest first. The page number is in the URL (`?page=2`). */
export function useMessagePages({ collection, branch }: MessageFilter, guard: Guard) {
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const [pages, setPages] = useState(NOTHING);
  const starts = useRef<Start[]>([BEGINNING]);
  const undated = useRef(Promise.resolve(0));
  /** Sequence numbers: the result of an older read or count is dropped. */
  const latestRead = useRef(0);
  const latestCount = useRef(0);

  const show = useCallback(
    (to: number, replace = false) =>
      setSearch(
        (before) => {
          before.delete('page');
          if (to > 0) before.set('page', String(to + 1));
          return before;
        },
        { replace },
      ),
    [setSearch],
  );

  const read = useCallback(
    async (start: Start): Promise<{ items: readonly StoredMessage[]; next?: Start }> => {
      const filter = { collection, branch };
      const list = start.undated ? listUndatedMessages : listMessages;
      const { items, next } = await guard(() => list(filter, start.after));
      if (next) return { items, next: { undated: start.undated, after: next } };
      if (start.undated || (await undated.current) === 0) return { items };
      return items.length > 0 ? { items, next: { undated: true } } : read({ undated: true });
    },
    [collection, branch, guard],
  );

  const open = useCallback(
    async (wanted: number): Promise<void> => {
      latestRead.current += 1;
      const readId = latestRead.current;
      setPages((before) => ({ ...before, status: 'reading' }));
      try {
        // After a reload only the page number is known: find its start by reading the pages before it.
        for (let start = starts.current.at(-1); start && starts.current.length <= wanted; ) {
          const { next } = await read(start);
          if (readId !== latestRead.current) return;
          if (!next) return show(starts.current.length - 1, true);
          starts.current.push(next);
          start = next;
        }
        const { items, next } = await read(starts.current[wanted] ?? BEGINNING);
        if (readId !== latestRead.current) return;
        if (items.length === 0 && wanted > 0) return show(wanted - 1, true);
        // Of one branch, the newest says nothing about the others.
        if (branch === undefined)
          lookAt(
            collection,
            items.map(({ sentAt }) => sentAt?.valueOf()),
          );
        starts.current.splice(wanted + 1, Number.POSITIVE_INFINITY, ...(next ? [next] : []));
        setPages((before) => ({ ...before, status: 'ready', messages: items, more: next !== undefined }));
      } catch {
        if (readId === latestRead.current) setPages((before) => ({ ...before, status: 'unreachable' }));
      }
    },
    [read, show, collection, branch],
  );

  const reset = useCallback(() => {
    const filter = { collection, branch };
    starts.current = [BEGINNING];
    latestCount.current += 1;
    const countId = latestCount.current;
    setPages(NOTHING);
    const counted = Promise.all([
      guard(() => countMessages(filter)),
      guard(() => countDatedMessages(filter)),
    ]);
    // A failed count is ignored: the list works without it and reports its own errors.
    undated.current = counted.then(([all, dated]) => Math.max(0, all - dated)).catch(() => 0);
    counted.then(
      ([count]) => countId === latestCount.current && setPages((before) => ({ ...before, count })),
      () => undefined,
    );
  }, [collection, branch, guard]);

  useEffect(reset, [reset]);
  useEffect(() => void open(page), [open, page]);

  const start = useCallback(() => {
    reset();
    if (page === 0) void open(0);
    else show(0);
  }, [reset, open, show, page]);

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

  return { ...pages, page, show, open, start, remove };
}

function pageIn(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) - 1 : 0;
}
