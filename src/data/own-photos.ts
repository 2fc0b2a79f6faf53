/** Photographs that this phone has sent, or is sending, to a wedding's album. */
import * as v from 'valibot';
import { ALBUM_PHONE_KEY, OWN_PHOTOS_PREFIX } from '#src/config/late-storage-keys.ts';
import { newDocumentId } from '#src/lib/document-id.ts';
import { readText, writeText } from '#src/lib/storage.ts';

const ids = v.array(v.string());

let secretInMemory: string | undefined;

/** From which the secrets of its photographs and its mark are derived. Lost with the browser's data. */
export function phoneSecret(): string {
  const known = readText(ALBUM_PHONE_KEY) ?? secretInMemory;
  if (known) return known;
  secretInMemory = newDocumentId();
  writeText(ALBUM_PHONE_KEY, secretInMemory);
  return secretInMemory;
}

/** Their ids, in the order in which they were chosen. */
export function ownPhotos(code: string): readonly string[] {
  try {
    return v.parse(ids, JSON.parse(readText(`${OWN_PHOTOS_PREFIX}${code}`) ?? '[]'));
  } catch {
    return [];
  }
}

export function addOwnPhoto(code: string, id: string): void {
  keep(code, [...ownPhotos(code).filter((own) => own !== id), id]);
}

export function forgetOwnPhoto(code: string, id: string): void {
  keep(
    code,
    ownPhotos(code).filter((own) => own !== id),
  );
}

function keep(code: string, own: readonly string[]): void {
  writeText(`${OWN_PHOTOS_PREFIX}${code}`, JSON.stringify(own));
}
