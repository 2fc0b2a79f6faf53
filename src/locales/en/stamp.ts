/** Day and hour in short, where this language has another form than `DATES` gives. */
export const STAMP: Intl.DateTimeFormat | undefined = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
