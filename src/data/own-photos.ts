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

type ListKey = `${typeof OWN_PHOTOS_PREFIX | typeof TAKEN_BACK_PREFIX | typeof TO_TAKE_BACK_PREFIX}${string}`;

/** From which the secrets of its photographs and its mark are derived. Lost with the browser's data. */
export function phoneSecret(): string {
  const known = readText(ALBUM_PHONE_KEY);
  if (known) return known;
  const made = newDocumentId();
  writeText(ALBUM_PHONE_KEY, made);
  return made;
}

/** Their ids, in the order in which they were chosen. */
export function ownPhotos(code: string): readonly string[] {
  return idsAt(`${OWN_PHOTOS_PREFIX}${code}`);
}

export function addOwnPhoto(code: string, id: string): void {
  add(`${OWN_PHOTOS_PREFIX}${code}`, id);
}

export function forgetOwnPhoto(code: string, id: string): void {
  forget(`${OWN_PHOTOS_PREFIX}${code}`, id);
}

/** Ids of those that were deleted from the album, which takes none of them again. */
export function takenBackPhotos(code: string): readonly string[] {
  return idsAt(`${TAKEN_BACK_PREFIX}${code}`);
}

/** Moves a photograph from those that were sent to those that were taken back. */
export function noteTakenBack(code: string, id: string): void {
  forgetOwnPhoto(code, id);
  add(`${TAKEN_BACK_PREFIX}${code}`, id);
}

/** Ids of those that were discarded without a network, though an earlier attempt may have reached the album. */
export function photosToTakeBack(code: string): readonly string[] {
  return idsAt(`${TO_TAKE_BACK_PREFIX}${code}`);
}

export function addPhotoToTakeBack(code: string, id: string): void {
  add(`${TO_TAKE_BACK_PREFIX}${code}`, id);
}

export function forgetPhotoToTakeBack(code: string, id: string): void {
  forget(`${TO_TAKE_BACK_PREFIX}${code}`, id);
}

function idsAt(key: ListKey): readonly string[] {
  const stored = v.safeParse(ids, readJson(key));
  return stored.success ? stored.output : [];
}

function add(key: ListKey, id: string): void {
  const known = idsAt(key);
  if (!known.includes(id)) writeText(key, JSON.stringify([...known, id]));
}

function forget(key: ListKey, id: string): void {
  writeText(key, JSON.stringify(idsAt(key).filter((other) => other !== id)));
}
