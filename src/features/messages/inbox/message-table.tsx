import { formatDayAndTime } from '#src/domain/dates.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { DeleteButton } from '#src/ui/delete-button.tsx';
import { findBranch } from '#text/catalogue/farewell-branches.ts';
import { MESSAGE_LISTS } from '#text/message-lists.ts';
import type { StoredMessage } from '../messages-api.ts';
import styles from './message-table.module.css';

interface MessageTableProps {
  label: string;
  messages: readonly StoredMessage[];
  withBranch: boolean;
  deleting: ReadonlySet<string>;
  /** Absent for those who may not delete. */
  onDelete: ((message: StoredMessage) => void) | undefined;
}

const { heads } = MESSAGE_LISTS;

/** Table of messages; each row becomes a block on a phone. */
export function MessageTable({ label, messages, withBranch, deleting, onDelete }: MessageTableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` removes the native roles on a phone.
    <table className={withBranch ? `${styles.table} ${styles.branches}` : styles.table} role="table">
      <caption className={styles.caption}>{label}</caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {heads.name}
          </th>
          {withBranch && (
            <th scope="col" role="columnheader">
              {heads.branch}
            </th>
          )}
          <th scope="col" role="columnheader">
            {heads.number}
          </th>
          <th scope="col" role="columnheader">
            {heads.message}
          </th>
          {onDelete && (
            <th scope="col" role="columnheader">
              {heads.manage}
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {messages.map((message) => (
          <tr
            key={message.id}
            className={styles.row}
            role="row"
            aria-busy={deleting.has(message.id) || undefined}
          >
            <td className={styles.name} role="cell">
              <b>{message.name}</b>
              {message.sentAt && (
                <time className={styles.sent} dateTime={message.sentAt.toISOString()}>
                  {formatDayAndTime(message.sentAt)}
                </time>
              )}
            </td>
            {withBranch && (
              <td className={styles.branch} role="cell">
                {findBranch(message.branch)?.name ?? message.branch}
              </td>
            )}
            <td className={styles.number} role="cell">
              <a href={`tel:${message.number}`}>{formatPhone(message.number)}</a>
            </td>
            <td className={styles.message} role="cell">
              {message.message}
            </td>
            {onDelete && (
              <td className={styles.manage} role="cell">
                <DeleteButton
                  text={MESSAGE_LISTS.remove}
                  label={MESSAGE_LISTS.removeLabel(message.name)}
                  deleting={deleting.has(message.id)}
                  onDelete={() => onDelete(message)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}
