import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { ViewSample } from '#src/features/samples/sample-viewer.tsx';
import { ItemList } from '#src/ui/item-list.tsx';
import { Price } from '#src/ui/price.tsx';
import { RateRow } from '#src/ui/rate-row.tsx';
import type { ServicePackage } from '#text/catalogue/dj.ts';
import { DJ_PAGE } from '#text/dj.ts';
import { ADD_ON_LINES, packageText } from './package-enquiry.ts';
import { PackageRoom } from './package-room.tsx';
import styles from './package-row.module.css';

interface PackageRowProps {
  offered: ServicePackage;
  service: string;
  /** About three screens down the page or more. */
  below?: boolean;
}

/** A DJ or horse package; the custom one lists the add-ons with their prices. */
export function PackageRow({ offered, service, below = false }: PackageRowProps) {
  const { id, title, includes, highlight, picture } = offered;
  const { price, isOut } = useItem(`dj/${id}`, offered.price);
  const custom = price === undefined;
  return (
    <RateRow
      title={title}
      titleId={id}
      level={3}
      long
      below={below}
      picture={picture}
      badge={<PackageRoom id={id} />}
      line={highlight}
      price={custom ? <span className={styles.custom}>{DJ_PAGE.custom}</span> : <Price price={price} />}
      {...(custom ? { priceNote: DJ_PAGE.customNote } : {})}
      actions={
        <>
          <ViewSample service={id} title={title} describedBy={id} />
          <BookNow
            label={DJ_PAGE.book}
            describedBy={id}
            isOut={isOut}
            text={packageText({ ...offered, price }, service)}
          />
        </>
      }
    >
      <ItemList label={DJ_PAGE.includes(title)} items={custom ? ADD_ON_LINES : includes} />
    </RateRow>
  );
}
