import { useEffect, useRef, useState } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import type { Invitation } from '#src/domain/invitation/invitation.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { notify } from '#src/ui/toast.tsx';
import { DESK_BOOK } from '#text/invitations/book.ts';
import { Book } from './book.tsx';
import { BookCover } from './book-cover.tsx';
import styles from './book-part.module.css';
import { PhotoPlaces } from './photo-places.tsx';
import type { BookPhotos } from './use-book-photos.ts';
import { useBookPhotos } from './use-book-photos.ts';

const texts = DESK_BOOK;

interface OpenBookProps {
  readonly invitation: Invitation;
  readonly blessings: readonly WallBlessing[];
  /** Those that are in the book already. */
  readonly photos: readonly DeskPhoto[];
}

/** The book as it would be printed now, and the choice of its photographs. */
export function OpenBook({ invitation, blessings, photos }: OpenBookProps) {
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
      {failed && (
        <Notice title={texts.pictures.failed}>
          <p>{texts.pictures.line}</p>
          <Button look="link" onClick={retry}>
            {texts.pictures.retry}
          </Button>
        </Notice>
      )}
    </>
  );
}

/** Rejects if a photograph cannot be drawn. */
async function print(pages: HTMLElement | null): Promise<void> {
  const photos = [...(pages?.querySelectorAll<HTMLImageElement>('img[data-photo]') ?? [])];
  await Promise.all([document.fonts.ready, ...photos.map((photo) => photo.decode())]);
  window.print();
}
