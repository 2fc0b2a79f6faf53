/** Dates as the shop shows them: in Indian Standard Time, whatever zone the phone is set to. */

const ZONE = 'Asia/Kolkata';
const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `21 November 2026`. */
export function showDay(instant: Date): string {
  return day.format(instant);
}

/** `21 Nov 2026, 7:30 pm`, Indian Standard Time. */
export function showDayAndTime(instant: Date): string {
  return dayAndTime.format(instant);
}
