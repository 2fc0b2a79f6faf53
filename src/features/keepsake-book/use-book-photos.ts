import { useCallback, useEffect, useState } from 'react';
import type { DeskPhoto } from '#src/data/album-api.ts';
import { approvedPicture } from '#src/data/approved-picture.ts';
import type { BookPlace } from '#src/domain/album/photo.ts';
import { base64Of } from '#src/lib/pictures/base64.ts';
import { jpegAddress } from '#src/lib/pictures/data-address.ts';
import { unlessCleanedUp } from '#src/lib/unless-cleaned-up.ts';

export interface BookPhotos {
  /** Those that the couple has put into the book. */
  readonly chosen: readonly DeskPhoto[];
  /** Addresses of their pictures by id, as far as they were read. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Rejects if it was not saved. */
  readonly place: (photo: DeskPhoto, book: BookPlace) => Promise<void>;
}

/** The photographs of a wedding's book, from those that it was opened with. Their pictures are read one after the other. */
export function useBookPhotos(code: string, first: readonly DeskPhoto[]): BookPhotos {
  const [chosen, setChosen] = useState(first);
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = chosen.find(({ id }) => !pictures.has(id));

  useEffect(() => {
    if (missing === undefined || failed) return;
    return unlessCleanedUp(
      readBookPicture(code, missing),
      (address) => {
        if (address) setPictures((before) => new Map(before).set(missing.id, address));
        // Deleted meanwhile by somebody else of the team, or no picture that can be shown.
        else setChosen((before) => before.filter(({ id }) => id !== missing.id));
      },
      () => setFailed(true),
    );
  }, [code, missing, failed]);

  const place = useCallback(
    async (photo: DeskPhoto, book: BookPlace) => {
      const { setBookPlace } = await import('#src/data/album-api.ts');
      await setBookPlace(code, photo.id, book);
      setChosen((before) => {
        const others = before.filter(({ id }) => id !== photo.id);
        return book === 'no' ? others : [...others, { ...photo, book }];
      });
    },
    [code],
  );

  return { chosen, pictures, failed, retry: () => setFailed(false), place };
}

/** As a `data:` address: one of a blob would have to be revoked. */
async function readBookPicture(code: string, { id, thumb }: DeskPhoto): Promise<string | undefined> {
  const { readPicture } = await import('#src/data/album-api.ts');
  const bytes = await readPicture(code, id);
  const shown = bytes && (await approvedPicture(bytes, thumb));
  return shown && jpegAddress(base64Of(shown));
}
