import type { PriceRange } from '#src/config/price.ts';
import { enquiryText } from '#src/features/enquiry/enquiry-text.ts';
import { rupees } from '#src/lib/money.ts';
import type { CrackerCategory, CrackerItem, CrackerPackage } from '#text/catalogue/firecrackers.ts';
import { FIRECRACKERS_PAGE } from '#text/firecrackers.ts';

/** 'name = price' (specification §3). */
export function itemLine({ name, price }: CrackerItem): string {
  return `${name} = ${rupees(price)}`;
}

interface Offered extends Pick<CrackerPackage, 'title' | 'items'> {
  readonly price: number | PriceRange;
}

/** About a package at its price of today. */
export function packageEnquiry({ title, price, items }: Offered): string {
  return enquiryText({
    service: FIRECRACKERS_PAGE.service,
    item: title,
    price,
    details: items.map(itemLine),
  });
}

export function categoryEnquiry({ category, items }: CrackerCategory): string {
  return enquiryText({
    service: FIRECRACKERS_PAGE.service,
    item: FIRECRACKERS_PAGE.priceList.enquiry(category),
    details: items.map(
      ({ name, prices }) =>
        `${name}: ${prices.map(({ size, price }) => `${size} ${rupees(price)}`).join(', ')}`,
    ),
  });
}
