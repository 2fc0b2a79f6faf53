import { indiaDay, showIndiaWeekday } from '#src/domain/india-time.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';

/**
 * The last day to reply: `Tuesday, 5 January 2027`. Whatever shows that day takes it from here.
 *
 * @param replyBy when replies end, the midnight after the day that people mean
 */
export function showLastReplyDay(replyBy: number, language: Language): string {
  return showIndiaWeekday(replyBy - 1, guestTexts(language).dates);
}

/** For a date field: `2027-01-05`. */
export function lastReplyDay(replyBy: number): string {
  return indiaDay(replyBy - 1);
}
