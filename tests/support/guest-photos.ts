import { createHash } from 'node:crypto';
import type { Fields } from './firestore-rest.ts';
import { write } from './firestore-rest.ts';
import { HOUR_MS, PATH } from './invitation-documents.ts';
import { markOf, STORED_PHOTO } from './photo-documents.ts';
import { jpegBytes } from './portrait-documents.ts';

const MINUTE_MS = 60_000;

/** When the first of {@link storedPhotos} arrived. */
export const FIRST_ARRIVAL = new Date(Date.now() - HOUR_MS);

/** The id of the photograph at a place of {@link storedPhotos}. */
export function photoId(place: number): string {
  return createHash('sha256').update(`photo ${place}`).digest('hex').slice(0, 32);
}

interface StoredPhotos {
  readonly from?: number;
  /** Fields of one, by its place. */
  readonly change?: (place: number) => Fields;
  /** Bytes of its JPEGs. */
  readonly picture?: (place: number) => { readonly picture: Uint8Array; readonly thumb: Uint8Array };
}

/**
 * Stores guests' photographs a minute apart, bypassing the rules: of one phone each, by 'Guest 0' and so on, new unless changed.
 * Approved ones get their public copies.
 */
export async function storedPhotos(
  count: number,
  { from = 0, change = () => ({}), picture }: StoredPhotos = {},
): Promise<void> {
  for (let place = from; place < from + count; place += 1) {
    const id = photoId(place);
    const made = picture?.(place) ?? { picture: jpegBytes(3_000), thumb: jpegBytes(300) };
    const photo = {
      ...STORED_PHOTO,
      name: `Guest ${place}`,
      phone: markOf(`phone ${place}`),
      takenAt: null,
      createdAt: new Date(FIRST_ARRIVAL.valueOf() + place * MINUTE_MS),
      thumb: made.thumb,
      ...change(place),
    };
    await write('owner', `${PATH}/photos/${id}`, photo);
    await write('owner', `${PATH}/photoFiles/${id}`, { picture: made.picture });
    if (photo.state !== 'approved') continue;
    const { thumb, width, height, name, takenAt, createdAt } = photo;
    const copy = { thumb, width, height, name, takenAt, createdAt, changedAt: createdAt };
    await write('owner', `${PATH}/shownPhotos/${id}`, copy);
  }
}
