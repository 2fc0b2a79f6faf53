import type { DeskPhoto } from '#src/data/album-api.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { photoPages } from './photo-pages.ts';
import styles from './printed-photos.module.css';

interface PrintedPhotosProps {
  readonly photos: readonly DeskPhoto[];
  /** Addresses of the pictures by id, as far as they are there. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Guests' photographs as pages of the book, whole and with their names. */
export function PrintedPhotos({ photos, pictures }: PrintedPhotosProps) {
  return photoPages(photos).map(({ size, photos: onPage }) => (
    <div key={onPage[0]?.id} className={styles.page} data-size={size}>
      {onPage.map(({ id, name, width, height }) => (
        <figure key={id} className={styles.photo}>
          {pictures.has(id) && <img src={pictures.get(id)} alt="" width={width} height={height} data-photo />}
          {name && (
            <figcaption className={styles.name} {...textLanguage(name)}>
              {name}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  ));
}
