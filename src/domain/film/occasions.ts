import type { FilmId, FilmOccasion } from './film.ts';

const BIRTHDAYS: readonly FilmId[] = ['e-video-1', 'e-video-2', 'e-video-3'];
const WEDDINGS: readonly FilmId[] = ['e-video-4', 'e-video-5', 'e-video-6'];
const ANNIVERSARIES: readonly FilmId[] = ['e-video-7', 'e-video-8', 'e-video-9'];

export function occasionOf(id: FilmId): FilmOccasion {
  if (BIRTHDAYS.includes(id)) return 'birthday';
  if (WEDDINGS.includes(id)) return 'wedding';
  return ANNIVERSARIES.includes(id) ? 'anniversary' : 'thread';
}

/** Whether a film is about two people. */
export function isOfCouple(occasion: FilmOccasion): boolean {
  return occasion === 'wedding' || occasion === 'anniversary';
}
