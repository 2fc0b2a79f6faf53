import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { useBackCloses } from '#src/lib/use-back-closes.ts';
import { SITE_LANGUAGE } from '#text/site-language.ts';
import { UI } from '#text/ui.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import { usePressOutside } from './use-press-outside.ts';
import { usePullToClose } from './use-pull-to-close.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closable?: boolean;
  /** `wide` for pictures and films. */
  size?: 'letter' | 'wide';
  /** Whether pulling it down closes it; only for sheets that do not scroll. */
  pull?: boolean;
  children: ReactNode;
}

/** A modal sheet. Escape, Back, the close button and a press outside call `onClose`. */
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
  const pressOutside = usePressOutside(onClose);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-pull={pull}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React would pass it on to a dialog that contains this one.
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
      {...pressOutside}
    >
      {closable && (
        <button
          type="button"
          className={styles.close}
          onClick={onClose}
          lang={SITE_LANGUAGE}
          aria-label={UI.close}
        >
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

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  line?: string;
  /** Above the line. */
  children?: ReactNode;
  keep: string;
  confirm: string;
  busy?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** The safe choice is first and has the focus. */
export function ConfirmDialog({
  open,
  title,
  line,
  children,
  keep,
  confirm,
  busy = false,
  onKeep,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onKeep} title={title} closable={false}>
      {children}
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
