import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { isPhotoShown } from '#src/data/photo-picture.ts';
import { objectToPhoto } from '#src/data/photo-store.ts';
import { LIMITS } from '#src/domain/album/limits.ts';
import { cleanText } from '#src/lib/text.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import styles from './album-grid.module.css';

type Outcome = 'done' | 'before' | 'gone' | 'offline';

interface RemovalDialogProps {
  readonly code: string;
  readonly id: string;
  readonly open: boolean;
  /** This phone has sent it, and may take it back. */
  readonly own: boolean;
  readonly texts: AlbumTexts['album']['removal'];
  readonly onClose: () => void;
  /** It is no longer shown. */
  readonly onGone: () => void;
}

/** Asks the couple to take a photograph off, with a reason if the guest likes. What was typed stays until it is sent. */
export function RemovalDialog({ code, id, open, own, texts, onClose, onGone }: RemovalDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'done' | 'before'>();
  const [offline, setOffline] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) said.current?.focus({ preventScroll: true });
  }, [outcome]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = cleanText(reason);
    const { max } = LIMITS.objection;
    setError(text.length > max ? texts.long(max, text.length) : undefined);
    if (busy || text.length > max) return;
    setBusy(true);
    setOffline(false);
    const result = await askForRemoval(code, id, text);
    setBusy(false);
    if (result === 'gone') onGone();
    else if (result === 'offline') setOffline(true);
    else setOutcome(result);
  };

  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      {outcome ? (
        <div ref={said} className={styles.outcome} role="status" tabIndex={-1}>
          <p>{texts[outcome]}</p>
          <Button look="secondary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      ) : (
        <>
          <p>{texts.line}</p>
          {own && <p className={styles.own}>{texts.own}</p>}
          <form
            className={styles.form}
            noValidate
            data-unsaved={reason !== '' || undefined}
            onSubmit={(event) => void submit(event)}
          >
            <TextArea
              label={texts.reason}
              optional={texts.optional}
              name="reason"
              rows={3}
              value={reason}
              readOnly={busy}
              error={error}
              onChange={(event) => setReason(event.target.value)}
            />
            {offline && <p role="alert">{texts.offline}</p>}
            <Button type="submit" full busy={busy}>
              {texts.send}
            </Button>
          </form>
        </>
      )}
    </Dialog>
  );
}

async function askForRemoval(code: string, id: string, reason: string): Promise<Outcome> {
  try {
    const result = await objectToPhoto(code, id, reason);
    if (result === 'done') return 'done';
    if (result !== 'refused') return 'offline';
    return (await isPhotoShown(code, id)) ? 'before' : 'gone';
  } catch {
    return 'offline';
  }
}
