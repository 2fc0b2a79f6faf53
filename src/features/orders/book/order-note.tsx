import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { LIMITS } from '#src/domain/order/limits.ts';
import type { Guard } from '#src/lib/guard.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { BOOK_ORDER } from '#text/manage-orders.ts';
import type { OrderNote } from '../orders-api.ts';
import { readNote, writeNote } from '../orders-api.ts';
import styles from './book-order.module.css';
import { reopenOrder } from './reopen-order.ts';

const text = BOOK_ORDER.note;

interface OrderNoteProps {
  readonly id: string;
  readonly guard: Guard;
  /** Below the note, once that has been read. */
  readonly children?: ReactNode;
}

/** The owner's note. One that somebody else has changed meanwhile is shown beside it and not overwritten. */
export function OrderNoteField({ id, guard, children }: OrderNoteProps) {
  const [note, setNote] = useState<OrderNote | 'unreadable'>();
  const [typed, setTyped] = useState('');
  const [theirs, setTheirs] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    guard(() => readNote(id)).then(
      (read) => {
        setNote(read);
        setTyped(read.text);
      },
      () => setNote('unreadable'),
    );
  }, [id, guard]);

  if (note === undefined) return null;
  if (note === 'unreadable') {
    return (
      <>
        <p role="alert">{text.unreadable}</p>
        {children}
      </>
    );
  }

  const save = async () => {
    setBusy(true);
    try {
      setNote(await guard(() => writeNote(id, note, typed)));
      setTheirs(undefined);
      notify.success(text.saved);
    } catch {
      const read = await Promise.all([reopenOrder(id, guard), guard(() => readNote(id))]).catch(
        () => undefined,
      );
      const [stored, fresh] = read ?? [];
      // The note of an erased order is read as an empty one.
      if (stored && !stored.order) notify.error(BOOK_ORDER.gone);
      else if (fresh && fresh.rev !== note.rev) {
        setNote(fresh);
        // It was this phone's own: only the response was lost.
        const isOwn = fresh.text === typed;
        setTheirs(isOwn ? undefined : fresh.text);
        if (isOwn) notify.success(text.saved);
      } else notify.error(fresh ? text.notSaved : text.unsure);
    }
    setBusy(false);
  };
  return (
    <>
      <section data-unsaved={typed !== note.text || undefined}>
        <TextArea
          label={text.title}
          hint={text.hint}
          maxLength={LIMITS.orderNote.max}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {theirs !== undefined && (
          <Notice title={text.changed.title} line={text.changed.line}>
            <blockquote>{theirs}</blockquote>
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button look="secondary" small busy={busy} disabled={typed === note.text} onClick={save}>
            {text.save}
          </Button>
        </div>
      </section>
      {children}
    </>
  );
}
