import type { CalendarEntry } from '#src/domain/invitation/calendar.ts';
import { googleCalendarLink } from '#src/domain/invitation/calendar.ts';
import type { WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { directionsLink, timeOf } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
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
  const texts = guestTexts(language).page;
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
            <span>{texts.dress}:</span>{' '}
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
              aria-label={texts.directionsTo(weddingFunction.name)}
            >
              <Icon name="pin" size={20} />
              {texts.directions}
            </a>
          )}
          <div className={styles.calendars}>
            <button
              type="button"
              className={styles.quiet}
              aria-label={texts.calendarFor(weddingFunction.name)}
              onClick={() => giveCalendar('function.ics', [entry], savedAt)}
            >
              {texts.calendar}
            </button>
            <a
              className={styles.quiet}
              href={googleCalendarLink(entry)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.googleFor(weddingFunction.name)}
            >
              {texts.google}
            </a>
          </div>
        </div>
      </div>
    </li>
  );
}
