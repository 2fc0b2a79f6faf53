import type { ALBUM_TEXTS as ENGLISH } from './en/album-texts.ts';
import type { Language } from './locales.ts';
import type { Translated } from './translated.ts';

export type AlbumTexts = Translated<typeof ENGLISH>;

/** The texts of the page of the album: apart from guests' other texts, which every invitation loads. */
export async function loadAlbumTexts(language: Language): Promise<AlbumTexts> {
  const loaded: { readonly ALBUM_TEXTS: AlbumTexts } = await import(`./${language}/album-texts.ts`);
  return loaded.ALBUM_TEXTS;
}
