import { createHash } from 'node:crypto';
import type { Fields } from './firestore-rest.ts';
import { write } from './firestore-rest.ts';
import { HOUR_MS, PATH } from './invitation-documents.ts';
import { markOf, STORED_PHOTO } from './photo-documents.ts';
import { jpegBytes } from './portrait-documents.ts';

const MINUTE_MS = 60_000;

interface Jpegs {
  readonly picture: Uint8Array;
  readonly thumb: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Bytes that start like a JPEG but are not one. */
const NO_PICTURE: Jpegs = { picture: jpegBytes(3_000), thumb: jpegBytes(300), width: 1_600, height: 1_200 };

/** When the first of {@link storedPhotos} arrived. */
export const FIRST_ARRIVAL = new Date(Date.now() - HOUR_MS);

/** The id of the photograph at a place of {@link storedPhotos}. */
export function photoId(place: number): string {
  return createHash('sha256').update(`photo ${place}`).digest('hex').slice(0, 32);
}

interface StoredPhotos {
  /** Fields of one, by its place. */
  readonly change?: (place: number) => Fields;
  /** Taken in turn. */
  readonly jpegs?: readonly Jpegs[];
}

/**
 * Stores guests' photographs a minute apart, bypassing the rules: of one phone each, by 'Guest 0' and so on, new unless changed.
 * Approved ones get their public copies.
 */
export async function storedPhotos(
  count: number,
  { change = () => ({}), jpegs = [NO_PICTURE] }: StoredPhotos = {},
): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    const { picture, ...made } = jpegs[place % jpegs.length] ?? NO_PICTURE;
    const photo = {
      ...STORED_PHOTO,
      ...made,
      name: `Guest ${place}`,
      phone: markOf(`phone ${place}`),
      takenAt: null,
      createdAt: new Date(FIRST_ARRIVAL.valueOf() + place * MINUTE_MS),
      ...change(place),
    };
    const id = photoId(place);
    await write('owner', `${PATH}/photos/${id}`, photo);
    await write('owner', `${PATH}/photoFiles/${id}`, { picture });
    if (photo.state !== 'approved') continue;
    const { thumb, width, height, name, takenAt, createdAt } = photo;
    const copy = { thumb, width, height, name, takenAt, createdAt, changedAt: createdAt };
    await write('owner', `${PATH}/shownPhotos/${id}`, copy);
  }
}
