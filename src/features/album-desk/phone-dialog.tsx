import { useCallback, useRef, useState } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import { useRead } from '#src/lib/use-read.ts';
import { Button } from '#src/ui/button.tsx';
import panelStyles from '#src/ui/desk-panel.module.css';
import { ConfirmDialog, Dialog } from '#src/ui/dialog.tsx';
import { useWork } from '#src/ui/use-work.ts';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import { UI } from '#text/ui.ts';
import styles from './phone-dialog.module.css';
import { senderOf, timeOf } from './photo-text.ts';
import { Thumb } from './photo-tile.tsx';
import type { usePhotos } from './use-photos.ts';

const { phone: texts, removeQuestion } = ALBUM_DESK;

/** Which phones are refused, and how that changes. */
export interface PhoneBlocks {
  readonly blocked: readonly string[];
  readonly blocking: boolean;
  readonly onBlock: (phone: string) => void;
  readonly onUnblock: (phone: string) => void;
}

interface PhoneDialogProps extends PhoneBlocks {
  readonly store: ReturnType<typeof usePhotos>;
  /** One of the phone's photographs; without it the dialog is closed. */
  readonly of: DeskPhoto | undefined;
  readonly onClose: () => void;
}

/** All photographs of a phone, to hide or delete at once, and whether it may send more. */
export function PhoneDialog({ of, onClose, ...rest }: PhoneDialogProps) {
  return (
    <Dialog open={of !== undefined} onClose={onClose} title={texts.title(of ? senderOf(of) : '')} size="wide">
      {of && <PhonePhotos phone={of.phone} {...rest} />}
    </Dialog>
  );
}

type PhonePhotosProps = Omit<PhoneDialogProps, 'of' | 'onClose'> & { readonly phone: string };

function PhonePhotos({ phone, store, blocked, blocking, onBlock, onUnblock }: PhonePhotosProps) {
  const { ofPhone, decide, remove, progress } = store;
  const { found, again } = useRead(useCallback(() => ofPhone(phone), [ofPhone, phone]));
  const [isAsked, setIsAsked] = useState(false);
  const { busy, run } = useWork(ALBUM_DESK.notDone);
  const list = useRef<HTMLUListElement>(null);

  if (found === 'reading') return <p role="status">{texts.reading}</p>;
  if (found === 'failed') {
    return (
      <>
        <p role="alert">{ALBUM_DESK.notDone}</p>
        <Button look="link" onClick={again}>
          {UI.retry}
        </Button>
      </>
    );
  }
  const work = async (change: () => Promise<void>, done: string) => {
    const isDone = await run(change, done);
    // The pressed buttons are removed with their photographs.
    if (isDone) list.current?.focus();
    again();
  };
  const shown = found.filter(({ state }) => state !== 'hidden');
  return (
    <>
      <p role="status">
        {progress ? ALBUM_DESK.progress(progress.done, progress.all) : texts.count(found.length)}
      </p>
      <ul ref={list} tabIndex={-1} className={styles.photos}>
        {found.map((photo) => (
          <li key={photo.id}>
            <Thumb photo={photo} />
            <p className={styles.words}>
              {timeOf(photo)} · <b>{ALBUM_DESK.tabs[photo.state]}</b>
            </p>
          </li>
        ))}
      </ul>
      <div className={panelStyles.actions}>
        {shown.length > 0 && (
          <Button
            look="secondary"
            busy={busy}
            onClick={() => void work(() => decide(found, 'hidden'), ALBUM_DESK.done.hidden(shown.length))}
          >
            {texts.hideAll}
          </Button>
        )}
        {found.length > 0 && (
          <Button look="secondary" busy={busy} onClick={() => setIsAsked(true)}>
            {texts.discard}
          </Button>
        )}
        {blocked.includes(phone) ? (
          <Button look="link" busy={blocking} onClick={() => onUnblock(phone)}>
            {texts.unblock}
          </Button>
        ) : (
          <Button look="link" busy={blocking} onClick={() => onBlock(phone)}>
            {texts.block}
          </Button>
        )}
      </div>
      <p className={styles.line} role="status">
        {blocked.includes(phone) ? texts.isBlocked : texts.blockLine}
      </p>
      <ConfirmDialog
        open={isAsked}
        {...removeQuestion(found.length)}
        confirm={ALBUM_DESK.remove}
        onKeep={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          void work(() => remove(found), ALBUM_DESK.removed(found.length));
        }}
      />
    </>
  );
}
