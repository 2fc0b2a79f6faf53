/** The days of an album as the couple types them, in India's time. */
import type { Album } from '#src/domain/album/album.ts';
import { latestClosing } from '#src/domain/draft/draft-invitation.ts';
import { dayAfter, daysBetween, indiaDay, instantInIndia } from '#src/domain/india-time.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';

/** Days are `2027-02-12`. */
export interface AlbumDays {
  readonly from: string;
  /** The last one. */
  readonly until: string;
  /** Whether guests see approved photographs at once or from a given day. */
  readonly reveal: 'atOnce' | 'later';
  readonly revealDay: string;
}

export type DayFault = 'noDay' | 'endsFirst' | 'over' | 'tooLate';

export type DayFaults = Readonly<Partial<Record<'from' | 'until' | 'revealDay', DayFault>>>;

/** Guests who travel home send theirs in the week after. */
const DAYS_AFTER = 7;

/** From the first function to a week after the last, or a week from now once that is over. */
export function proposedDays(
  functions: readonly Pick<WeddingFunction, 'start' | 'end'>[],
  now: number,
): AlbumDays {
  const first = indiaDay(
    functions.reduce((least, { start }) => Math.min(least, start), functions[0]?.start ?? now),
  );
  const last = indiaDay(Math.max(...functions.map(({ start, end }) => end ?? start), now));
  return {
    from: first,
    until: dayAfter(last, DAYS_AFTER) ?? last,
    reveal: 'atOnce',
    revealDay: dayAfter(last, 1) ?? last,
  };
}

/** The days of an album that there is; of one that is closed, open again for a week from today or from its first day. */
export function daysOf(album: Album, now: number): AlbumDays {
  const lastDay = lastDayOf(album);
  const from = indiaDay(album.opensAt);
  const isSurprise = album.revealsAt > album.opensAt;
  const reopens = indiaDay(Math.max(now, album.opensAt));
  return {
    from,
    until: album.closesAt > now ? lastDay : (dayAfter(reopens, DAYS_AFTER) ?? lastDay),
    reveal: isSurprise ? 'later' : 'atOnce',
    revealDay: isSurprise ? indiaDay(album.revealsAt) : (dayAfter(lastDay, 1) ?? lastDay),
  };
}

/** The day in which an album takes its last photographs. */
export function lastDayOf({ closesAt }: Pick<Album, 'closesAt'>): string {
  return indiaDay(closesAt - 1);
}

/** The functions still to come during which the album takes no photographs, or not all the time. */
export function functionsOutside<One extends Pick<WeddingFunction, 'start' | 'end'>>(
  { opensAt, closesAt }: Pick<Album, 'opensAt' | 'closesAt'>,
  functions: readonly One[],
  now: number,
): readonly One[] {
  return functions.filter(({ start, end = start }) => {
    const isCovered = opensAt <= Math.max(start, now) && start < closesAt && end <= closesAt;
    return end > now && !isCovered;
  });
}

/** What has to be corrected before an album can have these days. */
export function faultsIn(days: AlbumDays, now: number): DayFaults {
  const from = startOf(days.from);
  const until = startOf(days.until);
  const isLater = days.reveal === 'later';
  const untilFault = until === undefined ? 'noDay' : faultAtEnd(days, now);
  return {
    ...(from === undefined && { from: 'noDay' }),
    ...(untilFault && { until: untilFault }),
    ...(isLater && startOf(days.revealDay) === undefined && { revealDay: 'noDay' }),
  };
}

function faultAtEnd({ from, until }: AlbumDays, now: number): DayFault | undefined {
  if (daysBetween(indiaDay(now), until) < 0) return 'over';
  if (startOf(from) !== undefined && daysBetween(from, until) < 0) return 'endsFirst';
  return (endOf(until) ?? Infinity) > latestClosing(now) ? 'tooLate' : undefined;
}

/** The album with these days; `undefined` while one of them is none. */
export function albumOf(days: AlbumDays, blocked: readonly string[]): Album | undefined {
  const opensAt = startOf(days.from);
  const closesAt = endOf(days.until);
  const revealsAt = days.reveal === 'later' ? startOf(days.revealDay) : opensAt;
  if (opensAt === undefined || closesAt === undefined || revealsAt === undefined) return undefined;
  return { opensAt, closesAt, revealsAt, blocked };
}

/**
 * The stored album with what was changed in a form: somebody else may have changed the rest meanwhile.
 *
 * @param before the album when the form was opened
 * @param shown its days as the form showed them
 * @returns `undefined` while one of the typed days is none
 */
export function withTypedDays(
  stored: Album,
  before: Album,
  shown: AlbumDays,
  typed: AlbumDays,
): Album | undefined {
  const album = albumOf(typed, stored.blocked);
  if (!album) return undefined;
  // A closed album was offered with another last day, and is opened again with it.
  const wasOffered = shown.until !== lastDayOf(before) && stored.closesAt === before.closesAt;
  const keepsEnd = typed.until === shown.until && !wasOffered;
  const keepsReveal =
    typed.reveal === shown.reveal && (typed.reveal === 'atOnce' || typed.revealDay === shown.revealDay);
  const opensAt = typed.from === shown.from ? stored.opensAt : album.opensAt;
  const isLater = keepsReveal ? stored.revealsAt > stored.opensAt : typed.reveal === 'later';
  const revealsAt = keepsReveal ? stored.revealsAt : album.revealsAt;
  return {
    ...album,
    opensAt,
    closesAt: keepsEnd ? stored.closesAt : album.closesAt,
    revealsAt: isLater ? revealsAt : opensAt,
  };
}

function startOf(day: string): number | undefined {
  return instantInIndia(day, '00:00');
}

function endOf(day: string): number | undefined {
  const next = dayAfter(day, 1);
  return next === undefined ? undefined : startOf(next);
}
