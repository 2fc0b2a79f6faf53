import type * as english from '#src/locales/en/guests/album-upload.ts';
import type { Translated } from '#src/locales/translated.ts';

export const ALBUM_UPLOAD = {
  title: 'अपनी तस्वीरें भेजें',
} satisfies Translated<typeof english.ALBUM_UPLOAD>;
