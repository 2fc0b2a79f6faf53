import { PATHS } from '#src/config/paths.ts';
import { SITE } from '#src/config/site.ts';
import { showIndiaWeekday } from '#src/domain/india-time.ts';
import type { CalendarEntry } from '#src/domain/invitation/calendar.ts';
import { calendarEntry, googleCalendarLink } from '#src/domain/invitation/calendar.ts';
import type { Invitation, WeddingFunction } from '#src/domain/invitation/invitation.ts';
import { isToday } from '#src/domain/invitation/life.ts';
import { coupleNames, directionsLink, timeOf } from '#src/domain/invitation/wording.ts';
import { textLanguage } from '#src/lib/text-language.ts';
import { guestTexts } from '#src/locales/guest-texts.ts';
import type { Language } from '#src/locales/locales.ts';
import { Icon } from '#src/ui/icon.tsx';
import functionRowStyles from './function-row.module.css';
import styles from './functions.module.css';
import { giveCalendar } from './give-calendar.ts';

interface FunctionsProps {
  readonly invitation: Invitation;
  readonly functions: readonly WeddingFunction[];
  readonly language: Language;
  readonly now: number;
}

/** Day by day; those of today come first, under a line that says so. */
export function Functions({ invitation, functions, language, now }: FunctionsProps) {
  if (functions.length === 0) return null;
  const texts = guestTexts(language).page;
  const today = functions.filter((weddingFunction) => isToday(now, weddingFunction));
  const names = coupleNames(invitation, language);
  const address = `${SITE.url}${PATHS.invitation(invitation.code)}`;
  const entries = functions.map((weddingFunction) => calendarEntry(weddingFunction, { names, address }));

  return (
    <section className={styles.functions} aria-label={texts.functions}>
      {today.map((weddingFunction) => (
        <p key={weddingFunction.key} className={styles.today}>
          {texts.today(weddingFunction.name, timeOf(weddingFunction, language))}
        </p>
      ))}
      <h2>{texts.functions}</h2>
      {byDay(functions, language).map(([day, ofDay]) => (
        <div key={ofDay[0]?.key} className={styles.day}>
          <h3>
            {ofDay.some((weddingFunction) => isToday(now, weddingFunction)) ? texts.todayTitle(day) : day}
          </h3>
          <ul>
            {ofDay.map((weddingFunction) => {
              const entry = entries[functions.indexOf(weddingFunction)];
              return (
                entry && (
                  <FunctionRow
                    key={weddingFunction.key}
                    weddingFunction={weddingFunction}
                    entry={entry}
                    language={language}
                    savedAt={invitation.updatedAt}
                  />
                )
              );
            })}
          </ul>
        </div>
      ))}
      {entries.length > 1 && (
        <button
          type="button"
          className={styles.all}
          onClick={() => giveCalendar('wedding.ics', entries, invitation.updatedAt, texts.calendarFailed)}
        >
          <Icon name="download" size={20} />
          {texts.allInCalendar}
        </button>
      )}
    </section>
  );
}

function byDay(
  functions: readonly WeddingFunction[],
  language: Language,
): ReadonlyArray<readonly [day: string, functions: readonly WeddingFunction[]]> {
  const days: [string, WeddingFunction[]][] = [];
  for (const weddingFunction of functions) {
    const day = showIndiaWeekday(weddingFunction.start, guestTexts(language).dates);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(weddingFunction);
    else days.push([day, [weddingFunction]]);
  }
  return days;
}

interface FunctionRowProps {
  readonly weddingFunction: WeddingFunction;
  readonly entry: CalendarEntry;
  readonly language: Language;
  readonly savedAt: number;
}

function FunctionRow({ weddingFunction, entry, language, savedAt }: FunctionRowProps) {
  const texts = guestTexts(language).page;
  const directions = directionsLink(weddingFunction);
  return (
    <li className={functionRowStyles.row}>
      <p
        className={functionRowStyles.time}
        {...(weddingFunction.timeLabel ? textLanguage(weddingFunction.timeLabel) : {})}
      >
        {timeOf(weddingFunction, language)}
      </p>
      <div>
        <h4 className={functionRowStyles.name} {...textLanguage(weddingFunction.name)}>
          {weddingFunction.name}
        </h4>
        {weddingFunction.venue && (
          <p className={functionRowStyles.venue} {...textLanguage(weddingFunction.venue)}>
            {weddingFunction.venue}
          </p>
        )}
        {weddingFunction.dress && (
          <p className={functionRowStyles.dress}>
            <span>{texts.dress}:</span>{' '}
            <span {...textLanguage(weddingFunction.dress)}>{weddingFunction.dress}</span>
          </p>
        )}
        <div className={functionRowStyles.actions}>
          {directions && (
            <a
              className={functionRowStyles.directions}
              href={directions}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={texts.directionsTo(weddingFunction.name)}
            >
              <Icon name="pin" size={20} />
              {texts.directions}
            </a>
          )}
          <div className={functionRowStyles.calendars}>
            <button
              type="button"
              className={functionRowStyles.quiet}
              aria-label={texts.calendarFor(weddingFunction.name)}
              onClick={() => giveCalendar('function.ics', [entry], savedAt, texts.calendarFailed)}
            >
              {texts.calendar}
            </button>
            <a
              className={functionRowStyles.quiet}
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
