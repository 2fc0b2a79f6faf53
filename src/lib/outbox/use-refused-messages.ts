import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';
import { fillEmptyFields, isEmpty } from './form-fields.ts';
import type { OutboxItem } from './outbox.ts';

interface RefusedMessagesOptions<Message> {
  /** Constant. */
  readonly fields: readonly string[];
  readonly refused: readonly OutboxItem<Message>[];
  /** The message that was submitted last, if it was refused. */
  readonly justRefused: OutboxItem<Message> | undefined;
  readonly editing: string | undefined;
  readonly isFree: boolean;
  /** Called when a message was put into the form. Constant. */
  readonly onOpen: (element: HTMLFormElement, id: string, kind: 'refused' | 'reopened') => void;
}

/** Puts refused messages into the form, one at a time, so that they can be corrected. */
export function useRefusedMessages<Message extends Readonly<Partial<Record<string, string>>>>(
  form: RefObject<HTMLFormElement | null>,
  { fields, refused, justRefused, editing, isFree, onOpen }: RefusedMessagesOptions<Message>,
) {
  /** Those already put into the form without the guest asking, once per visit. */
  const shown = useRef(new Set<string>());
  const others = refused.filter(({ id }) => id !== editing && id !== justRefused?.id);

  const open = useCallback(
    (message: OutboxItem<Message>, kind: 'refused' | 'reopened') => {
      if (!form.current) return;
      shown.current.add(message.id);
      fillEmptyFields(form.current, fields, message.message);
      onOpen(form.current, message.id, kind);
    },
    [form, fields, onOpen],
  );

  // The draft's, too.
  useEffect(() => {
    if (editing !== undefined) shown.current.add(editing);
  }, [editing]);

  useEffect(() => {
    if (justRefused) open(justRefused, 'refused');
  }, [justRefused, open]);

  // An older refused message is put into the form only when it is empty; the rest are listed above it.
  const next = others.find(({ id }) => !shown.current.has(id));
  useEffect(() => {
    if (next && isFree && form.current && isEmpty(form.current, fields)) open(next, 'reopened');
  }, [next, isFree, form, fields, open]);

  return { otherRefused: others, open };
}
