import { ALBUM_DESK as texts } from '#text/invitations/album-desk.ts';
import type { Decision } from './desk-store.ts';
import styles from './undo-bar.module.css';

interface UndoBarProps {
  readonly last: Decision | undefined;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/** What was decided last, and a way back. It stays until the next decision: a toast would be gone before it is found. */
export function UndoBar({ last, busy, onUndo }: UndoBarProps) {
  return (
    <div className={styles.home}>
      <div className={styles.bar} data-shown={last !== undefined}>
        <p role="status">{last && texts.done[last.state](last.photos.length)}</p>
        {last && (
          <button
            type="button"
            className={styles.undo}
            aria-disabled={busy}
            onClick={busy ? undefined : onUndo}
          >
            {texts.undo}
          </button>
        )}
      </div>
    </div>
  );
}
