import { useEffect, useMemo, useState } from 'react';
import type { ShownThumb } from '#src/data/photo-store.ts';
import { downloadFile } from '#src/lib/download.ts';
import { bytesOfJpeg } from '#src/lib/pictures/data-address.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { useBackCloses } from '#src/lib/use-back-closes.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Lightbox } from '#src/ui/lightbox.tsx';
import { notify } from '#src/ui/toast.tsx';
import styles from './album-grid.module.css';
import type { AlbumGridProps } from './album-grid.tsx';
import { altOfPhoto, dayOfPhoto } from './photo-day.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { usePictures } from './use-pictures.ts';

interface PhotoLightboxProps extends Omit<AlbumGridProps, 'album' | 'takenBack'> {
  /** All that were read so far. */
  readonly photos: readonly ShownThumb[];
  /** The id of the one that is shown; `undefined` closes it. */
  readonly opened: string | undefined;
  /** Ids of those that this phone has sent. */
  readonly own: ReadonlySet<string>;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  /** Called with a photograph that is no longer shown. */
  readonly onGone: (id: string) => void;
}

/** A photograph full screen, its thumbnail first, with what a guest may do with it. */
export function PhotoLightbox(props: PhotoLightboxProps) {
  const { code, photos, opened, own, texts, language, onOpen, onClose, onGone } = props;
  const { read, failed, ask } = usePictures(code, onGone);
  const [asked, setAsked] = useState<string>();
  const index = photos.findIndex(({ id }) => id === opened);
  const photo = photos[index];
  const following = photos[index + 1];
  const picture = photo && read.get(photo.id);
  useBackCloses(photo !== undefined, onClose);

  useEffect(() => {
    if (photo) void ask(photo);
  }, [photo, ask]);
  useEffect(() => {
    if (picture && following) void ask(following);
  }, [picture, following, ask]);

  const slides = useMemo(
    () =>
      photos.map((one) => ({
        src: read.get(one.id) ?? one.thumb,
        alt: altOfPhoto(one, texts, language),
        width: one.width,
        height: one.height,
      })),
    [photos, read, texts, language],
  );

  return (
    <>
      <Lightbox
        title={texts.heading}
        pictures={slides}
        index={photo && index}
        onIndex={(next) => {
          const id = photos[next]?.id;
          if (id) onOpen(id);
        }}
        onClose={onClose}
        panel={
          photo && (
            <>
              <div className={styles.caption}>
                {photo.name && (
                  <p className={styles.name} {...textLanguage(texts.by(photo.name))}>
                    {texts.by(photo.name)}
                  </p>
                )}
                <p className={styles.day}>
                  {[dayOfPhoto(photo, language), ...(own.has(photo.id) ? [texts.yours] : [])].join(' · ')}
                </p>
                <p role="status" className={styles.large}>
                  {!picture && !failed.has(photo.id) && texts.large.reading}
                  {failed.has(photo.id) && (
                    <>
                      {texts.large.failed}{' '}
                      <Button look="link" onClick={() => void ask(photo)}>
                        {texts.large.retry}
                      </Button>
                    </>
                  )}
                </p>
              </div>
              <div className={styles.actions}>
                <TakePicture picture={picture} name={fileName(photo)} texts={texts} />
                <Button look="link" onClick={() => setAsked(photo.id)}>
                  {texts.removal.open}
                </Button>
              </div>
            </>
          )
        }
      />
      {photo && (
        <RemovalDialog
          key={photo.id}
          code={code}
          id={photo.id}
          open={asked === photo.id}
          own={own.has(photo.id)}
          texts={texts.removal}
          onClose={() => setAsked(undefined)}
          onGone={() => onGone(photo.id)}
        />
      )}
    </>
  );
}

function fileName({ id }: ShownThumb): string {
  return `photograph-${id.slice(0, 8)}.jpg`;
}

interface TakePictureProps {
  /** Its `data:` address; `undefined` while it is read. */
  readonly picture: string | undefined;
  readonly name: string;
  readonly texts: AlbumTexts['album'];
}

/** Saves a picture, and shares it where the device shares files. */
function TakePicture({ picture, name, texts }: TakePictureProps) {
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
