/** Copies of the settings of albums read on this phone, so that photographs can be chosen without a network. */
import * as v from 'valibot';
import { ALBUM_COPY_PREFIX } from '#src/config/late-storage-keys.ts';
import type { Album } from '#src/domain/album/album.ts';
import { readJson, removeText, writeText } from '#src/lib/storage.ts';
import { readAlbum } from './photo-store.ts';

const copy = v.object({
  opensAt: v.number(),
  closesAt: v.number(),
  revealsAt: v.number(),
  blocked: v.array(v.string()),
});

export function storedAlbum(code: string): Album | undefined {
  const stored = v.safeParse(copy, readJson(keyOf(code)));
  return stored.success ? stored.output : undefined;
}

/** Also keeps it on this phone. Throws if it cannot be read. */
export async function fetchAlbum(code: string): Promise<Album | undefined> {
  const album = await readAlbum(code);
  if (album) writeText(keyOf(code), JSON.stringify(album));
  else removeText(keyOf(code));
  return album;
}

function keyOf(code: string): `${typeof ALBUM_COPY_PREFIX}${string}` {
  return `${ALBUM_COPY_PREFIX}${code}`;
}
