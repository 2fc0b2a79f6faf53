import { useRef, useState } from 'react';
import type { OutboxItem } from '#src/lib/outbox/outbox.ts';
import { formatPhone } from '#src/lib/phone.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-focus-after-removal.ts';
import { MESSAGE_FORM } from '#text/messages.ts';
import type { GuestMessage } from '../message.ts';
import styles from './refused-messages.module.css';

const text = MESSAGE_FORM.refusedMessages;

interface RefusedMessagesProps {
  messages: readonly OutboxItem<GuestMessage>[];
  onEdit: (message: OutboxItem<GuestMessage>) => void;
  onDelete: (message: OutboxItem<GuestMessage>) => void;
  /** The last one is being deleted: the focus has to go elsewhere. */
  onEmpty: () => void;
}

export function RefusedMessages({ messages, onEdit, onDelete, onEmpty }: RefusedMessagesProps) {
  const [confirming, setConfirming] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { expectRemoval } = useFocusAfterRemoval(list, messages.length);
  const remove = (index: number, one: OutboxItem<GuestMessage>) => {
    if (messages.length === 1) onEmpty();
    else expectRemoval(index);
    onDelete(one);
  };
  return (
    <div className={styles.refusedMessages}>
      <Notice kind="note" title={text.title(messages.length)}>
        <details className={styles.details}>
          <summary className={styles.summary}>{text.show}</summary>
          <ul ref={list} className={styles.list}>
            {messages.map((one, index) => (
              <li key={one.id} className={styles.message}>
                <p>
                  <b>{one.message.name}</b> {formatPhone(one.message.number)}
                </p>
                <p className={styles.text}>{one.message.message}</p>
                <div className={styles.actions}>
                  <Button small look="secondary" onClick={() => onEdit(one)}>
                    {text.edit}
                  </Button>
                  {confirming === one.id ? (
                    <Button small look="danger" onClick={() => remove(index, one)}>
                      {text.confirm}
                    </Button>
                  ) : (
                    <Button small look="secondary" onClick={() => setConfirming(one.id)}>
                      {text.delete}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </details>
      </Notice>
    </div>
  );
}
