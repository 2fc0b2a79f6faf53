import type { PriceRange } from '#src/config/price.ts';
import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { enquiryText } from '#src/features/enquiry/enquiry-text.ts';
import { ViewSample } from '#src/features/samples/sample-viewer.tsx';
import { rupees } from '#src/lib/money.ts';
import { OfferSlide } from '#src/ui/offer-slide.tsx';
import { Price } from '#src/ui/price.tsx';
import { RateRow } from '#src/ui/rate-row.tsx';
import type { CrackerItem, CrackerPackage } from '#text/catalogue/firecrackers.ts';
import { FIRECRACKERS_PAGE } from '#text/firecrackers.ts';
import styles from './cracker-row.module.css';

/** A package with the price of each item. */
export function CrackerRow({ offered }: { offered: CrackerPackage }) {
  const { id, title, items, highlight, picture } = offered;
  const { price, isOut } = useItem(`firecrackers/${id}`, offered.price);
  return (
    <RateRow
      title={title}
      titleId={id}
      level={3}
      long
      picture={picture}
      line={highlight}
      price={<Price price={price} />}
      actions={
        <>
          <ViewSample service={id} title={title} describedBy={id} />
          <BookNow
            label={FIRECRACKERS_PAGE.book}
            describedBy={id}
            isOut={isOut}
            text={packageEnquiry({ ...offered, price })}
          />
        </>
      }
    >
      <ul className={styles.items} aria-label={FIRECRACKERS_PAGE.items(title)}>
        {items.map((item) => (
          <li key={item.name} className={styles.item}>
            <span>{item.name}</span> <span className={styles.figure}>= {rupees(item.price)}</span>
          </li>
        ))}
      </ul>
    </RateRow>
  );
}

export function CrackerSlide({ offered }: { offered: CrackerPackage }) {
  const titleId = `collection-${offered.id}`;
  const { price, isOut } = useItem(`firecrackers/${offered.id}`, offered.price);
  return (
    <OfferSlide
      title={offered.title}
      titleId={titleId}
      picture={offered.picture}
      price={<Price price={price} />}
      action={
        <BookNow
          label={FIRECRACKERS_PAGE.book}
          describedBy={titleId}
          isOut={isOut}
          text={packageEnquiry({ ...offered, price })}
        />
      }
    />
  );
}

/** 'name = price' (specification §3). */
function itemLine({ name, price }: CrackerItem): string {
  return `${name} = ${rupees(price)}`;
}

interface Offered extends Pick<CrackerPackage, 'title' | 'items'> {
  readonly price: number | PriceRange;
}

/** About a package at its price of today. */
function packageEnquiry({ title, price, items }: Offered): string {
  return enquiryText({
    service: FIRECRACKERS_PAGE.service,
    item: title,
    price,
    details: items.map(itemLine),
  });
}
