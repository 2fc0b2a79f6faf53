import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { ViewSample } from '#src/features/samples/sample-viewer.tsx';
import { RoomSlot } from '#src/features/wedding-date/room-slot.tsx';
import { rupees } from '#src/lib/money.ts';
import { ItemList } from '#src/ui/item-list.tsx';
import { Price } from '#src/ui/price.tsx';
import { RateRow } from '#src/ui/rate-row.tsx';
import type { Extra, PhotographyPackage } from '#text/catalogue/photography.ts';
import { PHOTOGRAPHY } from '#text/photography.ts';
import styles from './photography-tier.module.css';

/** `Drone + ₹5,000`. */
function extraLine({ name, price }: Extra): string {
  return `${name} + ${rupees(price)}`;
}

export function PackageRow({ item }: { item: PhotographyPackage }) {
  const { service, book, extras, included } = PHOTOGRAPHY;
  const { price, isOut } = useItem(`photography/${item.id}`, item.price);
  const lines = item.extras.map(extraLine);
  const details = lines.length > 0 ? [`${extras}: ${lines.join(', ')}`] : [];
  return (
    <RateRow
      title={item.title}
      titleId={item.id}
      picture={item.picture}
      badge={<RoomSlot thing="photographer" />}
      long
      price={<Price price={price} />}
      priceNote={lines.map((line) => (
        <span key={line} className={styles.extra}>
          {line}
        </span>
      ))}
      actions={
        <>
          <BookNow
            label={book}
            text={bookingText({ service, item: item.title, price, details })}
            isOut={isOut}
            describedBy={item.id}
          />
          <ViewSample service={item.id} title={item.title} describedBy={item.id} />
        </>
      }
    >
      <ItemList label={included(item.title)} items={item.items} />
    </RateRow>
  );
}
