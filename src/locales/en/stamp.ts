/** A short day and hour, if this language has another form than `DATES`. */
export const STAMP: Intl.DateTimeFormat | undefined = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
