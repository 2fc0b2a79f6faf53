/** Where a wall's blessings and photographs come from, and what the device keeps of them. */

import type { ChangePage, ChangeSource } from '#src/data/change-page.ts';
import { readPhotoPicture } from '#src/data/photo-picture.ts';
import { readAlbum, readShownPhotos, shownPhotoChanges } from '#src/data/photo-store.ts';
import { wallChanges } from '#src/data/read-wall.ts';
import type { Album } from '#src/domain/album/album.ts';
import type { WallBlessing } from '#src/domain/blessing/wall-blessing.ts';
import { EMPTY_FEED } from './feed.ts';
import type { WallPhoto, WallState } from './wall-copy.ts';
import { dropWall, EMPTY_WALL, keepWall, storedWall } from './wall-copy.ts';

export interface WallSource {
  readonly stored: () => WallState;
  readonly keep: (state: WallState) => void;
  readonly drop: () => void;
  readonly blessings: ChangeSource<WallBlessing>;
  readonly photos: ChangeSource<WallPhoto>;
  /** The settings of the album; `undefined` if the couple has opened none. */
  readonly readAlbum: () => Promise<Pick<Album, 'revealsAt'> | undefined>;
  /** The address of a picture; `undefined` once it is no longer shown. */
  readonly readPicture: (photo: WallPhoto) => Promise<string | undefined>;
}

export function weddingSource(code: string): WallSource {
  /** Of photographs that this device knew before the page was opened, by their ids. */
  const thumbs = new Map<string, string>();

  async function thumbOf({ id, thumb, createdAt }: WallPhoto): Promise<string | undefined> {
    if (thumb) return thumb;
    if (!thumbs.has(id)) {
      // Those that arrived before it come next.
      const { items } = await readShownPhotos(code, { time: new Date(createdAt + 1).toISOString() });
      for (const one of items) thumbs.set(one.id, one.thumb);
    }
    return thumbs.get(id);
  }

  return {
    stored: () => storedWall(code),
    keep: (state) => keepWall(code, state),
    drop: () => dropWall(code),
    blessings: wallChanges(code),
    photos: shownPhotoChanges(code),
    readAlbum: () => readAlbum(code),
    readPicture: async (photo) => {
      const thumb = await thumbOf(photo);
      return thumb && readPhotoPicture(code, photo.id, thumb);
    },
  };
}

const NOTHING: ChangePage<never> = {
  changes: [],
  first: undefined,
  last: undefined,
  full: false,
  readTime: '',
};
const NEVER: ChangeSource<never> = { readLatest: async () => NOTHING, readSince: async () => NOTHING };

/** Always the same blessings; nothing is read. */
export function sampleSource(blessings: readonly WallBlessing[]): WallSource {
  return {
    stored: () => ({
      ...EMPTY_WALL,
      blessings: { ...EMPTY_FEED, items: blessings, since: { time: '' } },
    }),
    keep: () => {},
    drop: () => {},
    blessings: NEVER,
    photos: NEVER,
    readAlbum: async () => undefined,
    readPicture: async () => undefined,
  };
}
