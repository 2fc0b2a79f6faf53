import { SITE_LANGUAGE } from '#src/config/site-language.ts';
import { showIndiaDay, showIndiaHour } from './india-time.ts';

const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export function formatDay(instant: Date): string {
  return showIndiaDay(instant.valueOf(), SITE_LANGUAGE);
}

export function formatDayAndTime(instant: Date): string {
  if (SITE_LANGUAGE === 'en') return dayAndTime.format(instant);
  return `${formatDay(instant)}, ${showIndiaHour(instant.valueOf(), SITE_LANGUAGE)}`;
}
