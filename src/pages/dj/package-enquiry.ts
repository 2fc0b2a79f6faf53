import type { PriceRange } from '#src/config/price.ts';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { rupees } from '#src/lib/money.ts';
import type { ServicePackage } from '#text/catalogue/dj.ts';
import { ADD_ONS } from '#text/catalogue/dj.ts';
import { DJ_PAGE } from '#text/dj.ts';

/** 'Extra umbrella light ₹1,500 each'. */
export const ADD_ON_LINES: readonly string[] = ADD_ONS.map(({ name, price, unit }) =>
  [name, rupees(price), unit].filter(Boolean).join(' '),
);

interface Offered extends Pick<ServicePackage, 'title'> {
  readonly price: number | PriceRange | undefined;
}

/** Booking text of a package at its price of today; the custom one lists all add-ons. */
export function packageText({ title, price }: Offered, service: string): string {
  return price === undefined
    ? bookingText({ service, item: title, price: DJ_PAGE.custom, details: ADD_ON_LINES })
    : bookingText({ service, item: title, price });
}
