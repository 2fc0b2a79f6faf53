import { SITE_LANGUAGE } from '#src/config/site-language.ts';
import { ORDER_PAGE } from '#src/content/orders.ts';
import { instantInIndia, showIndiaDay } from '#src/lib/india-time.ts';
import { groupDigits } from '#src/lib/money.ts';
import { formatPhone } from '#src/lib/phone.ts';
import type { OrderFacts } from './order.ts';

/** `2027-02-14` → `14 February 2027`. */
export function showDay(date: string): string {
  const instant = instantInIndia(date, '12:00');
  return instant === undefined ? date : showIndiaDay(instant, SITE_LANGUAGE);
}

/** What is known about the customer and the wedding, each with its label. */
export function factsOf({ name, phone, couple, date, place, guests }: OrderFacts): [string, string][] {
  const { facts } = ORDER_PAGE;
  const all: [string, string][] = [
    [facts.name, name],
    [facts.phone, formatPhone(phone)],
    [facts.couple, couple],
    [facts.date, date && showDay(date)],
    [facts.place, place],
    [facts.guests, guests > 0 ? groupDigits(guests) : ''],
  ];
  return all.filter(([, value]) => value !== '');
}
