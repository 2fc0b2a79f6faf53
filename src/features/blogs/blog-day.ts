import { indiaDay } from '#src/domain/india-time.ts';

const DAY_MS = 86_400_000;
/** firestore.rules take a year and a day. */
const LATEST_MS = 365 * DAY_MS;

/**
 * When a blog for a day in India (`2027-02-14`) appears: at nine in the morning, or at once (`undefined`) without a day or when that
 * has passed today. `wrong` for a day before today or more than a year away.
 */
export function momentOf(day: string, now: number): Date | undefined | 'wrong' {
  if (day === '' || day === indiaDay(now)) {
    const nine = new Date(`${indiaDay(now)}T09:00:00+05:30`);
    return day !== '' && nine.valueOf() > now ? nine : undefined;
  }
  const moment = new Date(`${day}T09:00:00+05:30`);
  const ahead = moment.valueOf() - now;
  return ahead > 0 && ahead <= LATEST_MS ? moment : 'wrong';
}
