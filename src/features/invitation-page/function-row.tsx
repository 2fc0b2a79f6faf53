import type { Language } from '#src/config/language.ts';
import { GUEST_PAGE } from '#src/content/invitations/guest-page.ts';
import type { CalendarEntry } from '#src/domain/invitation/calendar.ts';
import { googleCalendarLink } from '#src/domain/invitation/calendar.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { directionsLink, timeOf } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './function-row.module.css';
import { giveCalendar } from './give-calendar.ts';

interface FunctionRowProps {
  readonly weddingFunction: WeddingFunction;
  readonly entry: CalendarEntry;
  readonly language: Language;
  /** When the invitation was last saved. */
  readonly savedAt: number;
}

/** One function: when, what, where, what to wear, and the ways there and into a calendar. */
export function FunctionRow({ weddingFunction, entry, language, savedAt }: FunctionRowProps) {
  const copy = GUEST_PAGE[language];
  const directions = directionsLink(weddingFunction);
  return (
    <li className={styles.row}>
      <p
        className={styles.time}
        {...(weddingFunction.timeLabel ? textLanguage(weddingFunction.timeLabel) : {})}
      >
        {timeOf(weddingFunction, language)}
      </p>
      <div>
        <h4 className={styles.name} {...textLanguage(weddingFunction.name)}>
          {weddingFunction.name}
        </h4>
        {weddingFunction.venue && (
          <p className={styles.venue} {...textLanguage(weddingFunction.venue)}>
            {weddingFunction.venue}
          </p>
        )}
        {weddingFunction.dress && (
          <p className={styles.dress}>
            <span>{copy.dress}:</span>{' '}
            <span {...textLanguage(weddingFunction.dress)}>{weddingFunction.dress}</span>
          </p>
        )}
        <div className={styles.actions}>
          {directions && (
            <a
              className={styles.directions}
              href={directions}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={copy.directionsTo(weddingFunction.name)}
            >
              <Icon name="pin" size={20} />
              {copy.directions}
            </a>
          )}
          <div className={styles.calendars}>
            <button
              type="button"
              className={styles.quiet}
              aria-label={copy.calendarFor(weddingFunction.name)}
              onClick={() => giveCalendar('function.ics', [entry], savedAt)}
            >
              {copy.calendar}
            </button>
            <a
              className={styles.quiet}
              href={googleCalendarLink(entry)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={copy.googleFor(weddingFunction.name)}
            >
              {copy.google}
            </a>
          </div>
        </div>
      </div>
    </li>
  );
}
