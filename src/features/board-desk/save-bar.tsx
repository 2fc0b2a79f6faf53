import { useState } from 'react';
import type { Board } from '#src/domain/board/board.ts';
import { SITE_LANGUAGES } from '#src/locales/locales.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { MANAGE_SHOP } from '#text/manage-shop.ts';
import styles from './board-desk.module.css';
import { changeLines } from './board-text.ts';

const text = MANAGE_SHOP.save;

interface SaveBarProps {
  readonly before: Board;
  readonly draft: Board;
  readonly busy: boolean;
  readonly onDiscard: () => void;
  /** Resolves with whether it has been saved. */
  readonly onSave: () => Promise<boolean>;
}

/** Says what is not saved yet, and shows all of it before it is saved. Nothing while nothing has changed. */
export function SaveBar({ before, draft, busy, onDiscard, onSave }: SaveBarProps) {
  const [looking, setLooking] = useState(false);
  const lines = changeLines(before, draft);
  const { banner } = draft;
  if (lines.length === 0) return null;
  const save = async () => {
    await onSave();
    // If somebody has saved meanwhile, the page says so behind the dialog.
    setLooking(false);
  };
  return (
    <>
      <div className={styles.bar} data-unsaved>
        <p role="status">{text.unsaved(lines.length)}</p>
        <div className={styles.actions}>
          <Button onClick={() => setLooking(true)}>{text.preview}</Button>
          <Button look="link" onClick={onDiscard}>
            {text.discard}
          </Button>
        </div>
      </div>
      <Dialog open={looking} onClose={() => setLooking(false)} title={text.title}>
        <div className={styles.editor}>
          <ul className={styles.changes}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {banner && banner !== before.banner && (
            <>
              <p>{text.seen}</p>
              <div className={styles.pair}>
                {SITE_LANGUAGES.map((language) => (
                  <p key={language} lang={language} className={styles.seen}>
                    {banner.text[language]}
                  </p>
                ))}
              </div>
            </>
          )}
          <div className={styles.actions}>
            <Button busy={busy} onClick={save}>
              {text.confirm}
            </Button>
            <Button look="link" onClick={() => setLooking(false)}>
              {text.back}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
