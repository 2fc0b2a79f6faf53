import { downloadFile } from '#src/lib/download.ts';
import { bytesOfJpeg } from '#src/lib/pictures/data-address.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { notify } from '#src/ui/toast.tsx';

interface TakePictureProps {
  /** Its `data:` address; `undefined` while it is read. */
  readonly picture: string | undefined;
  /** Of the file. */
  readonly name: string;
  readonly texts: AlbumTexts['album'];
}

/** Saves a picture, and shares it where the device shares files. */
export function TakePicture({ picture, name, texts }: TakePictureProps) {
  const fileOf = (address: string) => new File([bytesOfJpeg(address)], name, { type: 'image/jpeg' });
  const save = () => {
    if (!picture) return;
    downloadFile(name, fileOf(picture));
    notify.success(texts.saved);
  };
  const share = () => {
    // Cancelled by the visitor, or refused: the picture can still be saved.
    if (picture) navigator.share({ files: [fileOf(picture)] }).catch(() => undefined);
  };
  return (
    <>
      {sharesFiles() && (
        <Button look="link" icon="share" aria-disabled={!picture} onClick={share}>
          {texts.share}
        </Button>
      )}
      <Button look="link" icon="download" aria-disabled={!picture} onClick={save}>
        {texts.save}
      </Button>
    </>
  );
}

function sharesFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'a.jpg', { type: 'image/jpeg' })] }) === true;
}
