import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { COUNT_LIMIT } from '#src/config/page-size.ts';
import { lookAt } from '#src/data/last-looks.ts';
import type { Guard } from '#src/lib/guard.ts';
import { groupDigits } from '#src/lib/money.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { isGone } from '#src/lib/pages-api.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ExportButton } from '#src/ui/export-button.tsx';
import lateStyles from '#src/ui/late.module.css';
import { MorePages } from '#src/ui/more-pages.tsx';
import { useDeletion } from '#src/ui/use-deletion.ts';
import { MESSAGE_LISTS as text } from '#text/message-lists.ts';
import type { MessageFilter, StoredMessage } from '../messages-api.ts';
import {
  countMessages,
  deleteMessage,
  hasUndatedMessages,
  listMessages,
  listMessagesById,
  listUndatedMessages,
} from '../messages-api.ts';
import { messagesCsv } from './export-messages.ts';
import styles from './message-list.module.css';
import { MessageTable } from './message-table.tsx';

interface MessageListProps extends MessageFilter {
  label: string;
  file: string;
  guard: Guard;
  /** Deleting is the owner's. */
  isOwner: boolean;
  filter?: ReactNode;
}

/** The shop's messages, newest first, with their number and export, and deletion for the owner. */
export function MessageList({ label, file, guard, isOwner, filter, collection, branch }: MessageListProps) {
  const [round, setRound] = useState(0);
  const [count, setCount] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round counts again.
  useEffect(() => {
    setCount(undefined);
    // Without a count the list is complete, and reports its own failure.
    return unlessCleanedUp(
      guard(() => countMessages({ collection, branch })),
      setCount,
      () => setCount(undefined),
    );
  }, [collection, branch, guard, round]);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {count !== undefined &&
            text.count(`${groupDigits(count)}${count >= COUNT_LIMIT ? '+' : ''}`, count !== 1)}
        </p>
        {filter}
        <div className={styles.actions}>
          <Button look="link" onClick={() => setRound(round + 1)}>
            {text.refresh}
          </Button>
          <ExportButton
            text={text}
            file={branch ? `${file}-${branch}` : file}
            read={(after) => guard(() => listMessagesById({ collection, branch }, after))}
            csvOf={(all) => messagesCsv(all, collection === 'farewellMessages')}
          />
        </div>
      </div>
      <Messages
        key={`${branch} ${round}`}
        label={label}
        guard={guard}
        isOwner={isOwner}
        collection={collection}
        branch={branch}
        onDeleted={() => setCount((before) => before && before - 1)}
      />
    </>
  );
}

interface MessagesProps extends Omit<MessageListProps, 'file' | 'filter'> {
  onDeleted: () => void;
}

function Messages({ label, guard, isOwner, collection, branch, onDeleted }: MessagesProps) {
  const pages = useMessages({ collection, branch }, guard);
  const { status, items, next, drop } = pages;
  const list = useRef<HTMLDivElement>(null);
  const { pending, deleting, requestDeletion, dialog } = useDeletion({
    items,
    list,
    remove: ({ id }) => guard(() => deleteMessage({ collection }, id)),
    isGone: ({ id }) => guard(() => isGone(collection, id)),
    onRemoved: ({ id }) => {
      drop(id);
      onDeleted();
    },
    texts: text,
  });
  const tableOf = (caption: string, messages: readonly StoredMessage[]) =>
    messages.length > 0 && (
      <MessageTable
        label={caption}
        messages={messages}
        withBranch={collection === 'farewellMessages'}
        deleting={deleting}
        onDelete={isOwner ? requestDeletion : undefined}
      />
    );
  const undated = items.filter(({ sentAt }) => sentAt === undefined);
  return (
    <>
      {status === 'reading' && items.length === 0 && (
        <p className={lateStyles.late} role="status">
          {text.reading}
        </p>
      )}
      {status === 'ready' && items.length === 0 && !next && (
        <EmptyState title={text.empty} line={text.emptyLine} />
      )}
      <div ref={list} tabIndex={-1} className={styles.list} aria-busy={status === 'reading'}>
        {tableOf(
          label,
          items.filter(({ sentAt }) => sentAt !== undefined),
        )}
        {undated.length > 0 && <h2 className={styles.undated}>{text.undated}</h2>}
        {tableOf(text.undated, undated)}
      </div>
      <MorePages pages={pages} unreachable={text.unreachable} older={text.older} />
      <ConfirmDialog
        {...dialog}
        title={text.question}
        line={text.questionLine(pending?.name ?? '')}
        keep={text.keep}
        confirm={text.remove}
      />
    </>
  );
}

/** Where to read on: messages without `createdAt` come after all the others. */
interface Start {
  readonly undated: boolean;
  readonly after?: PageCursor | undefined;
}

function useMessages({ collection, branch }: MessageFilter, guard: Guard) {
  const read = useCallback(
    async ({ undated, after }: Start = { undated: false }): Promise<Page<StoredMessage, Start>> => {
      const filter = { collection, branch };
      const list = undated ? listUndatedMessages : listMessages;
      const { items, next } = await guard(() => list(filter, after));
      // Of one branch, the newest says nothing about the others.
      if (branch === undefined)
        lookAt(
          collection,
          items.map(({ sentAt }) => sentAt?.valueOf()),
        );
      if (next) return { items, next: { undated, after: next } };
      // A failed count is ignored: what has been read is shown.
      const isLast = undated || !(await guard(() => hasUndatedMessages(filter)).catch(() => false));
      if (isLast) return { items };
      return items.length > 0 ? { items, next: { undated: true } } : read({ undated: true });
    },
    [collection, branch, guard],
  );
  return usePages(read);
}
