import { memo } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import { PHOTO_THUMB } from '#src/domain/album/limits.ts';
import type { PhotoState } from '#src/domain/album/photo.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Button } from '#src/ui/button.tsx';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';
import { senderOf, timeOf } from './photo-text.ts';
import styles from './photo-tile.module.css';
import { useJpegAddress } from './use-jpeg-address.ts';

interface PhotoTileProps {
  readonly photo: DeskPhoto;
  readonly selected: boolean;
  /** `withShift`: also all between this one and the one before. */
  readonly onSelect: (photo: DeskPhoto, on: boolean, withShift: boolean) => void;
  readonly onOpen: (photo: DeskPhoto) => void;
  readonly onDecide: (photo: DeskPhoto, state: PhotoState) => void;
}

export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, selected, onSelect, onOpen, onDecide } = props;
  const name = senderOf(photo);
  const time = timeOf(photo);
  return (
    <li className={styles.tile} data-photo={photo.id} data-selected={selected}>
      <button
        type="button"
        className={styles.open}
        aria-label={ALBUM_DESK.openOne(name, time)}
        data-first
        onClick={() => onOpen(photo)}
      >
        <Thumb photo={photo} />
      </button>
      <label className={styles.select}>
        <input
          type="checkbox"
          checked={selected}
          aria-label={ALBUM_DESK.select(name, time)}
          onChange={({ target, nativeEvent }) =>
            onSelect(photo, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
      <p className={styles.words}>
        <span className={styles.name} {...textLanguage(name)}>
          {name}
        </span>
        <span className={styles.time}>{time}</span>
      </p>
      <div className={styles.actions}>
        {photo.state !== 'approved' && (
          <Button
            look="link"
            aria-label={ALBUM_DESK.approveOne(name)}
            onClick={() => onDecide(photo, 'approved')}
          >
            {ALBUM_DESK.approve}
          </Button>
        )}
        {photo.state !== 'hidden' && (
          <Button look="link" aria-label={ALBUM_DESK.hideOne(name)} onClick={() => onDecide(photo, 'hidden')}>
            {ALBUM_DESK.hide}
          </Button>
        )}
      </div>
    </li>
  );
});

/** The thumbnail of a photograph, without alternative text: its parent has the label. */
export function Thumb({ photo }: { readonly photo: DeskPhoto }) {
  const address = useJpegAddress(photo.thumb, PHOTO_THUMB.longest);
  return (
    <span className={styles.thumb}>
      {address && <img src={address} alt="" width={photo.width} height={photo.height} decoding="async" />}
    </span>
  );
}
