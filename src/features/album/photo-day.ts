import type { ShownPhoto } from '#src/domain/album/photo.ts';
import { indiaDay, indiaHour, showIndiaHour, showIndiaWeekday } from '#src/domain/india-time.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { AlbumTexts } from '#src/locales/load-album-texts.ts';
import type { Language } from '#src/locales/locales.ts';

/** When it was taken, or else when it arrived; without the year. */
export function dayOfPhoto({ takenAt, createdAt }: ShownPhoto, language: Language): string {
  const [, month, day] = indiaDay(takenAt ?? createdAt)
    .split('-')
    .map(Number);
  return `${day} ${guestTexts(language).dates.months[(month ?? 1) - 1]}`;
}

/** Alternative text of the picture. */
export function altOfPhoto(photo: ShownPhoto, texts: AlbumTexts['album'], language: Language): string {
  return texts.alt(photo.name, dayOfPhoto(photo, language));
}

/** A day, with its hour unless it is midnight. */
export function momentOf(instant: number, language: Language): string {
  const { dates } = guestTexts(language);
  const day = showIndiaWeekday(instant, dates);
  return indiaHour(instant) === '00:00' ? day : `${day}, ${showIndiaHour(instant, dates)}`;
}
