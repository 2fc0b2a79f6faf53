import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { rupees } from '#src/lib/money.ts';
import type { ServicePackage } from '#text/catalogue/dj.ts';
import { ADD_ONS } from '#text/catalogue/dj.ts';
import { DJ_PAGE } from '#text/dj.ts';

/** 'Extra umbrella light ₹1,500 each'. */
export const ADD_ON_LINES: readonly string[] = ADD_ONS.map(({ name, price, unit }) =>
  [name, rupees(price), unit].filter(Boolean).join(' '),
);

/** Booking text of a package; the custom one lists all add-ons. */
export function packageText(offered: ServicePackage, service: string): string {
  return offered.price === undefined
    ? bookingText({ service, item: offered.title, price: DJ_PAGE.custom, details: ADD_ON_LINES })
    : bookingText({ service, item: offered.title, price: offered.price });
}
