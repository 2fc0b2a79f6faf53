import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { enquiryText } from '#src/features/enquiry/enquiry-text.ts';
import { rupees } from '#src/lib/money.ts';
import type { CrackerCategory } from '#text/catalogue/firecrackers.ts';
import { FIRECRACKERS_PAGE } from '#text/firecrackers.ts';
import styles from './price-category.module.css';

export function PriceCategory({ category }: { category: CrackerCategory }) {
  const titleId = `prices-${category.category.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className={styles.category} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{category.category}</h3>
        <BookNow label={FIRECRACKERS_PAGE.book} describedBy={titleId} text={categoryEnquiry(category)} />
      </div>
      <dl>
        {category.items.map(({ name, prices }) => (
          <div key={name} className={styles.item}>
            <dt>{name}</dt>
            <dd>
              <ul className={styles.prices}>
                {prices.map(({ size, price }) => (
                  <li key={size}>
                    {size} <b>{rupees(price)}</b>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function categoryEnquiry({ category, items }: CrackerCategory): string {
  return enquiryText({
    service: FIRECRACKERS_PAGE.service,
    item: FIRECRACKERS_PAGE.priceList.enquiry(category),
    details: items.map(
      ({ name, prices }) =>
        `${name}: ${prices.map(({ size, price }) => `${size} ${rupees(price)}`).join(', ')}`,
    ),
  });
}
