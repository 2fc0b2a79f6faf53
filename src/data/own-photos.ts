/** Photographs that this phone has sent, or is sending, to a wedding's album. */
import * as v from 'valibot';
import {
  ALBUM_PHONE_KEY,
  OWN_PHOTOS_PREFIX,
  TAKEN_BACK_PREFIX,
  TO_TAKE_BACK_PREFIX,
} from '#src/config/late-storage-keys.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import { readJson, readText, writeText } from '#src/lib/storage.ts';

const ids = v.array(v.string());

type Prefix = typeof OWN_PHOTOS_PREFIX | typeof TAKEN_BACK_PREFIX | typeof TO_TAKE_BACK_PREFIX;

/** The secrets of its photographs and its mark are derived from it. Lost with the browser's data. */
export function phoneSecret(): string {
  const known = readText(ALBUM_PHONE_KEY);
  if (known) return known;
  const made = newDocumentId();
  writeText(ALBUM_PHONE_KEY, made);
  return made;
}

/** Ids in the order in which they were chosen. */
export const sentPhotos = idList(OWN_PHOTOS_PREFIX);

/** Ids of those that were deleted from the album, which never accepts them again. */
export const takenBackPhotos = idList(TAKEN_BACK_PREFIX);

/** Ids of those that were discarded offline, though an earlier attempt may have reached the album. */
export const photosToTakeBack = idList(TO_TAKE_BACK_PREFIX);

export function noteTakenBack(code: string, id: string): void {
  sentPhotos.forget(code, id);
  takenBackPhotos.add(code, id);
}

/** One list for each wedding, without duplicates. */
function idList(prefix: Prefix) {
  const keyOf = (code: string) => `${prefix}${code}` as const;
  const of = (code: string): readonly string[] => {
    const stored = v.safeParse(ids, readJson(keyOf(code)));
    return stored.success ? stored.output : [];
  };
  return {
    of,
    add: (code: string, id: string): void => {
      const known = of(code);
      if (!known.includes(id)) writeText(keyOf(code), JSON.stringify([...known, id]));
    },
    forget: (code: string, id: string): void => {
      writeText(keyOf(code), JSON.stringify(of(code).filter((other) => other !== id)));
    },
  };
}
