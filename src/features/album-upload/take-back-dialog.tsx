import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import styles from './album-upload.module.css';
import type { OwnPhoto } from './own-photo.ts';

interface TakeBackDialogProps {
  readonly photo: OwnPhoto;
  /** Its number in the list. */
  readonly place: number;
  readonly alt: string;
  readonly texts: AlbumTexts['upload']['own'];
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
}

/** Shows which photograph is about to be taken back, and asks for confirmation. */
export function TakeBackDialog({ photo, place, alt, texts, onKeep, onConfirm }: TakeBackDialogProps) {
  return (
    <Dialog open onClose={onKeep} title={texts.sure(place)} closable={false}>
      {photo.thumb && <img className={styles.asked} src={photo.thumb} alt={alt} />}
      <p>{photo.state === 'arrived' ? texts.sureLine : texts.sureWaiting}</p>
      <div className={styles.answers}>
        <Button look="secondary" onClick={onKeep} autoFocus>
          {texts.keep}
        </Button>
        <Button look="danger" onClick={onConfirm}>
          {texts.takeBack}
        </Button>
      </div>
    </Dialog>
  );
}
