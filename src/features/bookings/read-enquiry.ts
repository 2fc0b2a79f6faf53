/** Parses a message that a customer sent from our pages, in either language of the shop. */
import { CARS } from '#src/catalogue/cars.ts';
import { ADD_ONS_PACKAGE, HORSE_PACKAGES } from '#src/catalogue/dj.ts';
import { ADD_ONS } from '#src/catalogue/photography.ts';
import type { ServiceId } from '#src/domain/booking/bookable.ts';
import type { Part } from '#src/domain/booking/slots.ts';
import { PARTS } from '#src/domain/booking/slots.ts';
import { BOOKING_WORDS } from '#src/locales/en/booking-words.ts';
import { DATES } from '#src/locales/en/dates.ts';
import { DJ_PAGE } from '#src/locales/en/dj.ts';
import { ENQUIRY } from '#src/locales/en/enquiry.ts';
import { MAKEUP_PAGE } from '#src/locales/en/makeup.ts';
import { PHOTOGRAPHY } from '#src/locales/en/photography.ts';
import { BOOKING_WORDS as HINDI_WORDS } from '#src/locales/hi/booking-words.ts';
import { CARS as HINDI_CARS } from '#src/locales/hi/catalogue/cars.ts';
import {
  ADD_ONS_PACKAGE as HINDI_ADD_ONS_PACKAGE,
  HORSE_PACKAGES as HINDI_HORSE_PACKAGES,
} from '#src/locales/hi/catalogue/dj.ts';
import { ADD_ONS as HINDI_ADD_ONS } from '#src/locales/hi/catalogue/photography.ts';
import { DATES as HINDI_DATES } from '#src/locales/hi/dates.ts';
import { DJ_PAGE as HINDI_DJ } from '#src/locales/hi/dj.ts';
import { ENQUIRY as HINDI_ENQUIRY } from '#src/locales/hi/enquiry.ts';
import { MAKEUP_PAGE as HINDI_MAKEUP } from '#src/locales/hi/makeup.ts';
import { PHOTOGRAPHY as HINDI_PHOTOGRAPHY } from '#src/locales/hi/photography.ts';
import type { BookingDraft, BookingStart } from './booking-draft.ts';

const SERVICES: readonly (readonly [name: string, id: ServiceId])[] = [
  [DJ_PAGE.service, 'dj'],
  [HINDI_DJ.service, 'dj'],
  [DJ_PAGE.horse.service, 'horse'],
  [HINDI_DJ.horse.service, 'horse'],
  [PHOTOGRAPHY.service, 'photographer'],
  [HINDI_PHOTOGRAPHY.service, 'photographer'],
  [MAKEUP_PAGE.service, 'makeup-artist'],
  [HINDI_MAKEUP.service, 'makeup-artist'],
];

interface Need {
  readonly id: string;
  readonly count: number;
}

/** By title: what does not simply take one of its service. Add-ons come with what is booked already. */
const NEEDS = new Map<string, Need | undefined>([
  ...[...CARS, ...HINDI_CARS].map(({ name, id }) => [name, { id, count: 1 }] as const),
  ...[...HORSE_PACKAGES, ...HINDI_HORSE_PACKAGES].map(
    ({ title, horses = 1 }) => [title, { id: 'horse', count: horses }] as const,
  ),
  ...[ADD_ONS_PACKAGE, HINDI_ADD_ONS_PACKAGE, ...ADD_ONS, ...HINDI_ADD_ONS].map(
    ({ title }) => [title, undefined] as const,
  ),
]);

/** `*Innova Crysta* (Car Service)`. */
const ITEM = /\*([^*\n]+)\* \(([^)\n]+)\)/g;

const MONTHS = [DATES.months, HINDI_DATES.months] as const;

const DAY = new RegExp(`(\\d{1,2}) (${MONTHS.flat().join('|')}) (20\\d\\d)`, 'u');

/** Only what the message says. */
export function readEnquiry(message: string): BookingStart {
  const wants: Record<string, number> = {};
  for (const [, item = '', service = ''] of message.matchAll(ITEM)) {
    const need = needOf(item, service);
    if (need && need.count > 0) wants[need.id] = (wants[need.id] ?? 0) + need.count;
  }
  const day = dayIn(message);
  return { ...(Object.keys(wants).length > 0 && { wants }), ...(day && { day }), ...wherein(message) };
}

/**
 * A booking after a message was pasted: with what the message says, and without what the one before it filled in, unless that was
 * corrected. The same once more changes nothing.
 *
 * @param said what the message before it says
 * @param first the booking as its form was opened
 */
export function withEnquiry(
  typed: BookingDraft,
  says: BookingStart,
  said: BookingStart,
  first: BookingDraft,
): BookingDraft {
  if (isSame(says, said)) return typed;
  const kept = <Name extends keyof BookingStart>(name: Name): BookingDraft[Name] =>
    isSame(typed[name], said[name]) ? first[name] : typed[name];
  return {
    ...typed,
    wants: says.wants ?? kept('wants'),
    day: says.day ?? kept('day'),
    part: says.part ?? kept('part'),
    place: says.place ?? kept('place'),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function needOf(item: string, service: string): Need | undefined {
  if (NEEDS.has(item)) return NEEDS.get(item);
  const id = SERVICES.find(([name]) => name === service)?.[1];
  return id && { id, count: 1 };
}

function dayIn(message: string): string | undefined {
  const [, date = '', name = '', year = ''] = DAY.exec(message) ?? [];
  const month = Math.max(...MONTHS.map((months) => months.indexOf(name))) + 1;
  return year === '' ? undefined : `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** The part of the day and the place, which follow the date. */
function wherein(message: string): BookingStart {
  const line = message
    .split('\n')
    .find((one) => [ENQUIRY, HINDI_ENQUIRY].some(({ closing }) => one.startsWith(closing)));
  const [, ...rest] = line?.split(', ') ?? [];
  const isPart = (word: string | undefined, part: Part) =>
    word === BOOKING_WORDS.parts[part] || word === HINDI_WORDS.parts[part];
  const part = PARTS.find((one) => isPart(rest[0], one));
  const place = (part ? rest.slice(1) : rest).join(', ');
  return { ...(part && { part }), ...(place !== '' && { place }) };
}
