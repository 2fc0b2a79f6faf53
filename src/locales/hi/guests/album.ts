import type * as english from '#src/locales/en/guests/album.ts';
import type { Translated } from '#src/locales/translated.ts';

export const ALBUM = {
  title: (couple) => `${couple} की तस्वीरें`,
} satisfies Translated<typeof english.ALBUM>;
