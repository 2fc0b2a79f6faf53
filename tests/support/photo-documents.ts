import { createHash } from 'node:crypto';
import type { Fields, Verdict, Who } from './firestore-rest.ts';
import { SERVER_TIME, write, writeAll } from './firestore-rest.ts';
import { HOUR_MS, PATH, START, stored } from './invitation-documents.ts';
import { jpegBytes } from './portrait-documents.ts';

export const SECRET = 'c'.repeat(64);
const PHOTO_ID = '1'.repeat(32);

export const PHOTO_AT = `${PATH}/photos/${PHOTO_ID}`;
export const FILE_AT = `${PATH}/photoFiles/${PHOTO_ID}`;
export const SHOWN_AT = `${PATH}/shownPhotos/${PHOTO_ID}`;
export const CLOSED_AT = `${PATH}/closed/${PHOTO_ID}`;
export const OBJECTION_AT = `${PATH}/photoObjections/${PHOTO_ID}`;
export const ALBUM_AT = `${PATH}/album/settings`;

export const HOUR_AGO = new Date(Date.now() - HOUR_MS);
export const IN_AN_HOUR = new Date(Date.now() + HOUR_MS);

export function markOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** An album that took photographs since yesterday, does so until tomorrow, and shows them. */
export const ALBUM = {
  opensAt: new Date(Date.now() - 24 * HOUR_MS),
  closesAt: new Date(Date.now() + 24 * HOUR_MS),
  revealsAt: new Date(Date.now() - 24 * HOUR_MS),
  blocked: [] as string[],
  updatedAt: SERVER_TIME,
};

/** As a guest's phone sends it. */
export const SENT_PHOTO = {
  thumb: jpegBytes(300),
  width: 1_600,
  height: 1_200,
  name: 'Asha',
  takenAt: START,
  phone: markOf('the phone'),
  key: markOf(SECRET),
  state: 'new',
  book: 'no',
  createdAt: SERVER_TIME,
};
export const SENT_FILE = { picture: jpegBytes(3_000) };
export const STORED_PHOTO = { ...SENT_PHOTO, createdAt: START };
export const APPROVED_PHOTO = { ...STORED_PHOTO, state: 'approved' };

const { thumb, width, height, name, takenAt } = SENT_PHOTO;
export const SHOWN = { thumb, width, height, name, takenAt, createdAt: START, changedAt: SERVER_TIME };
export const NOT_SHOWN = { changedAt: SERVER_TIME };
export const TAKEN_BACK = { closedAt: SERVER_TIME, secret: SECRET };
export const CLOSED = { closedAt: SERVER_TIME };

/** Sends a photograph with its picture, as a guest's phone does. */
export function sendPhoto(who: Who, photo: Fields = SENT_PHOTO, file: Fields = SENT_FILE): Promise<Verdict> {
  return writeAll(who, [
    [PHOTO_AT, photo],
    [FILE_AT, file],
  ]);
}

/** Changes a photograph and its copy. */
export function decide(who: Who, photo: Fields, shown: Fields): Promise<Verdict> {
  return writeAll(who, [
    [PHOTO_AT, photo],
    [SHOWN_AT, shown],
  ]);
}

/** Takes a photograph off the album and deletes it. */
export function deletePhoto(who: Who, closed: Fields = CLOSED): Promise<Verdict> {
  return writeAll(
    who,
    [
      [CLOSED_AT, closed],
      [SHOWN_AT, NOT_SHOWN],
    ],
    [PHOTO_AT, FILE_AT],
  );
}

/** Stores an invitation with its album, bypassing the rules. */
export async function storedAlbum(album: Fields = {}, page: Fields = {}): Promise<void> {
  await stored(page);
  await write('owner', ALBUM_AT, { ...ALBUM, ...album });
}

/** Stores a photograph in such an album, bypassing the rules. */
export async function storedPhoto(
  photo: Fields = STORED_PHOTO,
  album: Fields = {},
  page: Fields = {},
): Promise<void> {
  await storedAlbum(album, page);
  await write('owner', PHOTO_AT, photo);
  await write('owner', FILE_AT, SENT_FILE);
  if (photo.state === 'approved') await write('owner', SHOWN_AT, SHOWN);
}
