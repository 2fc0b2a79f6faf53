import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { ViewSample } from '#src/features/samples/sample-viewer.tsx';
import { rupees } from '#src/lib/money.ts';
import { Price } from '#src/ui/price.tsx';
import { RateRow } from '#src/ui/rate-row.tsx';
import type { CrackerPackage } from '#text/catalogue/firecrackers.ts';
import { FIRECRACKERS_PAGE } from '#text/firecrackers.ts';
import { packageEnquiry } from './cracker-enquiry.ts';
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
