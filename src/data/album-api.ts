/** The guests' album of a wedding, for those who approve its photographs (decision 038). All throw Firebase errors. */
import type { Query, QueryConstraint } from 'firebase/firestore/lite';
import {
  Bytes,
  deleteDoc,
  doc,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { DESK_LIMIT } from '#src/config/page-size.ts';
import type { Album } from '#src/domain/album/album.ts';
import { parseAlbum } from '#src/domain/album/album.ts';
import type { BookPlace, Photo, PhotoState } from '#src/domain/album/photo.ts';
import { parsePhoto } from '#src/domain/album/photo.ts';
import {
  ALBUM,
  ALBUM_SETTINGS,
  CLOSED,
  INVITATIONS,
  PHOTO_FILES,
  PHOTO_OBJECTIONS,
  PHOTOS,
  SHOWN_PHOTOS,
} from '#src/domain/collections.ts';
import { openDatabase } from '#src/lib/firebase.ts';
import type { Page, PageCursor } from '#src/lib/pages-api.ts';
import { readAll, readFields, readSome } from '#src/lib/pages-api.ts';
import { retryConflicts } from '#src/lib/retry-conflicts.ts';
import { timestampSchema } from '#src/lib/timestamp-schema.ts';
import type { StateCounts } from './below-invitation-api.ts';
import { countStates, partOf, saveBelow, TAKEN_OFF } from './below-invitation-api.ts';

/** For each photograph the rules read two documents, and the team once; one commit may read twenty. */
export const PHOTOS_PER_DECISION = 9;

/** Deleting one reads three. */
export const PHOTOS_PER_DELETION = 6;

/** With their thumbnails they take a megabyte or two. */
export const PHOTOS_PER_READ = 60;

export interface DeskPhoto extends Photo {
  /** JPEG. */
  readonly thumb: Uint8Array;
}

/** A guest's request to remove a photograph. */
export interface Objection {
  /** Of the photograph. */
  readonly id: string;
  /** May be empty. */
  readonly reason: string;
  readonly createdAt: number;
}

const bytes = v.custom<Bytes>((value) => value instanceof Bytes);
const thumbField = v.object({ thumb: bytes });
const pictureField = v.object({ picture: bytes });
const objection = v.object({ reason: v.string(), createdAt: timestampSchema });

export async function settingsOf(code: string) {
  return doc(await openDatabase(), INVITATIONS, code, ALBUM, ALBUM_SETTINGS);
}

/** The wedding's album; `undefined` if the couple has opened none. */
export async function readAlbumSettings(code: string): Promise<Album | undefined> {
  return parseAlbum(await readFields(await settingsOf(code)));
}

export async function saveAlbum(
  code: string,
  { opensAt, closesAt, revealsAt, blocked }: Album,
): Promise<void> {
  const place = await settingsOf(code);
  await retryConflicts(() =>
    setDoc(place, {
      opensAt: new Date(opensAt),
      closesAt: new Date(closesAt),
      revealsAt: new Date(revealsAt),
      blocked: [...blocked],
      updatedAt: serverTimestamp(),
    }),
  );
}

/** Photographs of one state, or of all: the newest first, or the oldest. Costs a read for each, and at least one. */
export async function listPhotos(
  code: string,
  { state, oldestFirst = false }: { readonly state?: PhotoState; readonly oldestFirst?: boolean },
  size: number,
  after?: PageCursor,
): Promise<Page<DeskPhoto>> {
  const filters: QueryConstraint[] = state ? [where('state', '==', state)] : [];
  const all = query(
    await partOf(code, PHOTOS),
    ...filters,
    orderBy('createdAt', oldestFirst ? 'asc' : 'desc'),
  );
  const { docs, next } = await readSome(all, size, after);
  return { items: docs.flatMap((one) => deskPhoto(one.id, one.data()) ?? []), ...(next && { next }) };
}

function deskPhoto(id: string, fields: unknown): DeskPhoto | undefined {
  const photo = parsePhoto(id, fields);
  const found = v.safeParse(thumbField, fields);
  return photo && found.success ? { ...photo, thumb: found.output.thumb.toUint8Array() } : undefined;
}

export async function countPhotos(code: string): Promise<StateCounts> {
  return countStates(await partOf(code, PHOTOS));
}

/** The picture of a photograph, JPEG; `undefined` once it is deleted. */
export async function readPicture(code: string, id: string): Promise<Uint8Array | undefined> {
  const place = doc(await partOf(code, PHOTO_FILES), id);
  const found = v.safeParse(pictureField, await readFields(place));
  return found.success ? found.output.picture.toUint8Array() : undefined;
}

/** All photographs of one phone, the oldest first. */
export async function photosOfPhone(code: string, phone: string): Promise<readonly DeskPhoto[]> {
  const found = await allOf(query(await partOf(code, PHOTOS), where('phone', '==', phone)));
  return [...found].sort((one, other) => one.createdAt - other.createdAt);
}

async function allOf(all: Query): Promise<readonly DeskPhoto[]> {
  const found: DeskPhoto[] = [];
  for await (const docs of readAll(all, undefined, PHOTOS_PER_READ)) {
    found.push(...docs.flatMap((one) => deskPhoto(one.id, one.data()) ?? []));
  }
  return found;
}

/** One photograph; `undefined` once it is deleted. */
export async function readDeskPhoto(code: string, id: string): Promise<DeskPhoto | undefined> {
  return deskPhoto(id, await readFields(doc(await partOf(code, PHOTOS), id)));
}

/** Approves, hides or reopens at most {@link PHOTOS_PER_DECISION} photographs, and their public copies. Safe to repeat. */
export async function decidePhotos(
  code: string,
  photos: readonly DeskPhoto[],
  state: PhotoState,
): Promise<void> {
  await saveBelow(code, (batch, place) => {
    for (const photo of photos) {
      batch.update(place(PHOTOS, photo.id), { state });
      batch.set(place(SHOWN_PHOTOS, photo.id), state === 'approved' ? copyOf(photo) : TAKEN_OFF);
    }
  });
}

function copyOf({ thumb, width, height, name, takenAt, createdAt }: DeskPhoto) {
  return {
    thumb: Bytes.fromUint8Array(thumb),
    width,
    height,
    name,
    takenAt: takenAt === null ? null : new Date(takenAt),
    createdAt: new Date(createdAt),
    changedAt: serverTimestamp(),
  };
}

/** The approved photographs that the couple has put into the book. Costs a read for each, and at least one. */
export async function listBookPhotos(code: string): Promise<readonly DeskPhoto[]> {
  const chosen = where('book', 'in', ['page', 'quarter'] satisfies readonly BookPlace[]);
  return allOf(query(await partOf(code, PHOTOS), where('state', '==', 'approved'), chosen));
}

export async function setBookPlace(code: string, id: string, book: BookPlace): Promise<void> {
  await saveBelow(code, (batch, place) => batch.update(place(PHOTOS, id), { book }));
}

/**
 * Deletes photographs permanently, at most {@link PHOTOS_PER_DELETION}: a phone that sends one again is
 * refused.
 */
export async function deletePhotos(code: string, ids: readonly string[]): Promise<void> {
  await saveBelow(code, (batch, place) => {
    for (const id of ids) {
      batch.set(place(CLOSED, id), { closedAt: serverTimestamp() });
      batch.set(place(SHOWN_PHOTOS, id), TAKEN_OFF);
      batch.delete(place(PHOTOS, id));
      batch.delete(place(PHOTO_FILES, id));
      batch.delete(place(PHOTO_OBJECTIONS, id));
    }
  });
}

/** Guests' requests for removal, at most {@link DESK_LIMIT}. */
export async function listObjections(code: string): Promise<readonly Objection[]> {
  const { docs } = await readSome(await partOf(code, PHOTO_OBJECTIONS), DESK_LIMIT);
  return docs.flatMap((one) => {
    const parsed = v.safeParse(objection, one.data());
    return parsed.success ? [{ id: one.id, ...parsed.output }] : [];
  });
}

/** Forgets an objection: the couple has decided. */
export async function settleObjection(code: string, id: string): Promise<void> {
  const place = doc(await partOf(code, PHOTO_OBJECTIONS), id);
  await retryConflicts(() => deleteDoc(place));
}

/** Stores an objection that was settled by mistake. The photograph has to be shown. */
export async function objectAgain(code: string, { id, reason }: Objection): Promise<void> {
  const place = doc(await partOf(code, PHOTO_OBJECTIONS), id);
  await retryConflicts(() => setDoc(place, { reason, createdAt: serverTimestamp() }));
}
