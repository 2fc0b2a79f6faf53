/** The date and place that a visitor looks for: chosen once, kept on this phone, used by all pages. */
import { BOOKED_MONTH_PREFIX, CHOSEN_DATE_KEY } from '#src/config/late-storage-keys.ts';
import type { Part } from '#src/domain/booking/slots.ts';
import { PARTS } from '#src/domain/booking/slots.ts';
import { indiaDay, instantInIndia } from '#src/domain/india-time.ts';
import { showDay } from '#src/domain/show-day.ts';
import { fieldsOf } from '#src/lib/fields-of.ts';
import { keysStartingWith, removeText } from '#src/lib/storage.ts';
import { createStoredState } from '#src/lib/stored-state.ts';
import { BOOKING_WORDS } from '#text/booking-words.ts';

export interface ChosenDate {
  /** In India, as `2027-02-12`. */
  readonly day: string;
  readonly part: Part;
  readonly place: string;
}

const NONE: ChosenDate = { day: '', part: 'day', place: '' };

export const chosenDate = createStoredState<ChosenDate>({
  key: CHOSEN_DATE_KEY,
  empty: NONE,
  parse: (stored) => ({ data: parseChosen(stored), dropped: false }),
});

function parseChosen(stored: unknown): ChosenDate {
  const { day, part, place } = fieldsOf(stored);
  if (typeof day !== 'string' || instantInIndia(day, '12:00') === undefined) return NONE;
  return {
    day,
    part: PARTS.find((one) => one === part) ?? NONE.part,
    place: typeof place === 'string' ? place : '',
  };
}

/** `undefined` before a date is chosen, once it has passed, and until the page is hydrated. */
export function useChosenDate(): ChosenDate | undefined {
  const chosen = chosenDate.useSelected(({ data }) => data);
  return chosen.day >= indiaDay(Date.now()) ? chosen : undefined;
}

/** Also forgets which month was looked at. */
export function forgetChosenDate(): void {
  chosenDate.change(() => NONE);
  for (const key of keysStartingWith(BOOKED_MONTH_PREFIX)) removeText(key);
}

/** `12 February 2027, evening`. */
export function chosenDay({ day, part }: ChosenDate): string {
  return `${showDay(day)}, ${BOOKING_WORDS.parts[part]}`;
}

export function chosenText(chosen: ChosenDate): string {
  return [chosenDay(chosen), chosen.place].filter(Boolean).join(', ');
}
