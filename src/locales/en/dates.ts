/** Days and hours in words. Digits are Latin in every language, as on cards and in calendars. */
export const DATES = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  /** `shown` is the hour on a clock of twelve, with the minutes if there are any. */
  hour: (shown: string, hour: number, _isWhole: boolean) => `${shown} ${hour < 12 ? 'am' : 'pm'}`,
};
