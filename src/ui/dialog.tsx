import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { UI } from '#src/content/ui.ts';
import { useBackCloses } from '#src/lib/use-back-closes.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import { usePressBeside } from './use-press-beside.ts';
import { usePullToClose } from './use-pull-to-close.ts';

interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape, the browser's Back and a press beside the sheet. */
  onClose: () => void;
  title: string;
  /** Shows the × in the corner; a question that has two answers does without. */
  closable?: boolean;
  /** `wide` for pictures and films. */
  size?: 'letter' | 'wide';
  /** A finger that pulls the sheet down closes it; for sheets that don't scroll. */
  pull?: boolean;
  children: ReactNode;
}

/**
 * A letter sheet over the page, by the platform's own `<dialog>`: it traps focus, closes on Escape and on the
 * browser's Back, and gives focus back to where it was.
 */
export function Dialog({
  open,
  onClose,
  title,
  closable = true,
  size = 'letter',
  pull = false,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  usePullToClose(dialog, open && pull, onClose);

  useModal(dialog, open);
  useBackCloses(open, onClose);
  const pressBeside = usePressBeside(onClose);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-pull={pull}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...pressBeside}
    >
      {closable && (
        <button type="button" className={styles.close} onClick={onClose} aria-label={UI.close}>
          <Icon name="close" />
        </button>
      )}
      <div className={styles.sheet}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {open && children}
      </div>
    </dialog>
  );
}

interface QuestionProps {
  open: boolean;
  /** The question itself, as the specification words it. */
  title: string;
  /** What will happen. */
  line?: string;
  /** Words on the safe answer and on the dangerous one. */
  keep: string;
  confirm: string;
  busy?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks before something is lost. The safe answer is first and has the focus. */
export function Question({
  open,
  title,
  line,
  keep,
  confirm,
  busy = false,
  onKeep,
  onConfirm,
}: QuestionProps) {
  return (
    <Dialog open={open} onClose={onKeep} title={title} closable={false}>
      {line && <p>{line}</p>}
      <div className={styles.answers}>
        <Button look="secondary" onClick={onKeep} autoFocus>
          {keep}
        </Button>
        <Button look="danger" onClick={onConfirm} busy={busy}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
