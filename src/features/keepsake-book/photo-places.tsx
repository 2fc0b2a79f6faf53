import { memo, useCallback, useMemo, useRef } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import { ALBUM_PAGE } from '#src/domain/album/limits.ts';
import type { BookPlace } from '#src/domain/album/photo.ts';
import { BOOK_PLACES } from '#src/domain/album/photo.ts';
import { formatDay } from '#src/domain/dates.ts';
import type { PageCursor } from '#src/lib/pages-api.ts';
import { base64Of } from '#src/lib/pictures/base64.ts';
import { jpegAddress } from '#src/lib/pictures/data-address.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { MorePages } from '#src/ui/more-pages.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useNear } from '#src/ui/use-near.ts';
import { useWork } from '#src/ui/use-work.ts';
import { DESK_BOOK } from '#text/invitations/book.ts';
import styles from './photo-places.module.css';
import type { BookPhotos } from './use-book-photos.ts';

const texts = DESK_BOOK.photos;

const OPTIONS = BOOK_PLACES.map((value) => ({ value, label: texts.places[value] }));

interface PhotoPlacesProps extends Pick<BookPhotos, 'chosen' | 'place'> {
  readonly code: string;
}

/** Approved photographs, a page at a time, and where each is in the book. */
export function PhotoPlaces({ code, chosen, place }: PhotoPlacesProps) {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  const read = useCallback(
    async (after?: PageCursor) => {
      const { listPhotos } = await import('#src/data/album-api.ts');
      return listPhotos(code, { state: 'approved' }, ALBUM_PAGE, after);
    },
    [code],
  );
  const pages = usePages(read, near);
  const { status, items } = pages;
  const placeOf = (id: string) => chosen.find((one) => one.id === id)?.book ?? 'no';
  return (
    <section ref={section} className={styles.section} aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      {items.length > 0 && <p>{texts.line}</p>}
      <p role="status">
        {status === 'reading' && items.length === 0 && texts.reading}
        {status === 'ready' && items.length === 0 && texts.none}
      </p>
      <ul className={styles.grid}>
        {items.map((photo) => (
          <Place key={photo.id} photo={photo} book={placeOf(photo.id)} onPlace={place} />
        ))}
      </ul>
      <MorePages pages={pages} unreachable={texts.unreachable} older={texts.more} />
    </section>
  );
}

interface PlaceProps {
  readonly photo: DeskPhoto;
  readonly book: BookPlace;
  readonly onPlace: BookPhotos['place'];
}

const Place = memo(function Place({ photo, book, onPlace }: PlaceProps) {
  const { name, takenAt, createdAt, thumb, width, height } = photo;
  const { busy, run } = useWork(texts.failed);
  const address = useMemo(() => jpegAddress(base64Of(thumb)), [thumb]);
  return (
    <li className={styles.photo} data-book={book}>
      <img src={address} alt="" width={width} height={height} decoding="async" />
      <SelectField
        label={texts.place(name, formatDay(new Date(takenAt ?? createdAt)))}
        value={book}
        options={OPTIONS}
        disabled={busy}
        onChoose={(next) => void run(() => onPlace(photo, next))}
      />
    </li>
  );
});
