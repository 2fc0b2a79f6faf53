import type { PhotoFacts, ShownPhoto } from '#src/domain/album/photo.ts';
import { formatDayAndTime } from '#src/domain/dates.ts';
import { ALBUM_DESK } from '#text/invitations/album-desk.ts';

export function senderOf({ name }: Pick<PhotoFacts, 'name'>): string {
  return name.trim() || ALBUM_DESK.unnamed;
}

/** When a photograph was taken, or else when it arrived. */
export function timeOf({ takenAt, createdAt }: Pick<ShownPhoto, 'takenAt' | 'createdAt'>): string {
  return formatDayAndTime(new Date(takenAt ?? createdAt));
}
