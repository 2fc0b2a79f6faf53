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

export function formatDay(instant: Date): string {
  return day.format(instant);
}

export function formatDayAndTime(instant: Date): string {
  return dayAndTime.format(instant);
}
