import type { PriceRange } from '#src/config/price.ts';
import { ENQUIRY } from '#src/content/enquiry.ts';
import { rupeeRange, rupees } from '#src/lib/money.ts';

/** What somebody wants to book, order or ask about. */
export interface Wanted {
  /** The page it is sold on: 'Car Service'. */
  readonly service: string;
  /** Its name there: 'Innova Crysta'. */
  readonly item: string;
  /** Whole rupees, a range, or words where there is no single price. Left out only for what has none. */
  readonly price?: number | PriceRange | string;
  /** What the price is for: 'a day'. */
  readonly unit?: string;
  /** Further lines: '+ ₹300 each night'. */
  readonly details?: readonly string[];
  /** Absolute address of its picture. */
  readonly pictureLink?: string;
  /** The wedding a guest orders for, instead of room for date and place. */
  readonly wedding?: { readonly names: readonly string[]; readonly when: string } | undefined;
}

/** A text that books: greeting, the item with its service, price, details, and room for date and place. */
export function bookingText(wanted: Wanted): string {
  return write(ENQUIRY.opening.book, wanted);
}

/** The same for goods that are ordered. */
export function orderText(wanted: Wanted): string {
  return write(ENQUIRY.opening.order, wanted);
}

/** The same for what we only answer questions about. */
export function enquiryText(wanted: Wanted): string {
  return write(ENQUIRY.opening.ask, wanted);
}

function write(
  opening: string,
  { service, item, price, unit, details = [], pictureLink, wedding }: Wanted,
): string {
  const lines = [opening, `*${item}* (${service})`];
  if (price !== undefined) lines.push(`${ENQUIRY.price}: ${priceWords(price)}${unit ? ` ${unit}` : ''}`);
  lines.push(...details);
  if (pictureLink) lines.push(`${ENQUIRY.picture}: ${pictureLink}`);
  lines.push(wedding ? ENQUIRY.forWedding(wedding.names.join(' & '), wedding.when) : ENQUIRY.closing);
  return lines.join('\n');
}

function priceWords(price: number | PriceRange | string): string {
  if (typeof price === 'string') return price;
  return typeof price === 'number' ? rupees(price) : rupeeRange(price);
}
