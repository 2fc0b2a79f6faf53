import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { COUNT_LIMIT } from '#src/config/page-size.ts';
import type { Guard } from '#src/lib/guard.ts';
import { groupDigits } from '#src/lib/money.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ExportButton } from '#src/ui/export-button.tsx';
import lateStyles from '#src/ui/late.module.css';
import { Unreachable } from '#src/ui/more-pages.tsx';
import { useDeletion } from '#src/ui/use-deletion.ts';
import { MESSAGE_LISTS as text } from '#text/message-lists.ts';
import type { MessageFilter } from '../messages-api.ts';
import { listMessagesById } from '../messages-api.ts';
import { messagesCsv } from './export-messages.ts';
import styles from './message-list.module.css';
import { MessageTable } from './message-table.tsx';
import { useMessagePages } from './use-message-pages.ts';

interface MessageListProps extends MessageFilter {
  label: string;
  file: string;
  guard: Guard;
  /** Deleting is the owner's. */
  isOwner: boolean;
  filter?: ReactNode;
}

/** The shop's paged list of messages, with export, and deletion for the owner. */
export function MessageList({ label, file, guard, isOwner, filter, collection, branch }: MessageListProps) {
  const withBranch = collection === 'farewellMessages';
  const top = useRef<HTMLDivElement>(null);
  const { status, messages, page, more, count, show, open, start, remove } = useMessagePages(
    { collection, branch },
    guard,
  );
  const list = useRef<HTMLDivElement>(null);
  const { pending, deleting, requestDeletion, dialog } = useDeletion({
    items: messages,
    list,
    remove: ({ id }) => remove(id),
    texts: text,
  });
  const isEmpty = status === 'ready' && messages.length === 0;
  const undated = messages.length > 0 && messages.every(({ sentAt }) => sentAt === undefined);

  // After the last row of a page is deleted, the following messages move up.
  useEffect(() => {
    if (isEmpty && (page > 0 || more)) void open(page);
  }, [isEmpty, page, more, open]);

  function goTo(to: number) {
    show(to);
    top.current?.focus({ preventScroll: true });
    // Smooth scrolling would stop halfway when a shorter page arrives.
    top.current?.scrollIntoView({ behavior: 'instant' });
  }

  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {count !== undefined &&
            text.count(`${groupDigits(count)}${count >= COUNT_LIMIT ? '+' : ''}`, count !== 1)}
        </p>
        {filter}
        <div className={styles.actions}>
          <Button look="link" onClick={start}>
            {text.refresh}
          </Button>
          <ExportButton
            text={text}
            file={branch ? `${file}-${branch}` : file}
            read={(after) => guard(() => listMessagesById({ collection, branch }, after))}
            csvOf={(all) => messagesCsv(all, withBranch)}
          />
        </div>
      </div>
      {status === 'unreachable' && (
        <Unreachable text={text.unreachable} onRetry={() => (page === 0 ? start() : open(page))} />
      )}
      {status === 'reading' && messages.length === 0 && (
        <p className={lateStyles.late} role="status">
          {text.reading}
        </p>
      )}
      {isEmpty && page === 0 && !more && <EmptyState title={text.empty} line={text.emptyLine} />}
      <div
        ref={list}
        tabIndex={-1}
        className={status === 'ready' ? undefined : styles.stale}
        aria-busy={status === 'reading'}
      >
        {undated && <h2 className={styles.undated}>{text.undated}</h2>}
        {messages.length > 0 && (
          <MessageTable
            label={label}
            messages={messages}
            withBranch={withBranch}
            deleting={deleting}
            onDelete={isOwner ? requestDeletion : undefined}
          />
        )}
      </div>
      {(page > 0 || more) && (
        <nav className={styles.pages} aria-label={text.page(page + 1)}>
          <Button look="secondary" small disabled={page === 0} onClick={() => goTo(page - 1)}>
            {text.newer}
          </Button>
          <span>{text.page(page + 1)}</span>
          <Button look="secondary" small disabled={!more} onClick={() => goTo(page + 1)}>
            {text.older}
          </Button>
        </nav>
      )}
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
