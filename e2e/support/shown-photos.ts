import sharp from 'sharp';
import type { Fields } from '#tests/support/firestore-rest.ts';
import { SERVER_TIME } from '#tests/support/firestore-rest.ts';
import { PATH, START } from '#tests/support/invitation-documents.ts';
import { ALBUM, ALBUM_AT, STORED_PHOTO } from '#tests/support/photo-documents.ts';
import type { Database } from './database.ts';

const MINUTE_MS = 60_000;

export interface PhotoBytes {
  readonly picture: Uint8Array;
  readonly thumb: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A picture and its thumbnail, as a guest's phone makes them, from a drawn one. */
export async function shrunk(drawn: Buffer): Promise<PhotoBytes> {
  const jpegOf = (longest: number) =>
    sharp(drawn)
      .resize({ width: longest, height: longest, fit: 'inside' })
      .jpeg({ quality: 75 })
      .toBuffer({ resolveWithObject: true });
  const [{ data, info }, thumb] = await Promise.all([jpegOf(1_600), jpegOf(360)]);
  return {
    picture: new Uint8Array(data),
    thumb: new Uint8Array(thumb.data),
    width: info.width,
    height: info.height,
  };
}

/** A plain picture of this colour and shape. */
export async function colouredPhoto(colour: string, width = 1_600, height = 1_200): Promise<PhotoBytes> {
  const plain = sharp({ create: { width, height, channels: 3, background: colour } });
  return shrunk(await plain.jpeg().toBuffer());
}

/** The id of the photograph with this number. */
export function photoId(number: number): string {
  return number.toString(16).padStart(32, '0');
}

/** Opens the album of the wedding, bypassing the rules. */
export async function openAlbum(database: Database, change: Fields = {}): Promise<void> {
  await database.add(ALBUM_AT, { ...ALBUM, ...change });
}

/** Stores an approved photograph that guests see, bypassing the rules. Those with higher numbers arrived later. */
export async function showPhoto(
  database: Database,
  number: number,
  { picture, ...bytes }: PhotoBytes,
  change: Fields = {},
): Promise<void> {
  const id = photoId(number);
  const createdAt = new Date(START.valueOf() + number * MINUTE_MS);
  const photo = {
    ...STORED_PHOTO,
    ...bytes,
    createdAt,
    name: `Guest ${number}`,
    state: 'approved',
    ...change,
  };
  const { thumb, width, height, name, takenAt } = photo;
  await database.add(`${PATH}/photos/${id}`, photo);
  await database.add(`${PATH}/photoFiles/${id}`, { picture });
  await database.add(`${PATH}/shownPhotos/${id}`, {
    thumb,
    width,
    height,
    name,
    takenAt,
    createdAt,
    changedAt: SERVER_TIME,
  });
}

/** What stays of the copy of a photograph that was taken off. */
export async function hidePhoto(database: Database, number: number): Promise<void> {
  await database.add(`${PATH}/shownPhotos/${photoId(number)}`, { changedAt: SERVER_TIME });
}
