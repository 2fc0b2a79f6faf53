import type { PriceRange } from '#src/config/price.ts';
import type { ChosenDate } from '#src/data/chosen-date.ts';
import { chosenText } from '#src/data/chosen-date.ts';
import { rupeeRange, rupees } from '#src/lib/money.ts';
import { ENQUIRY } from '#text/enquiry.ts';

/** An item named in a WhatsApp text: service 'Car Service', item 'Innova Crysta', unit 'a day'. */
export interface EnquiryItem {
  readonly service: string;
  readonly item: string;
  /** Whole rupees, a range, or text such as 'on request'. */
  readonly price?: number | PriceRange | string;
  readonly unit?: string;
  readonly details?: readonly string[];
  readonly pictureLink?: string;
  /** Replaces the date and place the sender fills in. */
  readonly wedding?: { readonly names: readonly string[]; readonly when: string } | undefined;
}

export function bookingText(item: EnquiryItem): string {
  return write(ENQUIRY.opening.book, item);
}

export function orderText(item: EnquiryItem): string {
  return write(ENQUIRY.opening.order, item);
}

export function enquiryText(item: EnquiryItem): string {
  return write(ENQUIRY.opening.ask, item);
}

/** A text that ends by naming date and place, with those that the visitor has chosen. */
export function withDate(text: string, chosen: ChosenDate): string {
  return text.endsWith(ENQUIRY.closing) ? text + chosenText(chosen) : text;
}

function write(
  opening: string,
  { service, item, price, unit, details = [], pictureLink, wedding }: EnquiryItem,
): string {
  const lines = [opening, `*${item}* (${service})`];
  if (price !== undefined) lines.push(`${ENQUIRY.price}: ${priceText(price)}${unit ? ` ${unit}` : ''}`);
  lines.push(...details);
  if (pictureLink) lines.push(`${ENQUIRY.picture}: ${pictureLink}`);
  lines.push(wedding ? ENQUIRY.forWedding(wedding.names.join(' & '), wedding.when) : ENQUIRY.closing);
  return lines.join('\n');
}

function priceText(price: number | PriceRange | string): string {
  if (typeof price === 'string') return price;
  return typeof price === 'number' ? rupees(price) : rupeeRange(price);
}
