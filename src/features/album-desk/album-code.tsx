import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import styles from './album-panel.module.css';

const texts = ALBUM_DESK.code;

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx').then((code) => code.QrCode));

/** Shows the album's code on the screen, for guests beside the couple. */
export function AlbumCode({ address }: { readonly address: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="link" onClick={() => setIsOpen(true)}>
        {texts.show}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={texts.title}>
        <p>{texts.line}</p>
        <div className={styles.code}>
          <QrCode address={address} label={texts.label} />
        </div>
      </Dialog>
    </>
  );
}
