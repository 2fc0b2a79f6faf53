import type { CrackerCategory, CrackerItem, CrackerPackage } from '#src/catalogue/firecrackers.ts';
import { FIRECRACKERS_PAGE } from '#src/content/firecrackers.ts';
import { enquiryText } from '#src/features/enquiry/enquiry-text.ts';
import { rupees } from '#src/lib/money.ts';

/** 'name = price', as specification §3 lists a package's items. */
export function itemLine({ name, price }: CrackerItem): string {
  return `${name} = ${rupees(price)}`;
}

/** The text that asks for a package, with all it holds. */
export function packageEnquiry({ title, price, items }: CrackerPackage): string {
  return enquiryText({
    service: FIRECRACKERS_PAGE.service,
    item: title,
    price,
    details: items.map(itemLine),
  });
}

/** The text that asks about a category, with every price of it. */
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
