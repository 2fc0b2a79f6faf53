import { useItem } from '#src/data/board/today-store.ts';
import { BookNow } from '#src/features/enquiry/book-now.tsx';
import { bookingText } from '#src/features/enquiry/enquiry-text.ts';
import { Heading } from '#src/ui/heading.tsx';
import { Price } from '#src/ui/price.tsx';
import { Section, Wrap } from '#src/ui/section.tsx';
import type { AddOn } from '#text/catalogue/photography.ts';
import { ADD_ONS } from '#text/catalogue/photography.ts';
import { PHOTOGRAPHY } from '#text/photography.ts';
import styles from './add-ons.module.css';

/** Add-ons that can be hired with any package. */
export function AddOns() {
  const { addOns } = PHOTOGRAPHY;
  return (
    <Section labelledBy="add-ons">
      <Wrap>
        <div className={styles.columns}>
          <Heading title={addOns.title} line={addOns.line} id="add-ons" />
          <ul className={styles.list}>
            {ADD_ONS.map((item) => (
              <AddOnRow key={item.id} item={item} />
            ))}
          </ul>
        </div>
      </Wrap>
    </Section>
  );
}

function AddOnRow({ item }: { item: AddOn }) {
  const { price, isOut } = useItem(`photography/${item.id}`, item.price);
  const { service, book } = PHOTOGRAPHY;
  return (
    <li className={styles.row}>
      <div>
        <h3 id={item.id}>{item.title}</h3>
        <p className={styles.line}>{item.line}</p>
      </div>
      <Price price={price} />
      <BookNow
        label={book}
        text={bookingText({ service, item: item.title, price })}
        isOut={isOut}
        describedBy={item.id}
      />
    </li>
  );
}
