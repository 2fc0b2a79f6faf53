import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import { isThumb } from '#src/data/approved-picture.ts';
import { ALBUM_PAGE } from '#src/domain/album/limits.ts';
import type { BookPlace } from '#src/domain/album/photo.ts';
import { BOOK_PLACES } from '#src/domain/album/photo.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { formatDay } from '#src/domain/dates.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import type { PageCursor } from '#src/lib/pages-api.ts';
import { base64Of } from '#src/lib/pictures/base64.ts';
import { jpegAddress } from '#src/lib/pictures/data-address.ts';
import { usePages } from '#src/lib/use-pages.ts';
import { useRead } from '#src/lib/use-read.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MorePages, Unreachable } from '#src/ui/more-pages.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { notify } from '#src/ui/toast.tsx';
import { useNear } from '#src/ui/use-near.ts';
import { useWork } from '#src/ui/use-work.ts';
import { DESK_BOOK } from '#text/invitations/book.ts';
import { Book } from './book.tsx';
import { BookCover } from './book-cover.tsx';
import styles from './book-part.module.css';
import photoPlacesStyles from './photo-places.module.css';
import type { BookPhotos } from './use-book-photos.ts';
import { useBookPhotos } from './use-book-photos.ts';

const texts = DESK_BOOK;

interface Contents {
  readonly blessings: readonly WallBlessing[];
  readonly photos: readonly DeskPhoto[];
}

/** The desk's book of all approved blessings and the photographs chosen for it, made by the browser's print. */
export function BookPart({ invitation }: { readonly invitation: Invitation }) {
  const { code } = invitation;
  const { found, again } = useRead(useCallback(() => readContents(code), [code]));

  if (found === 'reading') return <p role="status">{texts.wait}</p>;
  if (found === 'failed') return <Unreachable text={texts.failed} onRetry={again} />;
  return <OpenBook invitation={invitation} {...found} />;
}

async function readContents(code: string): Promise<Contents> {
  const [{ readApproved }, { listBookPhotos }] = await Promise.all([
    import('#src/data/blessings-api.ts'),
    import('#src/data/album-api.ts'),
  ]);
  const [blessings, photos] = await Promise.all([readApproved(code), listBookPhotos(code)]);
  return { blessings, photos };
}

interface OpenBookProps {
  readonly invitation: Invitation;
  readonly blessings: readonly WallBlessing[];
  /** Those that are in the book already. */
  readonly photos: readonly DeskPhoto[];
}

/** The book as it would be printed now, and the choice of its photographs. */
function OpenBook({ invitation, blessings, photos }: OpenBookProps) {
  const { code } = invitation;
  const book = useBookPhotos(code, photos);
  const { chosen, pictures, place } = book;
  const pages = useRef<HTMLDivElement>(null);
  const isEmpty = blessings.length === 0 && chosen.length === 0;
  return (
    <div className={styles.part}>
      {isEmpty ? (
        <EmptyState title={texts.none.title} line={texts.none.line} />
      ) : (
        <>
          <div className={styles.words}>
            <h2 className={styles.title}>{texts.title}</h2>
            <p>{texts.line}</p>
            <div className={styles.count}>
              {blessings.length > 0 && <p>{texts.count(blessings.length)}</p>}
              {chosen.length > 0 && <p>{texts.photoCount(chosen.length)}</p>}
            </div>
            <PrintButton book={book} pages={pages} />
            <ul className={styles.how}>
              {texts.how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div className={styles.cover}>
            <BookCover invitation={invitation} />
          </div>
          <Book
            ref={pages}
            invitation={invitation}
            blessings={blessings}
            photos={chosen}
            pictures={pictures}
          />
        </>
      )}
      <PhotoPlaces code={code} chosen={chosen} place={place} />
    </div>
  );
}

interface PrintButtonProps {
  readonly book: BookPhotos;
  readonly pages: { readonly current: HTMLElement | null };
}

/** Prints at once, or when the last picture has come. */
function PrintButton({ book: { chosen, pictures, failed, retry }, pages }: PrintButtonProps) {
  const [wanted, setWanted] = useState(false);
  const read = chosen.filter(({ id }) => pictures.has(id)).length;
  const isComplete = read === chosen.length;

  useEffect(() => {
    if (!wanted || !isComplete) return;
    setWanted(false);
    print(pages.current).catch(() => notify.error(texts.pictures.broken));
  }, [wanted, isComplete, pages]);

  return (
    <>
      <Button
        icon="print"
        busy={wanted && !failed}
        onClick={() => {
          setWanted(true);
          retry();
        }}
      >
        {texts.print}
      </Button>
      <p role="status" className={styles.progress}>
        {!isComplete && !failed && texts.pictures.progress(read, chosen.length)}{' '}
        {!isComplete && !failed && wanted && texts.printWaits}
      </p>
      {failed && <Unreachable text={texts.pictures} onRetry={retry} />}
    </>
  );
}

/** Rejects if a photograph cannot be drawn. */
async function print(pages: HTMLElement | null): Promise<void> {
  const photos = [...(pages?.querySelectorAll<HTMLImageElement>('img[data-photo]') ?? [])];
  await Promise.all([document.fonts.ready, ...photos.map((photo) => photo.decode())]);
  window.print();
}

const OPTIONS = BOOK_PLACES.map((value) => ({ value, label: texts.photos.places[value] }));

interface PhotoPlacesProps extends Pick<BookPhotos, 'chosen' | 'place'> {
  readonly code: string;
}

/** Approved photographs, a page at a time, and where each is in the book. */
function PhotoPlaces({ code, chosen, place }: PhotoPlacesProps) {
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
    <section ref={section} className={photoPlacesStyles.section} aria-label={texts.photos.title}>
      <h2 className={photoPlacesStyles.title}>{texts.photos.title}</h2>
      {items.length > 0 && <p>{texts.photos.line}</p>}
      <p role="status">
        {status === 'reading' && items.length === 0 && texts.photos.reading}
        {status === 'ready' && items.length === 0 && texts.photos.none}
      </p>
      <ul className={photoPlacesStyles.grid}>
        {items.map((photo) => (
          <Place key={photo.id} photo={photo} book={placeOf(photo.id)} onPlace={place} />
        ))}
      </ul>
      <MorePages pages={pages} unreachable={texts.photos.unreachable} older={texts.photos.more} />
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
  const { shown, choose } = usePlace(book, (next) => onPlace(photo, next));
  const address = useMemo(() => (isThumb(thumb) ? jpegAddress(base64Of(thumb)) : undefined), [thumb]);
  return (
    <li className={photoPlacesStyles.photo} data-book={book}>
      <img src={address} alt="" width={width} height={height} decoding="async" />
      <SelectField
        label={texts.photos.place(name, formatDay(new Date(takenAt ?? createdAt)))}
        value={shown}
        options={OPTIONS}
        onChoose={choose}
      />
    </li>
  );
});

/** The place that was chosen last. What is chosen while another is being saved is saved after it. */
function usePlace(book: BookPlace, save: (place: BookPlace) => Promise<void>) {
  const { busy, run } = useWork(texts.photos.failed);
  const [chosen, setChosen] = useState(book);
  const last = useRef(book);
  const saveLast = async () => {
    let saving: BookPlace;
    do {
      saving = last.current;
      try {
        await save(saving);
      } catch (error) {
        if (last.current === saving) throw error;
      }
    } while (last.current !== saving);
  };
  const choose = (place: BookPlace) => {
    setChosen(place);
    last.current = place;
    if (!busy) void run(saveLast);
  };
  return { shown: busy ? chosen : book, choose };
}
